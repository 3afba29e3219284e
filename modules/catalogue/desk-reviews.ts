import type { StaffCtx } from '#core/context.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { selectDeskReviews } from './store.desk-reviews.ts'

type Row = Awaited<ReturnType<typeof selectDeskReviews>>['rows'][number]
type Ctx = Pick<StaffCtx, 'db' | 'language'>

/** Reviews as the desk shows them, each with its answer and who gave it. */
export async function deskReviews({ db, language }: Ctx, rows: readonly Row[]) {
  const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  const names = await staffNames(
    db,
    rows.flatMap(({ answered_by }) => (answered_by ? [answered_by] : [])),
  )
  return rows.map(({ partner_id, package_name, created_at, answer, answered_at, answered_by, ...row }) => ({
    ...row,
    package_name: package_name[language] || package_name.id,
    partner_name: partners.get(partner_id)?.name ?? '',
    created_at: created_at.toISOString(),
    answer:
      answer && answered_at && answered_by
        ? { text: answer, by: names.get(answered_by) ?? '', at: answered_at.toISOString() }
        : null,
  }))
}
