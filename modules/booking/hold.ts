import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { findBookable } from '#modules/catalogue/module.ts'
import { isClosed } from '#modules/catalogue/rules/closed-categories.ts'
import { hiddenHere, partnerLicences } from '#modules/partner/module.ts'
import { licenceState } from '#modules/partner/rules/licence.ts'
import { giveBack, step } from './end.ts'
import { isOver, mostHolds } from './rules/deadlines.ts'
import { lockBooking, lockCarts, lockMember } from './store.ts'

/** A date of a package that may be sold here today; a date of another package is not found. */
export async function sellableDate(ctx: MemberCtx, which: { product_id: string; departure_id: string }) {
  const bookable = await findBookable(ctx.db, which)
  if (bookable?.state !== 'on_sale' || isClosed(bookable.category, ctx.tenant.feature_flag))
    throw new Refusal('F-REQ-4n4')
  if ((await hiddenHere(ctx)).includes(bookable.partner_id)) throw new Refusal('F-REQ-4n4')
  const partner = (await partnerLicences(ctx.db, [bookable.partner_id])).get(bookable.partner_id)
  if (!partner || licenceState(partner, jakartaDate(ctx.now)) !== 'valid') throw new Refusal('F-REQ-4n4')
  return bookable
}

/** Makes room for another cart: the one on the same departure ends, and of the others there may be only so many. */
export async function clearCarts({ db, user, now }: MemberCtx, departure_id: string): Promise<void> {
  await lockMember(db, user.id)
  const carts = await lockCarts(db, user.id)
  const same = carts.find((cart) => cart.departure_id === departure_id)
  const others = carts.filter((cart) => cart !== same && !isOver(cart.hold_expires_at, now))
  if (others.length >= mostHolds) throw new Refusal('F-BOK-2h2')
  const former = same && (await lockBooking(db, same.id))
  if (!former) return
  const why = { event: 'replace', actor: 'member', actor_id: user.id, reason: 'chosen anew' } as const
  await step(db, former, { ...why, to: { ended_at: now, end_reason: 'replaced' }, now })
  await giveBack(db, former, now)
}
