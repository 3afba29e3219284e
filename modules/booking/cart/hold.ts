import type { Rush } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { requestMemo } from '#core/memo.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { findSellable } from '#modules/catalogue/module.ts'
import { isClosed } from '#modules/catalogue/rules/closed-categories.ts'
import { freeSeats } from '#modules/catalogue/rules/seats.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type * as contract from '../contract.ts'
import { releaseHold } from '../lifecycle/end.ts'
import { transition } from '../lifecycle/transition.ts'
import { carriedHoldEnd, isOver } from '../rules/hold-expiry.ts'
import { endReasons } from '../rules/machine.ts'
import { decideParty, seatsOf } from '../rules/party.ts'
import { decideHold, decideUnpaid, decideUnproven } from '../rules/unpaid.ts'
import {
  countCartSeats,
  countHolding,
  countUnpaid,
  lockBooking,
  lockCarts,
  lockMember,
  lockProvenPhones,
} from '../store.ts'

type Which = { product_id: string; departure_id: string }
type Here = { db: Db; tenant: { id: string }; now: Date }

const sellable = ({ db, tenant, now }: Here, which: Which) =>
  findSellable(db, which, { tenant_id: tenant.id, today: jakartaDate(now) })

export type Sellable = NonNullable<Awaited<ReturnType<typeof findSellable>>>

/** Read once a request: who looks whether seats are left and then takes some needs the same row. */
const seen = (ctx: MemberCtx, which: Which) =>
  requestMemo(ctx.request, `sellable ${which.product_id} ${which.departure_id}`, () => sellable(ctx, which))

/** A date of a package that may be sold here today; a date of another package is not found. */
export async function sellableDate(ctx: MemberCtx, which: Which): Promise<Sellable> {
  const bookable = await seen(ctx, which)
  if (bookable?.state !== 'on_sale' || isClosed(bookable.category, ctx.tenant.feature_flag))
    throw new Refusal(codes.not_found)
  if (bookable.is_hidden || !bookable.is_licensed) throw new Refusal(codes.not_found)
  if (bookable.closes_at <= ctx.now) throw new Refusal(codes.departure_closed)
  return bookable
}

/** A date chosen earlier, if it may still be sold: it may have closed, or the package may have gone off sale. */
export async function decideAvailable(here: Here, chosen: Which) {
  const bookable = await sellable(here, chosen)
  if (bookable?.state !== 'on_sale' || !bookable.is_licensed) return { ok: false, code: codes.package_gone } as const
  if (bookable.closes_at <= here.now) return { ok: false, code: codes.departure_closed } as const
  return { ok: true, bookable } as const
}

/** The date of a cart; refuses one that cannot be sold any more. */
export async function availableDate(here: Here, cart: Which): Promise<Sellable> {
  const decision = await decideAvailable(here, cart)
  if (!decision.ok) throw new Refusal(decision.code)
  return decision.bookable
}

async function seatsLeft(ctx: MemberCtx, which: Which): Promise<number | undefined> {
  const bookable = await seen(ctx, which)
  return bookable?.state === 'on_sale' ? freeSeats(bookable.seats) : undefined
}

/** Many want the last seats of one date: those who come too late are told so without a transaction. */
export const seatRush: Rush<typeof contract.addToCart> = {
  thing: ({ departure_id }) => departure_id,
  // A party that cannot travel is refused by the call itself.
  needed: (input) => (decideParty(input).ok ? seatsOf(input) : 0),
  left: seatsLeft,
  own: ({ db, user }, { departure_id }) => countCartSeats(db, { user_id: user.id, departure_id }),
  none: codes.seats_gone,
}

type Wanted = { departure_id: string; seats: number; hold_expires_at: Date; rules: DatedRules }

/**
 * Makes room for another cart: the one on the same departure ends, and beside the others there may be only so much unpaid.
 * Gives what the new one takes over: the phones it is counted by in turn, and the end of the former.
 */
export async function clearCarts(ctx: MemberCtx, wanted: Wanted) {
  const { db, user, now } = ctx
  const { departure_id, seats, rules } = wanted
  await lockMember(db, user.id)
  const carts = await lockCarts(db, user.id)
  const same = carts.find((cart) => cart.departure_id === departure_id)
  const isLive = same !== undefined && !isOver(same.hold_expires_at, now)
  const proven_phones = await lockProven(ctx)
  const holding = await countHolding(db, holdingOf(ctx, { same, phones: proven_phones, ...wanted }))
  refuseUnless(decideUnpaid(holding, seats, rules))
  // Only here: who orders proves a phone before the order stands.
  if (proven_phones.length === 0) refuseUnless(decideUnproven(holding, seats, rules))
  const former = same && (await lockBooking(db, same.id))
  if (former) {
    const why = { event: 'replace', actor: 'member', actor_id: user.id, reason: 'chosen anew' } as const
    const end_reason = isLive ? endReasons.replaced : endReasons.hold
    const effects = () => releaseHold(db, former, now)
    await transition(db, former, { ...why, to: { ended_at: now, end_reason }, effects, now })
  }
  // The former was counted while it was still a cart: one that ran out is one more.
  if (!isLive) refuseUnless(decideHold(holding.holds + (former ? 1 : 0), rules))
  return { proven_phones, hold_expires_at: carriedHoldEnd(same?.hold_expires_at ?? null, wanted.hold_expires_at, now) }
}

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now'>

/** Every phone that the member has proved, for the account or for an order, and one besides; locked before any promo. */
export async function lockProven({ db, tenant, user }: Ctx, besides: string | null = null): Promise<string[]> {
  const phones = await lockProvenPhones(db, { tenant_id: tenant.id, user_id: user.id }, besides)
  // Deleted while this waited.
  if (!phones) throw new Refusal(codes.not_signed_in)
  return phones
}

type UnpaidCapInput = { phones: readonly string[]; seats: number; except: readonly string[]; rules: DatedRules }

/** Refuses whoever would keep too much from others without paying, by account and by every phone that they have proved. */
export async function capUnpaid(
  { db, user, now }: Ctx,
  { phones, seats, except, rules }: UnpaidCapInput,
): Promise<void> {
  refuseUnless(decideUnpaid(await countUnpaid(db, { user_id: user.id, phones, except, now }), seats, rules))
}

type Again = { departure_id: string; same: { id: string } | undefined; phones: readonly string[]; rules: DatedRules }

/** What is counted against another cart: what they keep beside it, and how often they let this date's seats run out. */
function holdingOf({ user, now }: Ctx, { departure_id, same, phones, rules }: Again) {
  const carts_since = addMs(now, -dayMs)
  // An order keeps its seats for a day: counted by the day, one after the other would keep them for ever.
  const orders_since = addMs(now, -rules.run_out_order_days * dayMs)
  return {
    beside: { user_id: user.id, phones, except: same ? [same.id] : [], now },
    since: { departure_id, carts_since, orders_since },
  }
}

function refuseUnless(decision: ReturnType<typeof decideUnpaid>): void {
  if (!decision.ok) throw new Refusal(decision.code)
}
