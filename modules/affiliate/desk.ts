import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type Staff, scopesOf } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'
import { findBrands } from '#modules/tenant/module.ts'
import type { AffiliatePorts } from './ports.ts'
import { listOwnProfiles } from './store.desk.ts'

type Ctx = Pick<StaffCtx<AffiliatePorts>, 'db' | 'staff' | 'ports'>

export const ownOf = (staff: Staff) => ({ staff_id: staff.id, scopes: scopesOf(staff) })

/** Puts the name of its brand to each. */
export async function withBrands<Row extends { tenant_id: string }>(db: Db, rows: readonly Row[]) {
  const names = await findBrands(db, [...new Set(rows.map(({ tenant_id }) => tenant_id))])
  return rows.map(({ tenant_id, ...row }) => ({
    ...row,
    brand: { id: tenant_id, name: names.get(tenant_id)?.name ?? '' },
  }))
}

export function siteOf(ports: AffiliatePorts, tenant_id: string): Tenant {
  const site = ports.sites.all().find(({ id }) => id === tenant_id)
  if (!site) throw new Error(`no brand is ${tenant_id}`)
  return site
}

/** A profile of one's own and the site it is at; any other is not there. */
export async function ownProfile({ db, staff, ports }: Ctx, consultant_id: string) {
  const profile = (await listOwnProfiles(db, ownOf(staff))).find(({ id }) => id === consultant_id)
  if (!profile) throw new Refusal(codes.not_found)
  return { ...profile, site: siteOf(ports, profile.tenant_id) }
}

export const linkAddress = (site: Tenant, token: string): string => `${site.public_url}/r/${token}`
