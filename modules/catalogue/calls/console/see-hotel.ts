import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { findHotel } from '../../store.hotels.ts'

type Call = typeof contract.seeHotel

export async function seeHotel({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const hotel = await findHotel(db, { scopes: scopesOf(staff), id })
  if (!hotel) throw new Refusal(codes.not_found)
  return hotel
}
