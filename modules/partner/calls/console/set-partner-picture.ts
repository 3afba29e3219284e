import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.profile.ts'
import { emitProfileChanged } from '../../events.ts'
import type { PartnerDeskPorts } from '../../ports.ts'
import { profileInScope } from '../../profile-desk.ts'
import { updatePicture } from '../../store.profile.ts'

type Call = typeof contract.setPartnerPicture

export async function setPartnerPicture(ctx: StaffCtx<PartnerDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit } = ctx
  const { id, place, alt_id, alt_en } = input
  const row = await profileInScope(ctx, id)
  const { bytes, type, width, height, colour } = await takenPicture(ctx)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [picture_id, file_key] = [`partner-${name}`, `partners/${name}.webp`]
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  await updatePicture(db, id, {
    place: place === 'logo' ? { logo_picture_id: picture_id } : { cover_picture_id: picture_id },
    picture: { id: picture_id, file_key, width, height, colour, alt_id, alt_en, created_at: now },
  })
  await emitProfileChanged(db, { partner_id: id, now })
  await pagesChanged(db)
  const former = place === 'logo' ? row.logo_picture_id : row.cover_picture_id
  audit({ thing: 'partner', thing_id: id, before: { [place]: former }, after: { [place]: picture_id } })
  return { picture_id }
}
