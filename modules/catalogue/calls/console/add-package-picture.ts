import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal, refusals } from '#core/refusals.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { tellSeatsChanged } from '../../events.ts'
import { lockToWrite } from '../../packages/access.ts'
import { writePackage } from '../../packages/write.ts'
import type { CataloguePorts } from '../../ports.ts'
import { insertPicture } from '../../store.choices.ts'

type Call = typeof contract.addPackagePicture
type Ctx = StaffCtx<CataloguePorts>

/** As many as the gallery of a package shows. */
const mostPictures = 20

async function taken({ files, ports, language }: Ctx) {
  const picture = await ports.photos.take(files.file?.bytes ?? Buffer.alloc(0))
  if (picture.ok) return picture
  const code = picture.why === 'not-a-picture' ? codes.file_invalid : codes.too_large
  throw new Refusal(code, { errors: { file: [refusals[code][language]] } })
}

export async function addPackagePicture(ctx: Ctx, { id, alt_id, alt_en }: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit, language } = ctx
  const row = await lockToWrite(ctx, { id })
  const { picture_ids } = row.content
  if (picture_ids.length >= mostPictures)
    throw fieldRefusals([{ field: 'file', word: 'high', values: [mostPictures] }], validationWords(language))
  const { bytes, type, width, height, colour } = await taken(ctx)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [picture_id, file_key] = [`package-${name}`, `packages/${name}.webp`]
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  await insertPicture(db, { id: picture_id, file_key, width, height, colour, alt_id, alt_en, created_at: now })
  const live = { picture_ids: [...picture_ids, picture_id] }
  await writePackage(ctx, row, { live, next: row.next_fields, event: 'save', fields: ['picture_ids'] })
  if (row.state === 'on_sale') await tellSeatsChanged(db, { product_id: id, now })
  audit({ thing: 'package', thing_id: id, before: { picture_id: null }, after: { picture_id } })
  return { picture_id }
}
