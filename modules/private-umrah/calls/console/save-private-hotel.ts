import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusals } from '#core/validation.ts'
import { hotelCards } from '#modules/catalogue/module.ts'
import type * as contract from '../../contract.console.ts'
import { holyCities } from '../../rules/facts.ts'
import { isHotelOffered, saveHotel } from '../../store.supply-desk.ts'
import { hotelsView, lockOffered } from '../../supply-desk.ts'
import { supplyWords } from '../../words.supply.ts'

type Call = typeof contract.savePrivateHotel

export async function savePrivateHotel(ctx: StaffCtx, { id, ...form }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { db, now, audit, language } = ctx
  if (id) await lockOffered(ctx, 'hotels', id)
  const before = id ? (await hotelsView(ctx)).find((one) => one.id === id) : undefined
  const row = { id: id ?? newId(now), ...form }
  const refuse = (word: 'hotel_elsewhere' | 'hotel_there') =>
    fieldRefusals([{ field: 'hotel_id', word }], supplyWords(language))
  const [card] = await hotelCards(db, [form.hotel_id])
  if (!holyCities.some((city) => city === card?.city)) throw refuse('hotel_elsewhere')
  if (await isHotelOffered(db, row)) throw refuse('hotel_there')
  await saveHotel(db, row)
  const facts = ({ licence_number, licensed_until, distance_metres }: typeof form) => ({
    ...{ name: card?.name ?? '', licence_number, licensed_until, distance_metres },
  })
  audit({ thing: 'private_hotel', thing_id: row.id, before: before ? facts(before) : null, after: facts(form) })
  return { id: row.id }
}
