import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Tenant } from '#core/tenant.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import { oneSpelling } from '#web/one-spelling.ts'
import { pageContext } from '#web/page-context.ts'
import { visitCookies } from '#web/visit-cookies.ts'
import type { Application } from '../compose.ts'
import type { Config } from '../config.ts'
import { memoryLimits } from '../limits.ts'
import { codingOf, compress } from './coding.ts'
import { beyondOf, byNonce, developmentPolicy, pagePolicy } from './headers.ts'
import { knownCodes } from './known-codes.ts'
import { refuseOtherMethods } from './methods.ts'
import { requestFacts } from './mount.ts'
import { copyHeaders, offlineVisit } from './offline-copy.ts'
import { isSameOrigin } from './origin.ts'
import { memberHeaders, pageCache, type RenderedPage, sendCached } from './page-cache.ts'
import { readPageForms } from './page-forms.ts'
import { contextOf, languageOfPath, type Visit, visitOf, webRequest } from './page-visit.ts'
import { type PublicVisit, publicVisit } from './public-visit.ts'

export type SiteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The site: every address that nothing else answers. */
export async function mountPages(
  app: FastifyInstance,
  application: Application,
  site: () => Promise<SiteHandler>,
): Promise<void> {
  const draw = drawer(application, site)
  const cache = pageCache(application)
  const isKnownCode = knownCodes(application)
  const sendCopy = copySender({ application, cache, draw })
  readPageForms(app, application)
  limitPages(app, application.config)
  for (const url of ['/redirect-apple', '/en/redirect-apple']) {
    app.post(url, async (request, reply) => returnFromApple(request, reply))
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    // Refused before it is read: a form from elsewhere is not worth its megabytes.
    onRequest: async (request, reply) => {
      if (request.method === 'POST' && !isSameOrigin(request)) throw new Refusal(codes.origin_foreign)
      return request.method === 'POST' ? undefined : leadToOneSpelling(request, reply)
    },
    handler: async (request, reply) => {
      if (request.method === 'POST') await checkForm(request)
      const visit = visitOf(request)
      const copy = offlineVisit(visit)
      if (copy) return sendCopy(request, reply, copy)
      for (const cookie of visitCookies(visit)) reply.header('set-cookie', cookie)
      const forAll = await publicVisit(visit, isKnownCode)
      const taken = forAll && (await cache.take(forAll, () => draw(forAll)))
      const headers = forAll?.is_for_any_member ? memberHeaders : undefined
      if (taken && 'cached' in taken) return sendCached(request, reply, { page: taken.cached, headers })
      return send(request, reply, { drawn: taken?.drawn ?? (await draw(visit)), application })
    },
  })
  refuseOtherMethods(
    app,
    ['GET', 'POST'].map((method) => ({ method, path: '/*' })),
  )
}

/** A page that answered to every spelling of its path would be rendered, and cached, for each. */
function leadToOneSpelling(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { pathname, search } = new URL(request.url, 'http://x')
  const path = oneSpelling(pathname)
  return path === undefined || path === pathname ? undefined : reply.redirect(path + search, 301)
}

function limitPages(app: FastifyInstance, config: Config): void {
  const wait = pageLimit(config)
  app.addHook('onRequest', async (request) => {
    request.isPage = true
    request.language = languageOfPath(request.url)
    const seconds = wait(requestFacts(request).ip)
    if (seconds !== undefined) throw new Refusal(codes.too_many_requests, { retry_after_seconds: seconds })
  })
}

/** Pages of one address and minute, as many as calls: whoever reads faster is no person. */
function pageLimit(config: Config): (ip: string) => number | undefined {
  const take = memoryLimits(() => performance.now())
  const points = config.RATE_LIMIT_PER_MINUTE
  return (ip) => (points === 0 ? undefined : take(networkOf(ip), { points, seconds: 60 }))
}

/** A form that cannot be read is refused here, or each action would fail at it in its own way. */
async function checkForm(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type']
  if (type === undefined || /^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return
  if (!/^multipart\/form-data;/i.test(type)) throw new Refusal(codes.content_type_unsupported)
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(codes.request_unreadable)
  })
}

type Drawn = RenderedPage & { is_development: boolean; tenant: Tenant }

/** Has the site draw a page, and notices whether all it asked for was there. */
function drawer(application: Application, site: () => Promise<SiteHandler>): (visit: Visit) => Promise<Drawn> {
  return async (visit) => {
    let is_whole = true
    let isAway = false
    const report = (error: unknown) => {
      is_whole = false
      isAway ||= isCallFailure(error) && error.status === 503
      visit.report(error)
    }
    const page = contextOf(application, { ...visit, report })
    const { transport } = page
    page.transport = async (wire) => {
      const reply = await transport(wire)
      if (reply.status >= 429) is_whole = false
      return reply
    }
    const context = new RouterContextProvider(new Map([[pageContext, page]]))
    const drawn = await (await site())(webRequest(visit), context)
    // React Router makes every failure of a loader a 500; one that says "come again" stays what it is.
    const response =
      isAway && drawn.status === 500 ? new Response(drawn.body, { headers: drawn.headers, status: 503 }) : drawn
    const { nonce, set_cookies, development: is_development, tenant } = page
    return { response, is_whole, nonce, set_cookies, is_development, tenant }
  }
}

type Tools = { application: Application; cache: ReturnType<typeof pageCache>; draw: (visit: Visit) => Promise<Drawn> }

/** Sends a page to be kept on a device; one that is not for everyone, such as a 404, goes as it is and unmarked. */
const copySender =
  ({ application, cache, draw }: Tools) =>
  async (request: FastifyRequest, reply: FastifyReply, visit: PublicVisit): Promise<FastifyReply> => {
    const taken = (await cache.take(visit, () => draw(visit))) ?? { drawn: await draw(visit) }
    if ('cached' in taken) return sendCached(request, reply, { page: taken.cached, headers: copyHeaders })
    const page = await cache.press(taken.drawn, visit.tenant)
    return page
      ? sendCached(request, reply, { page, headers: copyHeaders })
      : send(request, reply, { drawn: taken.drawn, application })
  }

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

type Sent = { drawn: Drawn; application: Application }

async function send(request: FastifyRequest, reply: FastifyReply, { drawn, application }: Sent): Promise<FastifyReply> {
  const { response, nonce, set_cookies, is_development, tenant } = drawn
  for (const cookie of set_cookies) reply.header('set-cookie', cookie)
  // Said already here, so that hooks see it: Fastify reads it off a response only after them.
  reply.code(response.status)
  if (!isHtml(response)) return reply.send(response)
  const policy = pagePolicy(byNonce(nonce), beyondOf(application, tenant))
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.header('content-security-policy', is_development ? developmentPolicy(policy) : policy)
  return sendWhole(request, reply, Buffer.from(await response.arrayBuffer()))
}

/** A page is whole when it is sent: no stream is needed to compress it. */
async function sendWhole(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const coding = codingOf(request.headers['accept-encoding'])
  return coding
    ? reply.header('content-encoding', coding).send(await compress(bytes, coding, 'one'))
    : reply.send(bytes)
}

/** Apple posts across sites, where our cookies do not travel; sent on as a GET they do, and the state can be checked. */
function returnFromApple(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8').slice(0, 8000) : '')
  const carried = new URLSearchParams()
  for (const name of ['state', 'code', 'user', 'error']) {
    const value = form.get(name)
    if (value) carried.set(name, value)
  }
  return reply.redirect(`/redirect-apple?${carried}`, 303)
}
