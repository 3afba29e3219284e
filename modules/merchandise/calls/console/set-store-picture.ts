import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import type { StoreDeskPorts } from '../../ports.ts'
import { insertStorePicture } from '../../store.store-desk.ts'
import { lockStore, storeAtDesk } from '../../store-desk.ts'

type Call = typeof contract.setStorePicture

export async function setStorePicture(ctx: StaffCtx<StoreDeskPorts>, { id, kind }: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit } = ctx
  await storeAtDesk(ctx, id)
  const { bytes, type, width, height, colour } = await takenPicture(ctx)
  const secret = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [picture_id, file_key] = [`store-${secret}`, `stores/${secret}.webp`]
  // File first, and nothing locked while it is stored: a file without a row is out of reach, a row without one is a broken picture.
  await ports.files.put(file_key, { bytes, type })
  const store = await lockStore(ctx, id)
  const alt = kind === 'logo' ? { alt_id: `Logo ${store.name}`, alt_en: `${store.name} logo` } : altOf(store.name)
  await insertStorePicture(
    db,
    { id, kind },
    { id: picture_id, file_key, width, height, colour, ...alt, created_at: now },
  )
  noteSupplyChanged()
  const before = kind === 'logo' ? store.logo_picture_id : store.cover_picture_id
  audit({ thing: 'store', thing_id: id, before: { [kind]: before }, after: { [kind]: picture_id } })
  return { picture_id }
}

const altOf = (name: string) => ({ alt_id: name, alt_en: name })
