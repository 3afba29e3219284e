import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cache } from '#core/cache.ts'
import { singleFlight } from '#core/single-flight.ts'
import type { Tenant } from '#core/tenant.ts'
import { supplyVersion } from '#modules/merchandise/module.ts'
import { listingsVersion, productsChanged } from '#modules/search/module.ts'
import type { CachedBy } from '#web/pages.ts'
import type { Application } from '../compose.ts'
import { matchesTag } from '../etag.ts'
import { byHash } from './by-hash.ts'
import { type Coding, codingOf, compress } from './coding.ts'
import { type Beyond, beyondOf, pagePolicy } from './headers.ts'
import type { PublicVisit } from './public-visit.ts'

/** A page as the site has rendered it. `is_whole`: nothing failed on the way, so that it need not do without a part. */
export type RenderedPage = { response: Response; nonce: string; set_cookies: readonly string[]; is_whole: boolean }

export type CachedPage = {
  etag: string
  policy: string
  html: Buffer
  /** Made when first asked for. */
  compressed: Partial<Record<Coding, Promise<Buffer>>>
  made_at: number
}
/** What a cached page was true for: `ahead` is how far the demo's clock was moved, `version` that of what it lists. */
type Ground = { tenant: Tenant; ahead: number; version: string; cached_by: CachedBy }
type Taken<D> = { cached: CachedPage } | { drawn: D } | undefined

const lastsMs = 10 * 60_000
type Stored = CachedPage & Ground & { stored_at: number; products: readonly string[] }
const limits = {
  entries: 1_000,
  // Twice: as it is, and compressed.
  bytes: { most: 64 * 1024 * 1024, of: ({ html }: Stored) => html.length * 2 },
  ttl_ms: ({ made_at }: Stored) => lastsMs - (performance.now() - made_at),
}

/** The packages that a page shows anything of: it links to each. */
const productsIn = (html: Buffer): string[] => [
  ...new Set([...html.toString('latin1').matchAll(/\/product\/([a-z0-9-]+)/g)].map(([, slug = '']) => slug)),
]

/** Whether what a page shows of the listings has changed since it was made. */
const hasAged: Record<CachedBy, (page: Stored, version: string) => boolean> = {
  listings: (page, version) => page.version !== version,
  products: (page) => productsChanged(page.products, page.version),
  shop: (page, version) => page.version !== version,
  time: () => false,
}

/** The pages themselves: which are fresh, and which were good not long ago. */
function pageStore(freshMs: number) {
  const pages = cache<Stored>(limits)
  const keep = (key: string, page: CachedPage, ground: Ground): CachedPage => {
    const products = ground.cached_by === 'products' ? productsIn(page.html) : []
    pages.set(key, { ...page, ...ground, products, stored_at: performance.now() })
    return page
  }
  return {
    keep,
    fresh(key: string, { tenant, ahead, version }: Ground): CachedPage | undefined {
      const known = pages.get(key)
      if (!known || performance.now() - known.stored_at >= freshMs) return undefined
      const isSame = known.tenant === tenant && known.ahead === ahead
      return isSame && !hasAged[known.cached_by](known, version) ? known : undefined
    },
    /** A page that cannot be made just now is answered as it was, where that is not long ago; the next try can wait. */
    asItWas(key: string, ground: Ground): CachedPage | undefined {
      const old = pages.get(key)
      return old && keep(key, old, ground)
    },
  }
}

/** That of what a page lists: the shop's supply, or the packages. */
const versionFor = (cached_by: CachedBy, { db, clock }: Application): string =>
  cached_by === 'shop' ? supplyVersion(db) : listingsVersion(db, clock.now())

type Draw = () => Promise<RenderedPage>

/** Pages that are the same for everyone, cached for a few seconds: docs/decisions/0036. */
export function pageCache(application: Application) {
  const freshMs = application.config.NODE_ENV === 'development' ? 0 : application.config.KEEP_PAGES_SECONDS * 1000
  const store = pageStore(freshMs)
  const share = singleFlight<CachedPage | undefined>()
  const make = async (key: string, ground: Ground, draw: Draw): Promise<CachedPage | undefined> => {
    try {
      const rendered = await draw()
      if (rendered.response.status >= 500) return store.asItWas(key, ground)
      const page = await toCachedPage(rendered, beyondOf(application, ground.tenant))
      return page && store.keep(key, page, ground)
    } catch (error) {
      const old = store.asItWas(key, ground)
      if (!old) throw error
      return old
    }
  }
  /**
   * The page, cached or rendered to be cached. One that is not cacheable goes to whoever caused the rendering, and to nobody
   * else: those who waited get nothing.
   */
  const take = async <D extends RenderedPage>(visit: PublicVisit, draw: () => Promise<D>): Promise<Taken<D>> => {
    if (freshMs === 0) return undefined
    const { key, tenant, cached_by } = visit
    const version = versionFor(cached_by, application)
    const ground = { tenant, ahead: application.clock.ahead(), version, cached_by }
    const known = store.fresh(key, ground)
    if (known) return { cached: known }
    const own: { drawn?: D } = {}
    const drawOnce = async () => {
      own.drawn = await draw()
      return own.drawn
    }
    // Who comes after a change does not share a rendering that began before it.
    const cached = await share(`${key} ${ground.ahead} ${version}`, () => make(key, ground, drawOnce))
    return cached ? { cached } : own.drawn && { drawn: own.drawn }
  }
  /** The page in the same form, also where none are cached. */
  const press = (rendered: RenderedPage, tenant: Tenant) => toCachedPage(rendered, beyondOf(application, tenant))
  return { take, press }
}

const isForAll = ({ response, set_cookies, is_whole }: RenderedPage): boolean =>
  is_whole &&
  response.status === 200 &&
  set_cookies.length === 0 &&
  !response.headers.has('set-cookie') &&
  (response.headers.get('content-type') ?? '').startsWith('text/html')

/** The rendered page in the form that is cached; nothing, and the response as it was, when it is not for everyone. */
async function toCachedPage(rendered: RenderedPage, beyond: Beyond): Promise<CachedPage | undefined> {
  if (!isForAll(rendered)) return undefined
  const bytes = Buffer.from(await rendered.response.arrayBuffer())
  const made = byHash(bytes, rendered.nonce)
  if (!made) {
    rendered.response = new Response(bytes, rendered.response)
    return undefined
  }
  const { html } = made
  const policy = pagePolicy(made.allowed, beyond)
  const digest = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 27)
  // Weak: the bytes differ by content coding.
  return { etag: `W/"${digest}"`, policy, html, compressed: {}, made_at: performance.now() }
}

/** `private, no-cache`: a browser may hold the page if it asks each time whether it still is the page; a proxy may not. */
const usual = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }

/** To a member the page will soon show what is theirs: no browser holds on to it, and no opener sees its window. */
export const memberHeaders = { ...usual, 'cache-control': 'no-store', 'cross-origin-opener-policy': 'same-origin' }

/** A page that is the same for all tells an opener nothing, and a phone need not start a process of its own to show it. */
const forAnyOpener = { 'cross-origin-opener-policy': 'unsafe-none' }

type Sent = { page: CachedPage; headers?: Record<string, string> }

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, headers = usual }: Sent,
): Promise<FastifyReply> {
  reply.headers({ ...forAnyOpener, ...headers, etag: page.etag, 'content-security-policy': page.policy })
  if (matchesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const coding = codingOf(request.headers['accept-encoding'])
  if (!coding) return reply.send(page.html)
  page.compressed[coding] ??= compress(page.html, coding, 'many')
  return reply.header('content-encoding', coding).send(await page.compressed[coding])
}
