import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import { editorPicturePrefix } from '#core/pictures.ts'
import type * as contract from '../../contract.console.ts'
import type { ContentPorts } from '../../ports.ts'
import { insertPicture } from '../../store.ts'

type Call = typeof contract.uploadContentPicture
type Ctx = StaffCtx<ContentPorts>

export async function uploadContentPicture(ctx: Ctx, { alt_id, alt_en }: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit } = ctx
  const { bytes, type, width, height, colour } = await takenPicture(ctx)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [picture_id, file_key] = [editorPicturePrefix + name, `content/${name}.webp`]
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  await insertPicture(db, { id: picture_id, file_key, width, height, colour, alt_id, alt_en, created_at: now })
  audit({ thing: 'picture', thing_id: picture_id, before: null, after: { alt_id, alt_en } })
  return { picture_id }
}
