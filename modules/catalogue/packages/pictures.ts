import type { StaffCtx } from '#core/context.ts'
import { newSecret } from '#core/ids.ts'
import { pickFields, savedOf } from '../rules/package-fields.ts'
import { ownPictures, pictureWords } from '../store.choices.ts'
import type { PackageRow } from '../store.packages.ts'
import { savedContent, writePackage } from './write.ts'

/** As many as the gallery of a package shows. */
export const mostPictures = 20

/** Nobody guesses it. */
export const newPictureId = (): string => `package-${Buffer.from(newSecret(), 'base64url').toString('hex')}`

/** Those that the package does not have and its partner has not uploaded. */
export async function foreignPictures(db: StaffCtx['db'], row: PackageRow, ids: readonly string[]): Promise<string[]> {
  const shown = new Set([...row.content.picture_ids, ...savedContent(row).picture_ids])
  const added = ids.filter((id) => !shown.has(id))
  const own = await ownPictures(db, row.partner_id, added)
  return added.filter((id) => !own.has(id))
}

/** Other pictures, or the same in another order: those of a package on sale wait for a reviewer. */
export function writePictures(ctx: StaffCtx, row: PackageRow, picture_ids: string[]): Promise<PackageRow> {
  const wanted = { ...savedContent(row), picture_ids }
  const isDraft = row.state === 'draft'
  return writePackage(ctx, row, {
    live: isDraft ? pickFields(wanted, ['picture_ids']) : {},
    next: isDraft ? null : savedOf(row.content, wanted).next,
    event: 'save',
    fields: ['picture_ids'],
  })
}

/** Pictures with what they show, in their order; of one that is not stored, nothing is known. */
export async function describedPictures(db: StaffCtx['db'], ids: readonly string[]) {
  const words = new Map((await pictureWords(db, ids)).map(({ id, alt }) => [id, alt]))
  return ids.map((id) => ({ id, alt: words.get(id) ?? { id: '', en: '' } }))
}
