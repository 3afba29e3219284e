import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { seePackage } from '../contract.console.ts'
import { latestChange, listHistory } from '../store.package-changes.ts'
import type { PackageRow } from '../store.packages.ts'
import { describedPictures } from './pictures.ts'
import { publishingView } from './publishing.ts'
import { savedContent } from './write.ts'

type Ctx = Pick<StaffCtx, 'db' | 'now' | 'language'>
type Change = NonNullable<Awaited<ReturnType<typeof latestChange>>>
type Names = ReadonlyMap<string, string>

/** Who submitted what when, and what became of it. */
export const changeView = (change: Change, names: Names) => ({
  change_id: change.id,
  state: change.state,
  submitted_at: change.submitted_at.toISOString(),
  submitted_by: names.get(change.submitted_by) ?? '',
  explanation: change.explanation,
  decided_at: change.decided_at?.toISOString() ?? null,
  decided_by: change.decided_by && (names.get(change.decided_by) ?? ''),
  reason: change.reason,
})

export const peopleOf = (change: Change): string[] => [
  change.submitted_by,
  ...(change.decided_by ? [change.decided_by] : []),
]

/** A package as the desk shows it. */
export async function packageView(ctx: Ctx, row: PackageRow): Promise<Output<typeof seePackage>> {
  const { db } = ctx
  const change = await latestChange(db, row.id)
  const rows = await listHistory(db, row.id)
  const people = [...rows.map(({ staff_id }) => staff_id), ...(change ? peopleOf(change) : [])]
  const names = await staffNames(db, people)
  const partner = (await partnerLicences(db, [row.partner_id])).get(row.partner_id)
  const content = savedContent(row)
  const standing = await publishingView(ctx, row, { content, explanation: change?.explanation ?? null })
  return {
    id: row.id,
    slug: row.slug,
    partner: { id: row.partner_id, name: partner?.name ?? '' },
    state: row.state,
    version: row.version,
    content,
    waiting_fields: Object.keys(row.next_fields ?? {}),
    pictures: await describedPictures(db, content.picture_ids),
    change: change ? changeView(change, names) : null,
    ...standing,
    history: rows.map(({ version, event, fields, reason, staff_id, at }) => ({
      version,
      event,
      fields,
      reason,
      by: names.get(staff_id) ?? '',
      at: at.toISOString(),
    })),
  }
}
