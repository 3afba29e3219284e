import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transport } from '#core/client.ts'
import type { Language } from '#core/messages.ts'
import {
  type ColorScheme,
  colorSchemes,
  type Look,
  looks,
  type PageContext,
  type TextSize,
  textSizes,
} from '#core/page.ts'
import { readCookie } from '#core/session-cookies.ts'
import { isDevice } from '#modules/search/rules/device.ts'
import { findPage } from '#web/find-page.ts'
import { knownQuery } from '#web/page-query.ts'
import { splitLanguage } from '#web/to.ts'
import { analyticsOf } from '../analytics.ts'
import type { Application } from '../compose.ts'
import { hereTransport, httpTransport, type PageRequest } from '../transports.ts'
import { requestFacts } from './mount.ts'

/** A page that is asked for: where, by whom, and with what. */
export type Visit = PageRequest & {
  url: URL
  headers: Headers
  cookie_header: string
  method: string
  body: Uint8Array<ArrayBuffer> | null
  is_for_any_member?: boolean
  report(error: unknown): void
}

/** Headers a browser has no business sending to a page, and that proxies and frameworks have been fooled with. */
const dropped = /^(?::|x-forwarded-|x-original-|x-rewrite-|x-react-router-|x-site-|forwarded$)/

export function visitOf(request: FastifyRequest): Visit {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || dropped.test(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { tenant, language, method } = request
  const { protocol } = new URL(tenant.public_url)
  return {
    tenant,
    language,
    request: requestFacts(request),
    url: knownQuery(new URL(`${protocol}//${request.headers.host?.toLowerCase()}${request.url}`)),
    headers,
    cookie_header: request.headers.cookie ?? '',
    method,
    body: method === 'POST' && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
    report: (error) => request.log.error({ err: error, route: routeOf(request.url) }, 'a page failed'),
  }
}

/** The page that an address belongs to, by its pattern: the address itself may name a person's things. */
export const routeOf = (url: string): string | undefined =>
  findPage(splitLanguage((url.split('?')[0] ?? '').replace(/\.data$/, '')).path)?.path

/** `/en`, `/en/…` and their data requests are English; the rest is Indonesian. */
export const languageOfPath = (url: string): Language => (/^\/en(?:[/?]|\.data|$)/.test(url) ? 'en' : 'id')

export const lookOf = (cookies: string): Look =>
  looks.find((look): look is Look => look === readCookie(cookies, 'look')) ?? 'classic'

export const textSizeOf = (cookies: string): TextSize =>
  textSizes.find((size): size is TextSize => size === readCookie(cookies, 'text_size')) ?? '100'

export const colorSchemeOf = (cookies: string): ColorScheme =>
  colorSchemes.find((scheme): scheme is ColorScheme => scheme === readCookie(cookies, 'color_scheme')) ?? 'system'

/** How calls are made on someone's behalf: in this process, or to where the API is. */
export function transportOf(application: Application, facts: PageRequest): Transport {
  const { API_URL, site_key, console_host } = application.config
  return API_URL
    ? httpTransport({ ...application, api_url: API_URL, site_key, console_host }, facts)
    : hereTransport(application, facts)
}

/** What the site is told of a visit. */
export function contextOf(application: Application, visit: Visit): PageContext {
  const { tenant, language, request, is_console, cookie_header, report } = visit
  const facts = { tenant, language, request, is_console }
  const page: PageContext = {
    tenant,
    language,
    look: lookOf(cookie_header),
    text_size: textSizeOf(cookie_header),
    color_scheme: colorSchemeOf(cookie_header),
    affiliate_code: readCookie(cookie_header, 'affiliate_code'),
    demo: application.config.demo,
    development: application.config.NODE_ENV === 'development',
    analytics: analyticsOf({ tenant, config: application.config }),
    offline: application.config.OFFLINE === '1' && application.config.NODE_ENV !== 'development',
    is_for_any_member: visit.is_for_any_member ?? false,
    is_unseen: visit.headers.get('sec-fetch-dest') === 'empty' && !visit.url.pathname.endsWith('.data'),
    nonce: randomBytes(18).toString('base64url'),
    now: application.clock.now(),
    secure: tenant.public_url.startsWith('https:'),
    cookie_header,
    site_key: application.config.site_key,
    sign: (text) => application.keys.keyedHash('page-note', `${tenant.id} ${text}`),
    transport: transportOf(application, facts),
    report,
    name_device() {
      if (isDevice(facts.request.device_id)) return
      const device_id = randomUUID()
      facts.request = { ...facts.request, device_id }
      const secure = page.secure ? '; Secure' : ''
      page.set_cookies.push(`device=${device_id}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`)
    },
    set_cookies: [],
  }
  return page
}

const yearSeconds = 365 * 24 * 60 * 60

export const webRequest = ({ url, method, headers, body }: Visit): Request =>
  new Request(url, { method, headers, body })
