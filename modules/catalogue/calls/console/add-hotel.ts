import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { slugOfName } from '../../rules/slug.ts'
import { insertHotel, isHotelThere } from '../../store.hotels.ts'
import { hotelWords } from '../../words.ts'

type Call = typeof contract.addHotel

export async function addHotel(
  { db, staff, now, audit, language }: StaffCtx,
  input: Input<Call>,
): Promise<Output<Call>> {
  // What all partners choose from is not there for an admin of one brand.
  if (!scopesOf(staff).some(({ kind }) => kind === 'platform')) throw new Refusal(codes.not_found)
  const id = newId(now)
  const fields = { ...input, walk_minutes: input.walk_minutes ?? null }
  const row = { id, slug: slugOfName(`${input.name} ${input.city}`), ...fields }
  if ((await isHotelThere(db, row)) || !(await insertHotel(db, row)))
    throw fieldRefusals([{ field: 'name', word: 'hotel_there' }], hotelWords(language))
  audit({ thing: 'hotel', thing_id: id, before: null, after: fields })
  return { id }
}
