import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'
import { storeNames } from '#modules/merchandise/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type { StaffPorts } from '#modules/staff/ports.ts'
import { findBrands } from '#modules/tenant/module.ts'
import type { Config } from './config.ts'
import type { Tenants } from './tenants.ts'

const idsOf = (scopes: readonly Scope[], kinds: readonly Scope['kind'][]): string[] => [
  ...new Set(scopes.flatMap((scope) => (scope.kind !== 'platform' && kinds.includes(scope.kind) ? [scope.id] : []))),
]

/** Partners and banks are both partners of ours, in one table; stores are the shop's. */
async function scopeNames(db: Db, scopes: readonly Scope[]): Promise<ReadonlyMap<string, string>> {
  const [tenants, partners] = [idsOf(scopes, ['tenant']), idsOf(scopes, ['partner', 'bank'])]
  const brands = tenants.length > 0 ? await findBrands(db, tenants) : new Map<string, { name: string }>()
  const licences = partners.length > 0 ? await partnerLicences(db, partners) : new Map<string, { name: string }>()
  const stores = await storeNames(db, idsOf(scopes, ['store']))
  return new Map([...stores, ...[...brands, ...licences].map(([id, { name }]) => [id, name] as const)])
}

/** The console has an address of its own, and looks like the brand whose host it shares, or like the first. */
function lookOf(tenants: Tenants, host: string | undefined): Tenant {
  const shared = host === undefined ? undefined : tenants.byHost(host)
  const brand = shared ?? tenants.all()[0]
  if (!brand) throw new Error('there is no tenant')
  if (shared || host === undefined) return brand
  const address = new URL(brand.public_url)
  address.hostname = host
  return { ...brand, public_url: address.origin }
}

/**
 * Who writes to staff is set with the deployment: whoever may change a brand could otherwise send invitations and links for passwords
 * under any name.
 */
function senderOf({ DESK_NAME, MAIL_FROM }: Settings) {
  const name = DESK_NAME ?? MAIL_FROM?.name ?? 'Rihla'
  return { name, business_name: name, email: MAIL_FROM?.address ?? 'desk@rihla.test' }
}

type Settings = Pick<Config, 'demo' | 'console_host' | 'DESK_NAME' | 'MAIL_FROM'>

export const deskPort = (config: Settings, tenants: Tenants): StaffPorts['desk'] => ({
  brand: () => ({ ...lookOf(tenants, config.console_host), ...senderOf(config) }),
  scopeNames,
  is_demo: config.demo,
})
