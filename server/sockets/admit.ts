import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Caller } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { type Language, languageOf } from '#core/messages.ts'
import { readCookies } from '#core/session-cookies.ts'
import type { Tenant } from '#core/tenant.ts'
import type { Application } from '../compose.ts'
import { hostName } from '../http/host.ts'
import { isOwnOrigin } from '../http/origin.ts'

/** The tenant a handshake is for: by its one Host header, and from no other site's pages. */
export function tenantFor(request: IncomingMessage, { tenants }: Pick<Application, 'tenants'>): Tenant | undefined {
  const hosts = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  const tenant = hosts === 1 ? tenants.byHost(hostName(request.headers.host ?? '')) : undefined
  if (!tenant) return undefined
  const { origin } = request.headers
  return origin === undefined || isOwnOrigin(request.headers, tenant.public_url) ? tenant : undefined
}

type Admitted = { user: Caller; tenant: Tenant; language: Language }

/** Who connects: a member of this tenant, by the headers of an app or the cookie of a browser; refuses everyone else. */
export async function memberFor(request: IncomingMessage, application: Application): Promise<Admitted | undefined> {
  const tenant = tenantFor(request, application)
  const headers = flat(request)
  if (!tenant || !isCustomer(headers)) return undefined
  const secure = tenant.public_url.startsWith('https:')
  const language = languageOf(headers['accept-language'])
  const user = await application.admit({
    tenant,
    language,
    request: {
      id: newId(),
      ip: clientIp(request, application.config.TRUST_PROXY),
      user_agent: '',
      device_id: undefined,
    },
    headers,
    cookies: readCookies(headers.cookie ?? '', secure),
    same_origin: isOwnOrigin(request.headers, tenant.public_url),
    is_console: false,
    from_site: false,
    path: {},
    query: {},
    body: undefined,
    files: {},
  })
  return { user, tenant, language }
}

/** Other kinds of callers have no sockets yet. */
const isCustomer = (headers: Record<string, string | undefined>): boolean =>
  (headers['x-type'] ?? 'customer') === 'customer' && (headers['x-customer-type'] ?? 'marketplace') === 'marketplace'

const flat = (request: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

/** The last proxy of ours says where it came from; a client's own word counts for nothing. */
export function clientIp(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '0.0.0.0'
  if (proxies === 0) return own
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const address = forwarded.at(-proxies)?.trim() ?? ''
  return isIP(address) ? address : own
}
