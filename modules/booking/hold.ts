import type { Rush } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { countFree, findBookable } from '#modules/catalogue/module.ts'
import { isClosed } from '#modules/catalogue/rules/closed-categories.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { hiddenHere, partnerLicences } from '#modules/partner/module.ts'
import { maySell } from '#modules/partner/rules/licence.ts'
import type * as contract from './contract.ts'
import { releaseHold, step } from './end.ts'
import { carriedHoldEnd, isOver } from './rules/deadlines.ts'
import { decideParty, seatsOf } from './rules/party.ts'
import { decideHold, decideUnpaid, decideUnproven } from './rules/unpaid.ts'
import {
  type BookingRow,
  countCartSeats,
  countRunOut,
  countUnpaid,
  listProvenPhones,
  lockBooking,
  lockCarts,
  lockMember,
  lockPhones,
} from './store.ts'

/** A date of a package that may be sold here today; a date of another package is not found. */
export async function sellableDate(ctx: MemberCtx, which: { product_id: string; departure_id: string }) {
  const bookable = await findBookable(ctx.db, which)
  if (bookable?.state !== 'on_sale' || isClosed(bookable.category, ctx.tenant.feature_flag))
    throw new Refusal('F-REQ-4n4')
  if ((await hiddenHere(ctx)).includes(bookable.partner_id)) throw new Refusal('F-REQ-4n4')
  if (!(await isPermitted(ctx.db, bookable, ctx.now))) throw new Refusal('F-REQ-4n4')
  if (bookable.closes_at <= ctx.now) throw new Refusal('F-DPS-2c2')
  return bookable
}

export type Sellable = NonNullable<Awaited<ReturnType<typeof findBookable>>>

async function isPermitted(db: Db, bookable: Sellable, now: Date): Promise<boolean> {
  const partner = (await partnerLicences(db, [bookable.partner_id])).get(bookable.partner_id)
  return partner !== undefined && maySell(bookable, partner.licences, jakartaDate(now))
}

type Chosen = Pick<BookingRow, 'product_id' | 'departure_id'>

/** A date chosen earlier, if it may still be sold: it may have closed, or the package may have gone off sale. */
export async function decideAvailable(db: Db, chosen: Chosen, now: Date) {
  const bookable = await findBookable(db, chosen)
  if (bookable?.state !== 'on_sale' || !(await isPermitted(db, bookable, now)))
    return { ok: false, code: 'F-PRD-4g0' } as const
  if (bookable.closes_at <= now) return { ok: false, code: 'F-DPS-2c2' } as const
  return { ok: true, bookable } as const
}

/** Refuses a cart whose date cannot be sold any more. */
export async function refuseUnavailable(db: Db, cart: Chosen, now: Date): Promise<void> {
  const decision = await decideAvailable(db, cart, now)
  if (!decision.ok) throw new Refusal(decision.code)
}

/** Many want the last seats of one date: those who come too late are told so without a transaction. */
export const seatRush: Rush<typeof contract.addToCart> = {
  thing: ({ departure_id }) => departure_id,
  // A party that cannot travel is refused by the call itself.
  needed: (input) => (decideParty(input).ok ? seatsOf(input) : 0),
  left: ({ db }, input) => countFree(db, input),
  own: ({ db, user }, { departure_id }) => countCartSeats(db, { user_id: user.id, departure_id }),
  none: 'F-DPS-D7m',
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
  const proven_phones = await lockProven(ctx, null)
  const unpaid = await capUnpaid(ctx, { phones: proven_phones, seats, except: same ? [same.id] : [], rules })
  // Only here: who orders proves a phone before the order stands.
  if (proven_phones.length === 0) refuseUnless(decideUnproven(unpaid, seats, rules))
  const former = same && (await lockBooking(db, same.id))
  if (former) {
    const why = { event: 'replace', actor: 'member', actor_id: user.id, reason: 'chosen anew' } as const
    await step(db, former, { ...why, to: { ended_at: now, end_reason: isLive ? 'replaced' : 'hold' }, now })
    await releaseHold(db, former, now)
  }
  if (!isLive) await capHolds(ctx, { departure_id, phones: proven_phones, rules })
  return { proven_phones, hold_expires_at: carriedHoldEnd(same?.hold_expires_at ?? null, wanted.hold_expires_at, now) }
}

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now'>

/** Every phone that the member has proved, for the account or for an order, and this one beside; locked before any promo. */
export async function lockProven({ db, tenant, user }: Ctx, phone_number: string | null): Promise<string[]> {
  const profile = await memberProfile(db, tenant.id, user.id)
  // Deleted while this waited.
  if (!profile) throw new Refusal('F-AUT-1n0')
  const own = profile.phone_verified_at ? profile.phone_number : null
  const all = new Set([own, phone_number, ...(await listProvenPhones(db, user.id))])
  const phones = [...all].filter((phone) => phone !== null)
  await lockPhones(db, phones)
  return phones
}

type UnpaidCapInput = { phones: readonly string[]; seats: number; except: readonly string[]; rules: DatedRules }

/** Refuses whoever would keep too much from others without paying, by account and by every phone that they have proved. */
export async function capUnpaid({ db, user, now }: Ctx, { phones, seats, except, rules }: UnpaidCapInput) {
  const unpaid = await countUnpaid(db, { user_id: user.id, phones, except, now })
  refuseUnless(decideUnpaid(unpaid, seats, rules))
  return unpaid
}

function refuseUnless(decision: ReturnType<typeof decideUnpaid>): void {
  if (!decision.ok) throw new Refusal(decision.code)
}

type Again = { departure_id: string; phones: readonly string[]; rules: DatedRules }

/** Refuses who lets the seats of one date run out again and again. */
async function capHolds({ db, user, now }: Ctx, { departure_id, phones, rules }: Again): Promise<void> {
  const carts_since = addMs(now, -dayMs)
  // An order keeps its seats for a day: counted by the day, one after the other would keep them for ever.
  const orders_since = addMs(now, -rules.run_out_order_days * dayMs)
  const since = { departure_id, carts_since, orders_since }
  refuseUnless(decideHold(await countRunOut(db, { user_id: user.id, phones, ...since }), rules))
}
