import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { newId } from '#core/ids.ts'
import { type Language, languageOf } from '#core/messages.ts'
import { readCookies } from '#core/session-cookies.ts'
import { scopesOf } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'
import { consultantsOfStaff } from '#modules/affiliate/module.ts'
import { findStaffBySecret } from '#modules/staff/module.ts'
import type { Application } from '../compose.ts'
import { hostName } from '../http/host.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { CallRequest } from '../pipeline.ts'
import type { Admitted } from './events.ts'

const oneHost = (request: IncomingMessage): string | undefined => {
  const hosts = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 ? hostName(request.headers.host ?? '') : undefined
}

/** The tenant a handshake is for: by its one Host header, and from no other site's pages. */
export function tenantFor(request: IncomingMessage, { tenants }: Pick<Application, 'tenants'>): Tenant | undefined {
  const host = oneHost(request)
  const tenant = host === undefined ? undefined : tenants.byHost(host)
  if (!tenant) return undefined
  const { origin } = request.headers
  return origin === undefined || isOwnOrigin(request.headers, tenant.public_url) ? tenant : undefined
}

/** Whether a handshake may come at all: for a tenant, or for the desk, and from no other site's pages. */
export const isWelcome = (request: IncomingMessage, application: Application): boolean =>
  tenantFor(request, application) !== undefined || isForDesk(request, application)

function isForDesk(request: IncomingMessage, { config, ports }: Application): boolean {
  if (config.console_host === undefined || oneHost(request) !== config.console_host) return false
  return request.headers.origin === undefined || isOwnOrigin(request.headers, ports.desk.brand().public_url)
}

/** Who connects, refused where it is nobody who may. */
export const callerFor = (request: IncomingMessage, application: Application): Promise<Admitted | undefined> =>
  kindOf(request) === 'consultant' ? consultantFor(request, application) : memberFor(request, application)

/** Browsers cannot say headers with a socket; there it stands in the address. */
const inAddress = ({ url = '' }: IncomingMessage, name: string): string | null =>
  new URLSearchParams(url.split('?')[1]).get(name)

const kindOf = (request: IncomingMessage): string =>
  request.headers['x-type']?.toString() ?? inAddress(request, 'x-type') ?? 'customer'

/** A page says its own language, which need not be the browser's. */
export const languageFor = (request: IncomingMessage): Language =>
  languageOf(inAddress(request, 'language') ?? request.headers['accept-language'])

/** Somebody of the desk who answers members of a brand. */
async function consultantFor(request: IncomingMessage, application: Application): Promise<Admitted | undefined> {
  if (!isForDesk(request, application)) return undefined
  const { db, clock, tenants } = application
  const handshake = requestFor(request, application, application.ports.desk.brand())
  const { headers, cookies, language } = handshake
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
  // A cookie counts only where the browser says that our own pages ask.
  const cookie = headers.origin === undefined ? undefined : cookies.staff_token
  const secret = bearer ?? cookie
  const staff = secret === undefined ? undefined : await findStaffBySecret(db, secret, clock.now())
  const grants = staff?.grants.filter(({ role }) => role === 'consultant') ?? []
  if (!staff || grants.length === 0) return undefined
  const [one] = await consultantsOfStaff(db, staff.id, scopesOf({ grants }))
  const tenant = one && tenants.all().find(({ id }) => id === one.tenant_id)
  if (!one || !tenant) return undefined
  const consultant = { id: one.id, staff_id: staff.id, session_id: staff.session_id, name: one.name }
  return { who: 'consultant', consultant, tenant, language }
}

/** Who connects: a member of this tenant, by the headers of an app or the cookie of a browser; refuses everyone else. */
async function memberFor(request: IncomingMessage, application: Application): Promise<Admitted | undefined> {
  const tenant = tenantFor(request, application)
  if (!tenant) return undefined
  const handshake = requestFor(request, application, tenant)
  if (!isCustomer(handshake.headers)) return undefined
  const user = await application.admit.member(handshake)
  return { who: 'member', user, tenant, language: handshake.language }
}

/** A handshake as a call would be asked for. */
function requestFor(request: IncomingMessage, { config }: Application, tenant: Tenant): CallRequest {
  const headers = flat(request)
  return {
    tenant,
    language: languageFor(request),
    request: { id: newId(), ip: clientIp(request, config.TRUST_PROXY), user_agent: '', device_id: undefined },
    headers,
    cookies: readCookies(headers.cookie ?? '', tenant.public_url.startsWith('https:')),
    same_origin: isOwnOrigin(request.headers, tenant.public_url),
    is_console: false,
    from_site: false,
    path: {},
    query: {},
    body: undefined,
    files: {},
  }
}

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
