import type { Db, MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import { lockMember } from '#modules/identity/module.ts'
import { findRegion } from '#modules/location/module.ts'
import { regionProblem } from './rules/address-book.ts'
import { type AddressFields, findAddress } from './store.addresses.ts'
import { words } from './words.ts'

type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddress>>>
type Typed = Omit<AddressFields, 'note'> & { province_id: string; city_id: string; note?: string | null | undefined }

/** An address on the wire. */
export const addressView = ({ region, ...address }: AddressRow) => ({ ...address, ...region })

/** One address of the caller, or not found. */
export async function ownAddress({ user }: MemberCtx, db: Db, id: string) {
  const address = await findAddress(db, { id, user_id: user.id })
  if (!address) throw new Refusal(codes.not_found)
  return addressView(address)
}

/** Changes the caller's book, one change at a time: two at once would leave two active addresses, or none. */
export const inBook = <T>({ db, tenant, user }: MemberCtx, change: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    if (!(await lockMember(tx, tenant.id, user.id))) throw new Refusal(codes.not_signed_in)
    return change(tx)
  })

/** What was typed as it is stored, or refused at the field that is wrong. */
export async function addressFields({ db, language }: MemberCtx, typed: Typed): Promise<AddressFields> {
  const { label, recipient_name, postcode, street, subdistrict_id } = typed
  const phone_number = phoneNumberOf(typed.phone_number, language)
  const problem = regionProblem(typed, await findRegion(db, subdistrict_id))
  if (problem) throw fieldRefusals([problem], words(language))
  return { label, recipient_name, phone_number, subdistrict_id, postcode, street, note: typed.note || null }
}
