import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type FieldProblem, fieldRefusal, fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { foreignPictures } from '../../packages/pictures.ts'
import { packageView } from '../../packages/see.ts'
import { contentFacts, savedContent, writePackage } from '../../packages/write.ts'
import { isKindOf } from '../../rules/journey-kinds.ts'
import { changedFields, type PackageContent, pickFields, savedOf } from '../../rules/package-fields.ts'
import { type PublishingWords, publishingWords } from '../../rules/publishing-words.ts'
import { areOthersAddons } from '../../store.addons.ts'
import { categoryOfType, isAirport } from '../../store.choices.ts'
import type { PackageRow } from '../../store.packages.ts'

type Call = typeof contract.savePackage

/** What a shape cannot know: kinds and airports that exist, and pictures and extras of one’s own. */
async function checkNamed({ db, language }: StaffCtx, row: PackageRow, content: PackageContent): Promise<void> {
  const { type_slug, category, kind, departure_airport, picture_ids, addons } = content
  if ((await categoryOfType(db, type_slug)) !== category) throw fieldRefusal('type_slug', 'choice', language)
  if (!isKindOf(category, kind)) throw fieldRefusal('kind', 'choice', language)
  if (!(await isAirport(db, departure_airport))) throw fieldRefusal('departure_airport', 'choice', language)
  if ((await foreignPictures(db, row, picture_ids)).length > 0) throw fieldRefusal('picture_ids', 'choice', language)
  const ids = addons.map(({ id }) => id)
  if (new Set(ids).size < ids.length || (await areOthersAddons(db, row.id, ids)))
    throw fieldRefusal('addons', 'choice', language)
}

/** Of a draft all is written; of a package on sale what goes before a reviewer waits. */
function writtenOf({ language }: StaffCtx, row: PackageRow, wanted: PackageContent) {
  if (row.state === 'draft') return { live: pickFields(wanted, changedFields(row.content, wanted)), next: null }
  const { fixed, ...written } = savedOf(row.content, wanted)
  const problems = fixed.map((field): FieldProblem<PublishingWords> => ({ field, word: 'fixed' }))
  if (problems.length > 0) throw fieldRefusals(problems, publishingWords(language))
  return { live: {}, ...written }
}

export async function savePackage(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, version, ...wanted } = input
  const row = await lockToWrite(ctx, { id, version })
  await checkNamed(ctx, row, wanted)
  const before = savedContent(row)
  const fields = changedFields(before, wanted)
  const written = writtenOf(ctx, row, wanted)
  const saved = fields.length > 0 ? await writePackage(ctx, row, { ...written, event: 'save', fields }) : row
  ctx.audit({
    thing: 'package',
    thing_id: id,
    before: { version: row.version, ...contentFacts(before, fields) },
    after: { version: saved.version, ...contentFacts(wanted, fields) },
  })
  return packageView(ctx, saved)
}
