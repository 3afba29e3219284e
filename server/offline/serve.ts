import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cache } from '#core/cache.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Tenant } from '#core/tenant.ts'
import { placeOf } from '#web/offline/places.ts'
import type { Application } from '../compose.ts'
import { matchesTag } from '../etag.ts'
import { brandPictures } from '../pictures/brand-picture.ts'
import { gate, isBusy } from '../pictures/gate.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { variantMaker } from '../pictures/serve.ts'
import { farewell } from './farewell.ts'
import { brandOf, drawIcon, type Icon, sizes } from './icon.ts'
import { manifestOf, wholePages } from './manifest.ts'

const hourSeconds = 60 * 60
const limits = { entries: 200, bytes: { most: 8 * 1024 * 1024, of: (icon: Buffer) => icon.length } }
const oneByOne = gate({ at_once: 1, waiting: 30 })
/** A worker's own policy: it asks this site, and nothing else. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What makes the site installable, and readable without a network. `assets`: where the built worker is, if it is built. */
export async function mountOffline(
  app: FastifyInstance,
  application: Application,
  assets: string | undefined,
): Promise<void> {
  const isOn = assets !== undefined && application.config.OFFLINE === '1'
  const worker = isOn ? await readFile(join(assets, 'sw.js'), 'utf8') : farewell
  const draw = drawer(application)
  app.get('/sw.js', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
    return send(request, reply, { type: 'text/javascript; charset=utf-8', body: worker })
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = /[?&]lang=en(?:&|$)/.test(request.url) ? 'en' : 'id'
    reply.header('cache-control', `public, max-age=${hourSeconds}`)
    const body = JSON.stringify(manifestOf(request.tenant, language))
    return send(request, reply, { type: 'application/manifest+json; charset=utf-8', body })
  })
  app.get('/offline-pages.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    const body = JSON.stringify(isOn ? wholePages(request.tenant, (path) => placeOf(path)?.whole === true) : [])
    return send(request, reply, { type: 'application/json; charset=utf-8', body })
  })
  app.get('/icons/:file', async (request, reply) => {
    const icon = iconIn(request.url)
    if (!icon) throw new Refusal(codes.not_found)
    // The manifest names icons with a mark of the brand, so each address lasts; a bare one may change its colours.
    const isLasting = /[?&]v=/.test(request.url)
    reply.header('cache-control', `public, max-age=${isLasting ? 30 * 24 * hourSeconds : hourSeconds}`)
    return send(request, reply, { type: 'image/png', body: await draw(request.tenant, icon) })
  })
}

function iconIn(url: string): Icon | undefined {
  const [, mask, number] = /^\/icons\/(maskable-)?(\d{3})\.png(?:\?|$)/.exec(url) ?? []
  const size = sizes.find((known) => String(known) === number)
  return size && { size, purpose: mask ? 'maskable' : 'any' }
}

type File = { type: string; body: string | Buffer }

function send(request: FastifyRequest, reply: FastifyReply, { type, body }: File): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

/** Draws an icon of a tenant once; its own picture, where it has one, stands on its ground. */
function drawer(application: Application) {
  const icons = cache<Buffer>(limits)
  const store = pictureStore(application)
  const variant = variantMaker(store)
  const pictureOf = brandPictures(store, variant)
  return async (tenant: Tenant, icon: Icon): Promise<Buffer> => {
    const brand = brandOf(tenant)
    const key = JSON.stringify([brand, icon])
    const make = async () => {
      const picture = await pictureOf(brand.logo)
      return oneByOne(() => drawIcon(icon, brand, picture))
    }
    try {
      return await icons.load(key, make)
    } catch (error) {
      if (!isBusy(error)) throw error
      throw new Refusal(codes.service_unavailable, { retry_after_seconds: 2 })
    }
  }
}
