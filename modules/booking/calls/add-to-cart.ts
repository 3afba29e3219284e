import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newCode, newId, newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { type Recommender, recommendedBy } from '#modules/affiliate/module.ts'
import { holdSeats } from '#modules/catalogue/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { clearCarts, type Sellable, sellableDate } from '../cart/hold.ts'
import { openBooking } from '../cart/open.ts'
import { pricedColumns } from '../cart/price.ts'
import type * as contract from '../contract.ts'
import { holdEnd } from '../rules/hold-expiry.ts'
import { bookingMachine } from '../rules/machine.ts'
import { decideParty, seatsOf, slotsOf } from '../rules/party.ts'

type Call = typeof contract.addToCart

export async function addToCart(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const decision = decideParty(input)
  if (!decision.ok) throw new Refusal(decision.code)
  const bookable = await sellableDate(ctx, input)
  const { db, tenant, user, now } = ctx
  const order = { tenant_id: tenant.id, user_id: user.id, code: input.affiliate_code, now }
  const recommender = await recommendedBy(db, order)
  const rules = await datedRulesOn(db, jakartaDate(now))
  const row = newCart(ctx, input, { bookable, rules, recommender })
  const hold_expires_at = await inTransaction(db, (tx) => keep({ ...ctx, db: tx }, row, rules))
  const { id: booking_id, code: booking_code, product_id, total } = row
  return { booking_id, booking_code, product_id, hold_expires_at: hold_expires_at.toISOString(), total }
}

type CartFacts = { bookable: Sellable; rules: DatedRules; recommender: Recommender | undefined }

function newCart({ tenant, user, language, now }: MemberCtx, input: Input<Call>, facts: CartFacts) {
  const { bookable, rules, recommender } = facts
  const party = { rooms: input.rooms, children: input.children, infants: input.infants, seats: seatsOf(input) }
  return {
    id: newId(now),
    code: `RHL-${newCode(8)}`,
    tenant_id: tenant.id,
    user_id: user.id,
    product_id: bookable.product_id,
    partner_id: bookable.partner_id,
    departure_id: bookable.departure_id,
    state: bookingMachine.start,
    hold_expires_at: holdEnd(now, rules),
    departs_on: bookable.departs_on,
    returns_on: bookable.returns_on,
    category: bookable.category,
    product_name: bookable.name,
    ...party,
    ...pricedColumns({ ...party, discount: 0 }, bookable, []),
    affiliate_code: recommender?.affiliate_code ?? null,
    consultant_name: recommender?.consultant_name ?? null,
    language,
    voucher_token: newSecret(),
    created_at: now,
  }
}

/** Until when. The seats come last: who waits for the same departure waits only for this transaction's end. */
async function keep(ctx: MemberCtx, row: ReturnType<typeof newCart>, rules: DatedRules): Promise<Date> {
  const { db, now, user } = ctx
  const hold = await clearCarts(ctx, { ...row, rules })
  const places = slotsOf(row).map((slot) => ({ ...slot, id: newId(now), booking_id: row.id }))
  const who = { booking_id: row.id, actor: 'member', actor_id: user.id } as const
  const step = { ...who, event: 'hold', state: row.state, reason: 'seats kept' } as const
  await openBooking(db, { row: { ...row, ...hold }, places, step }, now)
  if (!(await holdSeats(db, row, now))) throw new Refusal(codes.seats_gone)
  return hold.hold_expires_at
}
