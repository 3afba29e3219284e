import type { StaffCtx } from '#core/context.ts'
import type { packageEvents } from '../rules/machine.ts'
import { canonical, type PackageContent, type PackageField } from '../rules/package-fields.ts'
import { insertHistory } from '../store.package-changes.ts'
import { type PackageRow, updatePackage } from '../store.packages.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now'>
type Happened = { event: (typeof packageEvents)[number]; fields?: readonly string[]; reason?: string | undefined }

/** A line of the history of a package, for the version that a change has made. */
export const noteHistory = (
  { db, staff, now }: Ctx,
  { id, version }: Pick<PackageRow, 'id' | 'version'>,
  { event, fields = [], reason }: Happened,
) =>
  insertHistory(db, {
    product_id: id,
    version,
    event,
    fields: [...fields],
    reason: reason ?? null,
    staff_id: staff.id,
    at: now,
  })

type Written = Happened & { live?: Partial<PackageContent>; next: Partial<PackageContent> | null }

/** Writes fields of a locked package together with its history, and gives it back as it is then. */
export async function writePackage(
  ctx: Ctx,
  row: PackageRow,
  { live = {}, next, ...happened }: Written,
): Promise<PackageRow> {
  const version = await updatePackage(ctx.db, row, { live, next, now: ctx.now })
  const written = { ...row, version, next_fields: next, content: { ...row.content, ...live } }
  await noteHistory(ctx, written, happened)
  return written
}

/** As its partner has last saved it. */
export const savedContent = ({ content, next_fields }: PackageRow): PackageContent => ({ ...content, ...next_fields })

const mostFact = 300

/** Fields as the audit holds them: short texts. */
export const contentFacts = (content: PackageContent, fields: readonly PackageField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, canonical(content[field]).slice(0, mostFact)]))
