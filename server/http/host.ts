import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '#core/ids.ts'
import { type Language, languageOf } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Tenant } from '#core/tenant.ts'
import type { Application } from '../compose.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant
    language: Language
    /** The person's address as our own pages report it, where pages and API are apart. */
    clientIp?: string
    /** Sent by our own pages, proved by the site's key. */
    isFromSite?: boolean
    /** Sent to the host of the desk. */
    isConsole?: boolean
    /** Asked for by a person: failures answer in HTML. */
    isPage?: boolean
  }
}

/** Handles that say nothing of a tenant and must answer whoever asks by address. */
const withoutTenant = new Set(['/healthz', '/readyz', '/metrics'])

/** Finds the tenant by the one Host header; a request that could mean two hosts means none. */
export function findTenant(app: FastifyInstance, application: Application): void {
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.headers['accept-language'])
    if (withoutTenant.has(request.url.split('?')[0] ?? '')) return
    const vouched = vouchedFor(request, application.config.site_key)
    if (vouched) request.isFromSite = true
    if (vouched?.ip) request.clientIp = vouched.ip
    const host = vouched?.host ?? request.headers.host ?? ''
    const name = isAmbiguous(request) ? undefined : hostName(host)
    request.isConsole = name !== undefined && name === application.config.console_host
    const tenant = name === undefined ? undefined : (application.tenants.byHost(name) ?? ofDesk(application, request))
    if (!tenant) throw new Refusal(codes.host_unknown)
    request.tenant = tenant
    // Before anything is read or answered: elsewhere there is no desk, whatever the method or the body. The addresses of its
    // pages are the site's there, and lead nowhere.
    // By the route that answers, which an address with encoded letters reaches as well.
    if (!request.isConsole && deskCalls.test(request.routeOptions.url ?? request.url))
      throw new Refusal(codes.not_found)
  })
}

const deskCalls = /^\/api\/console(\/|\?|$)/
const deskPath = /^\/(console(\.data)?|api\/console)(\/|\?|$)/

/** The desk may have a host of its own, which shows no tenant's site: its calls look at no tenant. */
function ofDesk(application: Application, request: FastifyRequest): Tenant | undefined {
  return request.isConsole && deskPath.test(request.url) ? application.tenants.all()[0] : undefined
}

function isAmbiguous(request: FastifyRequest): boolean {
  const names = request.raw.rawHeaders.filter((_, i) => i % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  return hosts !== 1 || !request.originalUrl.startsWith('/')
}

/** Lower case without the port: `[::1]:3000` → `[::1]`. What no address can have as its port stays, and names nobody. */
export function hostName(host: string): string {
  const [, name, port] = /^(.*):(\d{1,5})$/.exec(host.toLowerCase()) ?? []
  return name !== undefined && Number(port) <= 65_535 ? name : host.toLowerCase()
}

/** Pages on another machine name the host they serve and whom they serve, and prove with the site's key that they may. */
function vouchedFor(request: FastifyRequest, siteKey: string): { host: string; ip: string | undefined } | undefined {
  const { 'x-site-key': key, 'x-site-host': host, 'x-site-client': ip } = request.headers
  if (typeof key !== 'string' || typeof host !== 'string' || !isSameSecret(key, siteKey)) return undefined
  return { host, ip: typeof ip === 'string' && isIP(ip) ? ip : undefined }
}
