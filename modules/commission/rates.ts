import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { type Scope, scopesOf } from '#core/staff.ts'
import { packageNames } from '#modules/catalogue/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import { listTenantNames } from '#modules/tenant/module.ts'
import type { listCommissionRates } from './contract.console.ts'
import { kindOf, rateOn } from './rules/rate.ts'
import { listRates, type RateRow } from './store.ts'

type View = Output<typeof listCommissionRates>['rows'][number]
type Reader = { language: Language; today: string }

const reaches = (scopes: readonly Scope[], tenant_id: string): boolean =>
  scopes.some((scope) => scope.kind === 'platform' || (scope.kind === 'tenant' && scope.id === tenant_id))

/** The tenants within somebody's scopes. */
export async function ownTenants(db: Db, staff: StaffCtx['staff']) {
  const scopes = scopesOf(staff)
  return (await listTenantNames(db)).filter(({ id }) => reaches(scopes, id))
}

/** Of all that hold for the same, the one that does on that day. */
function stateOn(row: RateRow, all: readonly RateRow[], day: string): View['state'] {
  if (row.valid_from > day) return 'to_come'
  const same = all.filter(
    (one) => one.tenant_id === row.tenant_id && one.partner_id === row.partner_id && one.product_id === row.product_id,
  )
  return rateOn(same, row, day)?.id === row.id ? 'today' : 'past'
}

/** Every rate within somebody's scopes, as the desk reads it. */
export async function rateViews(db: Db, staff: StaffCtx['staff'], { language, today }: Reader): Promise<View[]> {
  const rows = await listRates(db, scopesOf(staff))
  const tenants = new Map((await listTenantNames(db)).map(({ id, name }) => [id, name]))
  const partner_ids = [...new Set(rows.flatMap(({ partner_id }) => partner_id ?? []))]
  const partners =
    partner_ids.length === 0 ? new Map<string, { name: string }>() : await partnerLicences(db, partner_ids)
  const packages = await packageNames(db, [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))])
  const people = await staffNames(
    db,
    rows.map(({ made_by }) => made_by),
  )
  return rows.map((row) => ({
    ...{ rate_id: row.id, tenant_id: row.tenant_id, tenant_name: tenants.get(row.tenant_id) ?? '', kind: kindOf(row) },
    name: packages.get(row.product_id ?? '')?.[language] ?? partners.get(row.partner_id ?? '')?.name ?? null,
    ...{ basis_points: row.basis_points, amount: row.amount, valid_from: row.valid_from, source: row.source },
    ...{ state: stateOn(row, rows, today), made_by: people.get(row.made_by) ?? '' },
  }))
}
