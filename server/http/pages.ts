import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { Language } from '#core/messages.ts'
import { type Look, looks, type PageContext, type TextSize, textSizes } from '#core/page.ts'
import { Refusal } from '#core/refusals.ts'
import { readCookie } from '#core/session-cookies.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import { pageContext } from '#web/page-context.ts'
import type { House } from '../compose.ts'
import type { Config } from '../config.ts'
import { memoryLimits } from '../limits.ts'
import { hereTransport, httpTransport } from '../transports.ts'
import { developmentPolicy, pagePolicy } from './headers.ts'
import { refuseOtherMethods } from './methods.ts'
import { requestFacts } from './mount.ts'
import { isSameOrigin } from './origin.ts'

export type SiteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

// The largest form a page takes is a picture; anything above is refused before it is read.
const formLimit = 8 * 1024 * 1024

/** The site: every address that nothing else answers. */
export async function mountPages(app: FastifyInstance, house: House, site: () => Promise<SiteHandler>): Promise<void> {
  const wait = pageLimit(house.config)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    request.isPage = true
    request.language = languageOfPath(request.url)
    const seconds = wait(requestFacts(request).ip)
    if (seconds !== undefined) throw new Refusal('F-REQ-7r7', { retry_after_seconds: seconds })
  })
  for (const url of ['/redirect-apple', '/en/redirect-apple']) {
    app.post(url, { bodyLimit: 64 * 1024 }, async (request, reply) => returnFromApple(request, reply))
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    // Refused before it is read: a form from elsewhere is not worth its megabytes.
    onRequest: async (request) => {
      if (request.method === 'POST' && !isSameOrigin(request)) throw new Refusal('F-REQ-8o3')
    },
    handler: async (request, reply) => {
      if (request.method === 'POST') await checkForm(request)
      const page = pageOf(house, request)
      const context = new RouterContextProvider(new Map([[pageContext, page]]))
      const response = await (await site())(webRequest(request), context)
      return send(reply, response, { house, page })
    },
  })
  refuseOtherMethods(
    app,
    ['GET', 'POST'].map((method) => ({ method, path: '/*' })),
  )
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
  if (!/^multipart\/form-data;/i.test(type)) throw new Refusal('F-REQ-6t6')
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('F-REQ-0m1')
  })
}

/** `/en`, `/en/…` and their data requests are English; the rest is Indonesian. */
export const languageOfPath = (url: string): Language => (/^\/en(?:[/?]|\.data|$)/.test(url) ? 'en' : 'id')

function pageOf(house: House, request: FastifyRequest): PageContext {
  const { tenant, language } = request
  const cookie_header = request.headers.cookie ?? ''
  const facts = { tenant, language, request: requestFacts(request) }
  const { API_URL } = house.config
  return {
    tenant,
    language,
    look: looks.find((look): look is Look => look === readCookie(cookie_header, 'look')) ?? 'classic',
    text_size: textSizes.find((size): size is TextSize => size === readCookie(cookie_header, 'text_size')) ?? '100',
    affiliate_code: readCookie(cookie_header, 'affiliate_code'),
    demo: house.config.demo,
    development: house.config.NODE_ENV === 'development',
    nonce: randomBytes(18).toString('base64url'),
    now: house.clock.now(),
    secure: tenant.public_url.startsWith('https:'),
    cookie_header,
    site_key: house.config.site_key,
    transport: API_URL
      ? httpTransport({ ...house, api_url: API_URL, site_key: house.config.site_key }, facts)
      : hereTransport(house, facts),
    report: (error) => request.log.error({ err: error }, 'a page failed'),
    set_cookies: [],
  }
}

/** Headers a browser has no business sending to a page, and that proxies and frameworks have been fooled with. */
const dropped = /^(?::|x-forwarded-|x-original-|x-rewrite-|x-react-router-|x-site-|forwarded$)/

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || dropped.test(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { protocol } = new URL(request.tenant.public_url)
  const url = new URL(`${protocol}//${request.headers.host?.toLowerCase()}${request.url}`)
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(url, { method: request.method, headers, body: request.method === 'POST' ? body : null })
}

async function send(
  reply: FastifyReply,
  response: Response,
  { house, page }: { house: House; page: PageContext },
): Promise<FastifyReply> {
  for (const cookie of page.set_cookies) reply.header('set-cookie', cookie)
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const policy = pagePolicy(page.nonce, house.outside.signInOrigins())
    reply.header('content-security-policy', page.development ? developmentPolicy(policy) : policy)
  }
  return reply.send(response)
}

/** Apple posts across sites, where our cookies do not travel; sent on as a GET they do, and the state can be checked. */
function returnFromApple(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8').slice(0, 8000) : '')
  const kept = new URLSearchParams()
  for (const name of ['state', 'code', 'user', 'error']) {
    const value = form.get(name)
    if (value) kept.set(name, value)
  }
  return reply.redirect(`/redirect-apple?${kept}`, 303)
}
