import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { writePictures } from '../../packages/pictures.ts'
import { packageView } from '../../packages/see.ts'
import { savedContent } from '../../packages/write.ts'
import { pictureNames } from '../../rules/package-words.ts'

type Call = typeof contract.removePackagePicture

export async function removePackagePicture(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, picture_id, version, confirm_name } = input
  const { language, audit } = ctx
  const row = await lockToWrite(ctx, { id, version })
  const { picture_ids } = savedContent(row)
  const place = picture_ids.indexOf(picture_id)
  if (place === -1) throw new Refusal(codes.not_found)
  confirmName({ confirm_name, name: pictureNames(language).picture(place + 1), language })
  const saved = await writePictures(
    ctx,
    row,
    picture_ids.filter((one) => one !== picture_id),
  )
  audit({ thing: 'package', thing_id: id, before: { picture_id }, after: { picture_id: null } })
  return packageView(ctx, saved)
}
