import type { Input } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type { checkout } from '../contract.ts'
import type { BookingRow, ParticipantRow } from '../store.ts'
import { priceAnew } from './draft.ts'
import { lockProven, type Sellable } from './hold.ts'
import { partyRulesOf } from './party-rules.ts'
import { capOrder } from './place.ts'
import { nameTravellers } from './travellers.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now' | 'language'>
type Open = { cart: BookingRow; places: ParticipantRow[]; terms: { offer: Sellable; rules: DatedRules } }
/** `code`: what came to the number, which is not taken for proved before that was looked at. */
export type Filled = Omit<Input<typeof checkout>, 'id' | 'plan' | 'affiliate_code'> & {
  plan?: Input<typeof checkout>['plan'] | undefined
  code?: string | undefined
}

/** What the form changes of the cart: contact, extras and the way to pay. Travellers are written at once. */
export async function fillIn(ctx: Ctx, db: Db, { cart, places, terms }: Open, input: Filled) {
  const { offer, rules } = terms
  const phone_number = phoneNumberOf(input.phone_number, ctx.language)
  const measure = partyRulesOf(rules, { kind: offer.kind, returns_on: cart.returns_on, now: ctx.now })
  const chosen = await nameTravellers(ctx, db, { cart, places }, { form: input, rules: measure })
  const { name, gender, birth_date, address, job_name, instansi, email, code } = input
  // A number the member has proved, for the account or for an earlier order, is not asked for again.
  const proven_phones = await lockProven({ ...ctx, db }, code === undefined ? null : phone_number)
  const phone_verified_at = code === undefined && proven_phones.includes(phone_number) ? ctx.now : null
  const contact = { name, gender, birth_date, address, job_name, instansi, email, phone_number, phone_verified_at }
  await capOrder(ctx, db, { phones: proven_phones, cart, rules })
  return priceAnew(ctx, db, cart, {
    addons: input.addons,
    chosen,
    plan: input.plan,
    form: { ...contact, proven_phones },
    terms,
  })
}
