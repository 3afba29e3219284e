import type { Db } from '#core/context.ts'
import { pictureSource } from '#core/pictures.ts'
import type { Tenant } from '#core/tenant.ts'
import { listHosts } from '#modules/tenant/module.ts'
import type { Config } from './config.ts'

export type Tenants = { byHost(host: string): Tenant | undefined; refresh(): Promise<void>; all(): Tenant[] }

/** Host names → tenants, in memory; `follow-tenants.ts` has them read again. */
export async function loadTenants(db: Db, config: Config, port: () => number): Promise<Tenants> {
  let hosts = new Map<string, Tenant>()
  const refresh = async () => {
    const rows = await listHosts(db)
    hosts = new Map(
      rows.map(({ host, tenant: { logo_picture_id, ...tenant } }) => {
        const logo = logo_picture_id ? pictureSource(logo_picture_id, 320, 'webp') : tenant.logo
        return [host, { ...tenant, logo, public_url: publicUrl(config, tenant.domain_name, port()) }]
      }),
    )
  }
  await refresh()
  return {
    byHost: (host) => hosts.get(host),
    refresh,
    all: () => [...new Map([...hosts.values()].map((tenant) => [tenant.id, tenant])).values()],
  }
}

/** Links are built from configuration and the tenant's own record: what a client sends as Host never ends up in a mail. */
function publicUrl(config: Config, domain: string, port: number): string {
  const base = new URL(config.PUBLIC_URL ?? (config.demo ? `http://localhost:${port}` : 'https://localhost'))
  base.hostname = domain
  return base.origin
}
