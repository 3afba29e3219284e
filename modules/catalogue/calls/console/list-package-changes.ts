import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { changesWhere, selectChanges, totalChanges } from '../../store.package-changes.ts'

type Call = typeof contract.listPackageChanges

export async function listPackageChanges(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language } = ctx
  const where = changesWhere(scopesOf(staff), input.search)
  const { rows, next_cursor } = await selectChanges(db, where, input)
  const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  const names = await staffNames(
    db,
    rows.map(({ submitted_by }) => submitted_by),
  )
  return {
    rows: rows.map(({ id, name, partner_id, package_state, content, submitted_by, submitted_at }) => ({
      id,
      package_name: name[language] || name.id,
      partner_name: partners.get(partner_id)?.name ?? '',
      is_new: package_state === 'in_review',
      fields: Object.keys(content.fields).length,
      dates: content.dates.length + (content.date_changes?.length ?? 0),
      submitted_by: names.get(submitted_by) ?? '',
      submitted_at: submitted_at.toISOString(),
    })),
    next_cursor,
    total: await totalChanges(db, where),
  }
}
