import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { mostPictures, newPictureId, writePictures } from '../../packages/pictures.ts'
import { savedContent } from '../../packages/write.ts'
import type { CataloguePorts } from '../../ports.ts'
import { insertPicture } from '../../store.choices.ts'

type Call = typeof contract.addPackagePicture
type Ctx = StaffCtx<CataloguePorts>

export async function addPackagePicture(ctx: Ctx, { id, alt_id, alt_en }: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit, language } = ctx
  const row = await lockToWrite(ctx, { id })
  const { picture_ids } = savedContent(row)
  if (picture_ids.length >= mostPictures)
    throw fieldRefusals([{ field: 'file', word: 'high', values: [mostPictures] }], validationWords(language))
  const { bytes, type, width, height, colour } = await takenPicture(ctx)
  const picture_id = newPictureId()
  const file_key = `packages/${picture_id.replace(/^package-/, '')}.webp`
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  await insertPicture(db, row.partner_id, {
    id: picture_id,
    file_key,
    width,
    height,
    colour,
    alt_id,
    alt_en,
    created_at: now,
  })
  await writePictures(ctx, row, [...picture_ids, picture_id])
  audit({ thing: 'package', thing_id: id, before: { picture_id: null }, after: { picture_id } })
  return { picture_id }
}
