import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { newPictureId, writePictures } from '../../packages/pictures.ts'
import { packageView } from '../../packages/see.ts'
import { savedContent } from '../../packages/write.ts'
import { copyPicture } from '../../store.choices.ts'

type Call = typeof contract.describePackagePicture

/** Another row for the same file: a reviewer reads the words before the site says them, and other packages keep theirs. */
export async function describePackagePicture(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const { id, version, picture_id, alt_id, alt_en } = input
  const row = await lockToWrite(ctx, { id, version })
  const { picture_ids } = savedContent(row)
  const renamed = newPictureId()
  const isShown = picture_ids.includes(picture_id)
  const words = { id: renamed, partner_id: row.partner_id, alt_id, alt_en, created_at: now }
  if (!isShown || !(await copyPicture(db, picture_id, words))) throw new Refusal(codes.not_found)
  const saved = await writePictures(
    ctx,
    row,
    picture_ids.map((one) => (one === picture_id ? renamed : one)),
  )
  audit({ thing: 'package', thing_id: id, before: { picture_id }, after: { picture_id: renamed, alt_id, alt_en } })
  return packageView(ctx, saved)
}
