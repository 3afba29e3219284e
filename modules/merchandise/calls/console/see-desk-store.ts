import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { findStoreAt } from '../../store.store-desk.ts'

type Call = typeof contract.seeDeskStore

export async function seeDeskStore({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const store = await findStoreAt(db, { scopes: scopesOf(staff), id })
  if (!store) throw new Refusal(codes.not_found)
  const { slug, name, version, about, phone_number, address, city, postcode } = store
  const { opens_at, closes_at, open_days, closed_from, closed_until } = store
  return {
    ...{ id, slug, name, version, about, phone_number, address, city, postcode },
    ...{ opens_at, closes_at, open_days, closed_from, closed_until, is_suspended: store.suspended_at !== null },
  }
}
