import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cache } from '#core/cache.ts'
import { isCallFailure } from '#core/client.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import type { Application } from '../compose.ts'
import { matchesTag } from '../etag.ts'
import { requestFacts } from '../http/mount.ts'
import { transportOf } from '../http/page-visit.ts'
import { brandPictures } from '../pictures/brand-picture.ts'
import { gate, isBusy } from '../pictures/gate.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { variantMaker } from '../pictures/serve.ts'
import { type Card, coloursOf, drawCard } from './draw.ts'
import { type Facts, type FactsContext, kinds, siteFacts } from './facts.ts'
import { drawVerse } from './verse.ts'

// Raise it when the drawing changes, or those who have an old picture keep it.
const version = 2
const limits = { entries: 400, bytes: { most: 48 * 1024 * 1024, of: (drawn: Buffer) => drawn.length } }
/** A drawing takes a core for a moment: one at a time, and few who wait. */
const oneByOne = gate({ at_once: 1, waiting: 30 })

/** Pictures for those who share an address of the site, drawn from what its page shows. */
export function mountOpenGraph(app: FastifyInstance, application: Application): void {
  const draw = drawer(application)
  const take = application.nodes.limits('pictures')
  // A page has one picture, so whoever asks for so many asks for no page.
  const points = Math.ceil(application.config.RATE_LIMIT_PER_MINUTE / 10)
  app.get('/og/*', async (request, reply) => {
    const { ip } = requestFacts(request)
    const wait = points === 0 ? undefined : await take(networkOf(ip), { points, seconds: 60 })
    if (wait !== undefined) throw new Refusal(codes.too_many_requests, { retry_after_seconds: wait })
    const context = factsContextOf(application, request)
    const facts = await factsOf(context, request)
    if (!facts) throw new Refusal(codes.not_found)
    const { name, logo } = context.tenant
    return send(request, reply, { card: { facts, brand: { name, logo, colours: coloursOf(context.tenant) } }, draw })
  })
}

function factsContextOf(application: Application, request: FastifyRequest): FactsContext {
  const { tenant } = request
  const language: Language = /[?&]lang=en(?:&|$)/.test(request.url) ? 'en' : 'id'
  const transport = transportOf(application, { tenant, language, request: requestFacts(request) })
  return { tenant, language, transport, site_key: application.config.site_key }
}

/** What the address speaks of; nothing where there is no such thing, or it is not shown here. */
async function factsOf(context: FactsContext, { url }: FastifyRequest): Promise<Facts | undefined> {
  const path = decodeURIComponent(url.split('?')[0] ?? '')
  if (path === '/og/site.png') return siteFacts(context)
  const [, name = '', slug = ''] = /^\/og\/([a-z]+)\/([^/]+)\.png$/.exec(path) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  try {
    return await kind?.(context, slug)
  } catch (error) {
    if (isCallFailure(error) && error.status < 500) return undefined
    throw error
  }
}

type Drawer = (card: Card, digest: string) => Promise<Buffer>

function drawer(application: Application): Drawer {
  const drawings = cache<Buffer>(limits)
  const store = pictureStore(application)
  const variant = variantMaker(store)
  const logoOf = brandPictures(store, variant)
  const make = (card: Card) =>
    card.facts.verse ? oneByOne(() => drawVerse(card, application.config.root)) : withPicture(card)
  const withPicture = async (card: Card) => {
    const stored = await store.find(card.facts.picture_id)
    const picture = stored && (await variant(stored.file_key, { width: 1280, format: 'jpeg' }))
    const logo = await logoOf(card.brand.logo)
    return oneByOne(() => drawCard(card, { picture, logo, root: application.config.root }))
  }
  return (card, digest) => drawings.load(digest, () => make(card))
}

async function send(request: FastifyRequest, reply: FastifyReply, { card, draw }: { card: Card; draw: Drawer }) {
  const digest = createHash('sha256')
    .update(`${version}\n${JSON.stringify(card)}`)
    .digest('base64url')
    .slice(0, 27)
  const etag = `"${digest}"`
  const headers = { etag, 'cache-control': 'public, max-age=3600' }
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.headers(headers).code(304).send()
  try {
    const bytes = await draw(card, digest)
    return reply.headers(headers).type('image/png').send(bytes)
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new Refusal(codes.service_unavailable, { retry_after_seconds: 2 })
  }
}
