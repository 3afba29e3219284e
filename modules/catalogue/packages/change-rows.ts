import type { StaffCtx } from '#core/context.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { selectChanges } from '../store.package-changes.ts'

type Row = Awaited<ReturnType<typeof selectChanges>>['rows'][number]
type Ctx = Pick<StaffCtx, 'db' | 'language'>

/** What waits for a reviewer, named in a language; as a table and as a file. */
export async function changeRows({ db, language }: Ctx, rows: readonly Row[]) {
  const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  const names = await staffNames(
    db,
    rows.map(({ submitted_by }) => submitted_by),
  )
  return rows.map(({ id, name, partner_id, package_state, content, submitted_by, submitted_at }) => ({
    id,
    package_name: name[language] || name.id,
    partner_name: partners.get(partner_id)?.name ?? '',
    is_new: package_state === 'in_review',
    fields: Object.keys(content.fields).length,
    dates: content.dates.length + (content.date_changes?.length ?? 0),
    submitted_by: names.get(submitted_by) ?? '',
    submitted_at: submitted_at.toISOString(),
  }))
}

export type ChangeLine = Awaited<ReturnType<typeof changeRows>>[number]
