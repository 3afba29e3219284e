import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { Language } from '#core/messages.ts'
import { type Look, looks, type PageContext, type TextSize, textSizes } from '#core/page.ts'
import { Refusal } from '#core/refusals.ts'
import { readCookie } from '#core/session-cookies.ts'
import { pageContext } from '#web/page-context.ts'
import type { House } from '../compose.ts'
import { hereTransport, httpTransport } from '../transports.ts'
import { developmentPolicy, pagePolicy } from './headers.ts'
import { requestFacts } from './mount.ts'
import { isSameOrigin } from './origin.ts'

export type SiteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

// The largest form a page takes is a picture; anything above is refused before it is read.
const formLimit = 8 * 1024 * 1024

/** The site: every address that nothing else answers. */
export async function mountPages(app: FastifyInstance, house: House, site: () => Promise<SiteHandler>): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) => done(null, body))
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      request.language = languageOfPath(request.url)
      const isWrite = request.method === 'POST'
      if (isWrite && isAppleReturn(request)) return returnFromApple(request, reply)
      if (isWrite && !isSameOrigin(request)) throw new Refusal('F-REQ-8o3')
      const page = pageOf(house, request)
      const context = new RouterContextProvider(new Map([[pageContext, page]]))
      const response = await (await site())(webRequest(request), context)
      return send(reply, response, { house, page })
    },
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
const dropped = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-url',
  'x-rewrite-url',
  'x-react-router-spa-mode',
  'x-react-router-prerender-data',
]

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || dropped.includes(name) || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { protocol } = new URL(request.tenant.public_url)
  const url = new URL(request.url, `${protocol}//${request.headers.host}`)
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

const isAppleReturn = (request: FastifyRequest) => /^\/(?:en\/)?redirect-apple(?:\?|$)/.test(request.url)

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
