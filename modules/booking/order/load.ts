import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findBookable } from '#modules/catalogue/module.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { extrasNow } from '../cart/extras.ts'
import { rulesOf } from '../cart/party-rules.ts'
import { runOut } from '../lifecycle/end.ts'
import { isOver } from '../rules/hold-expiry.ts'
import { type BookingRow, findMine, listAddons, listParticipants, lockMine, lockWithPlaces } from '../store.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now'>
const whose = ({ tenant, user }: Ctx, id: string) => ({ tenant_id: tenant.id, user_id: user.id, id })

/** A member's own booking as it stands now: a hold whose time is over ends when somebody looks. */
export async function bookingOf(ctx: Ctx, id: string): Promise<BookingRow> {
  const booking = await findMine(ctx.db, whose(ctx, id))
  if (!booking) throw new Refusal(codes.not_found)
  if (booking.state !== 'cart' || !isOver(booking.hold_expires_at, ctx.now)) return booking
  return (await runOut(ctx.db, id, ctx.now)) ?? bookingOf(ctx, id)
}

/** A member's own cart, locked, its seats still kept; anything else is refused. */
export const lockCart = async (ctx: Ctx, db: Db, id: string): Promise<BookingRow> =>
  openCart(ctx, await lockMine(db, whose(ctx, id)))

/** The same with the places of who is to travel. */
export async function lockCartPlaces(ctx: Ctx, db: Db, id: string) {
  const { booking, places } = await lockWithPlaces(db, whose(ctx, id))
  return { cart: openCart(ctx, booking), places }
}

function openCart(ctx: Ctx, booking: BookingRow | undefined): BookingRow {
  if (!booking) throw new Refusal(codes.not_found)
  if (booking.state === 'expired') throw new Refusal(codes.hold_over)
  if (booking.state !== 'cart') throw new Refusal(codes.order_closed)
  if (isOver(booking.hold_expires_at, ctx.now)) throw new Refusal(codes.hold_over)
  return booking
}

/** The package and date of a booking, as the catalogue has them now. */
export async function bookableOf(db: Db, booking: Pick<BookingRow, 'id' | 'product_id' | 'departure_id'>) {
  const bookable = await findBookable(db, booking)
  if (!bookable) throw new Error(`booking ${booking.id} has no departure`)
  return bookable
}

/** All that is shown of an order. */
export async function orderFacts(ctx: Ctx, booking: BookingRow) {
  const { db, tenant, user, now } = ctx
  // One after the other: inside a transaction there is one connection.
  const bookable = await bookableOf(db, booking)
  const participants = await listParticipants(db, [booking.id])
  const addons = await extrasNow(db, booking, await listAddons(db, booking.id))
  const profile = await memberProfile(db, tenant.id, user.id)
  const partner = (await partnerLicences(db, [booking.partner_id])).get(booking.partner_id)
  if (!partner) throw new Error(`booking ${booking.id} has no partner`)
  const rules = await rulesOf(db, booking, now)
  return { booking, bookable, participants, addons, partner, profile, rules }
}

export type OrderFacts = Awaited<ReturnType<typeof orderFacts>>
