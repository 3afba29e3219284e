import { eq } from 'drizzle-orm'
import { departures } from '#modules/catalogue/tables.ts'
import { aBuyer, aForm, anOffer, type Offer } from '#test/support/bookings.ts'
import { testPassword } from '#test/support/members.ts'
import { newNumber } from '#test/support/phones.ts'
import { type Acknowledged, homeOf, nothingYet, send } from './buyer.ts'
import type { World } from './world.ts'

const mostSeats = 20
const party = 8

async function heldOf({ application }: World, offers: readonly Offer[]): Promise<number> {
  let held = 0
  for (const { departure } of offers) {
    const [row] = await application.db
      .select({ held: departures.held })
      .from(departures)
      .where(eq(departures.id, departure.id))
    held += row?.held ?? 0
  }
  return held
}

/**
 * Somebody with several accounts and one phone takes seats of every departure at once, orders them and never pays: no more
 * than the cap is kept from others, and nothing is once the accounts are deleted.
 */
export async function hostage(world: World, { orders }: { orders: number }): Promise<Acknowledged> {
  await renew(world)
  const known = nothingYet()
  const phone_number = newNumber()
  const accounts = await Promise.all(Array.from({ length: 4 }, () => aBuyer(homeOf(world), { phone_number })))
  const offers = await Promise.all(Array.from({ length: Math.ceil(orders / 4) }, () => anOffer(homeOf(world))))
  const greedy = accounts.flatMap(({ token }) => offers.map((offer) => take(world, { token, offer, known })))
  await Promise.all(greedy)
  const held = await heldOf(world, offers)
  if (held > mostSeats) throw new Error(`one phone keeps ${held} seats unpaid by ${accounts.length} accounts`)
  const ordered = known.orders.length * party
  if (ordered > mostSeats) throw new Error(`one phone ordered ${ordered} seats without paying`)
  for (const { token } of accounts) {
    await send(world, '/api/v3/user/auth/me', { token, body: { current_password: testPassword }, method: 'DELETE' })
  }
  const left = await heldOf(world, offers)
  if (left > 0) throw new Error(`${left} seats are kept for accounts that are deleted`)
  return known
}

/** Choosing anew gives no more time than the first choice had. */
async function renew(world: World): Promise<void> {
  const [{ token }, offer] = [await aBuyer(homeOf(world)), await anOffer(homeOf(world))]
  const choice = { product_id: offer.product.id, departure_id: offer.departure.id }
  const ends: string[] = []
  for (const adults of [1, 2]) {
    const body = { ...choice, rooms: [{ type: 'quad', adults }] }
    const cart = await send(world, '/api/v3/bookings/cart', { token, body })
    ends.push(String(cart?.data?.hold_expires_at))
  }
  if (ends[0] !== ends[1]) throw new Error(`a hold was renewed by choosing anew: ${ends.join(' then ')}`)
}

type Grab = { token: string; offer: Offer; known: Acknowledged }

async function take(world: World, { token, offer, known }: Grab): Promise<void> {
  const choice = { product_id: offer.product.id, departure_id: offer.departure.id }
  const body = { ...choice, rooms: [{ type: 'quad', adults: party }] }
  const cart = await send(world, '/api/v3/bookings/cart', { token, body })
  if (cart?.status !== 200) return
  const id: string = cart.data.booking_id
  known.carts.push(id)
  const form = await aForm(homeOf(world), id)
  const placed = await send(world, `/api/v3/bookings/${id}/do-checkout`, { token, body: form })
  if (placed?.status === 200) known.orders.push(id)
}
