import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusals } from '#core/validation.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { isHotelThere, lockHotel, updateHotel } from '../../store.hotels.ts'
import { hotelWords } from '../../words.ts'

type Call = typeof contract.changeHotel

export async function changeHotel(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, language } = ctx
  const hotel = await lockHotel(db, { scopes: scopesOf(staff), id })
  if (!hotel) throw new Refusal(codes.not_found)
  if (hotel.version !== version) throw new Refusal(codes.content_changed, { data: { version: hotel.version } })
  const { id: _, version: __, ...before } = hotel
  const after = { ...typed, walk_minutes: typed.walk_minutes ?? null }
  if (await isHotelThere(db, { id, ...after }))
    throw fieldRefusals([{ field: 'name', word: 'hotel_there' }], hotelWords(language))
  const next = await updateHotel(db, id, after)
  await pagesChanged(db)
  audit({ thing: 'hotel', thing_id: id, before, after })
  return { id, version: next }
}
