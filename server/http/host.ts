import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf, type Language } from '#core/messages.ts'
import { Refusal } from '#core/refusals.ts'
import type { Tenant } from '#core/tenant.ts'
import type { Tenants } from '../tenants.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant
    language: Language
  }
}

/** Handles that say nothing of a tenant and must answer whoever asks by address. */
const withoutTenant = new Set(['/healthz', '/readyz', '/metrics'])

/** Finds the tenant by the one Host header; a request that could mean two hosts means none. */
export function findTenant(app: FastifyInstance, tenants: Tenants): void {
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.headers['accept-language'])
    if (withoutTenant.has(request.url.split('?')[0] ?? '')) return
    const tenant = isAmbiguous(request) ? undefined : tenants.byHost(hostName(request.headers.host ?? ''))
    if (!tenant) throw new Refusal('F-HST-4m1')
    request.tenant = tenant
  })
}

function isAmbiguous(request: FastifyRequest): boolean {
  const names = request.raw.rawHeaders.filter((_, i) => i % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  return hosts !== 1 || !request.raw.url?.startsWith('/')
}

/** Lower case without the port: `[::1]:3000` → `[::1]`. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '')
