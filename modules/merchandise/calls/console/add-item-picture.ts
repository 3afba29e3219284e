import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { itemAtDesk, lockAtDesk, writeBeside } from '../../item-desk.ts'
import type { StoreDeskPorts } from '../../ports.ts'
import { insertPicture } from '../../store.desk.ts'

type Call = typeof contract.addItemPicture

/** As many as its gallery shows. */
const mostPictures = 8

function mustHavePlace({ picture_ids }: { picture_ids: readonly string[] }, language: Language): void {
  if (picture_ids.length >= mostPictures)
    throw fieldRefusals([{ field: 'file', word: 'high', values: [mostPictures] }], validationWords(language))
}

export async function addItemPicture(ctx: StaffCtx<StoreDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit, language } = ctx
  const { id, alt_id, alt_en } = input
  mustHavePlace(await itemAtDesk(ctx, id), language)
  const { bytes, type, width, height, colour } = await takenPicture(ctx)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [picture_id, file_key] = [`item-${name}`, `items/${name}.webp`]
  // File first, and nothing locked while it is stored: a file without a row is out of reach, a row without one is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  const item = await lockAtDesk(ctx, id)
  mustHavePlace(item, language)
  await insertPicture(db, { id: picture_id, file_key, width, height, colour, alt_id, alt_en, created_at: now })
  await writeBeside(db, id, { picture_ids: [...item.picture_ids, picture_id] })
  audit({ thing: 'item', thing_id: id, before: { picture_id: null }, after: { picture_id } })
  return { picture_id }
}
