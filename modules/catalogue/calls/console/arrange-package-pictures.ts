import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { foreignPictures, writePictures } from '../../packages/pictures.ts'
import { packageView } from '../../packages/see.ts'
import { savedContent } from '../../packages/write.ts'

type Call = typeof contract.arrangePackagePictures

export async function arrangePackagePictures(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, version } = input
  const row = await lockToWrite(ctx, { id, version })
  const picture_ids = [...new Set(input.picture_ids)]
  const before = savedContent(row).picture_ids
  // To take one out asks for its name, by a call of its own.
  const isLeftOut = before.some((one) => !picture_ids.includes(one))
  if (isLeftOut || (await foreignPictures(ctx.db, row, picture_ids)).length > 0)
    throw fieldRefusal('picture_ids', 'choice', ctx.language)
  const isSame = picture_ids.join() === before.join()
  const saved = isSame ? row : await writePictures(ctx, row, picture_ids)
  ctx.audit({
    thing: 'package',
    thing_id: id,
    before: { version: row.version, picture_ids: before.join(' ') },
    after: { version: saved.version, picture_ids: picture_ids.join(' ') },
  })
  return packageView(ctx, saved)
}
