import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { lockAtDesk, writeBeside } from '../../item-desk.ts'
import type { StoreDeskPorts } from '../../ports.ts'
import { insertPicture } from '../../store.desk.ts'

type Call = typeof contract.addItemPicture

/** As many as its gallery shows. */
const mostPictures = 8

export async function addItemPicture(ctx: StaffCtx<StoreDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit, language } = ctx
  const { id, alt_id, alt_en } = input
  const { picture_ids } = await lockAtDesk(ctx, id)
  if (picture_ids.length >= mostPictures)
    throw fieldRefusals([{ field: 'file', word: 'high', values: [mostPictures] }], validationWords(language))
  const { bytes, type, width, height, colour } = await takenPicture(ctx)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [picture_id, file_key] = [`item-${name}`, `items/${name}.webp`]
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  await insertPicture(db, { id: picture_id, file_key, width, height, colour, alt_id, alt_en, created_at: now })
  await writeBeside(db, id, { picture_ids: [...picture_ids, picture_id] })
  audit({ thing: 'item', thing_id: id, before: { picture_id: null }, after: { picture_id } })
  return { picture_id }
}
