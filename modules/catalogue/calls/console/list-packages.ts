import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type * as contract from '../../contract.console.ts'
import { packagesWhere, selectPackages, totalPackages } from '../../store.packages.ts'

type Call = typeof contract.listPackages

export async function listPackages(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language } = ctx
  const where = packagesWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectPackages(db, where, { ...input, now })
  const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  return {
    rows: rows.map(({ name, partner_id, created_at, ...row }) => ({
      ...row,
      name: name[language] || name.id,
      partner_name: partners.get(partner_id)?.name ?? '',
      created_at: created_at.toISOString(),
    })),
    next_cursor,
    total: await totalPackages(db, where),
  }
}
