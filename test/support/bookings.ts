import { eq } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { booking_history, booking_participants, bookings } from '#modules/booking/tables.ts'
import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import { departures, product_addons } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from './catalogue-fixtures.ts'
import { anyMember, signedIn } from './members.ts'
import { listening } from './payments.ts'
import { newNumber } from './phones.ts'
import { ask, type TestApp } from './test-app.ts'

type Wish = {
  quota?: number
  in_days?: number
  down_payment?: number
  category?: 'umroh' | 'haji' | 'wisata-syariah'
  kind?: JourneyKind
}

/** A package on sale with one date and one extra. */
export async function anOffer(home: TestApp, { quota = 40, in_days = 120, ...wish }: Wish = {}) {
  const { hotel_id } = await catalogueBasics(home)
  const partner = await anyPartner(home)
  const product = await anyProduct(home, { partner_id: partner.id, ...wish })
  const departure = await anyDeparture(home, { product_id: product.id, hotel_id, in_days, quota })
  const addon = { id: newId(), product_id: product.id, name: { id: 'Kereta cepat', en: 'Fast train' }, price: 900_000 }
  await home.application.db.insert(product_addons).values({ ...addon, position: 1 })
  return { hotel_id, partner, product, departure, addon }
}

export type Offer = Awaited<ReturnType<typeof anOffer>>

/** A member whose phone number is proved, so that checkout asks for no code; unless told otherwise. */
export async function aBuyer(home: TestApp, wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, {
    phone_verified_at: home.application.clock.now(),
    phone_number: newNumber(),
    ...wish,
  })
  const { user_token: token } = await signedIn(home, member)
  return { member, token }
}

type Party = { rooms?: object[]; children?: number; infants?: number; affiliate_code?: string }
type Sent = { token: string; headers?: Record<string, string> }

export const addToCart = (
  home: TestApp,
  { product, departure }: Record<'product' | 'departure', { id: string }>,
  { token, headers, ...party }: Sent & Party,
) =>
  ask(home, 'POST', '/api/v3/bookings/cart', {
    token,
    ...(headers && { headers }),
    body: { product_id: product.id, departure_id: departure.id, rooms: [{ type: 'quad', adults: 1 }], ...party },
  })

/** A cart that was taken, by id. */
export async function aCart(
  home: TestApp,
  offer: Parameters<typeof addToCart>[1],
  sent: Sent & Party,
): Promise<string> {
  const reply = await addToCart(home, offer, sent)
  if (reply.status !== 200) throw new Error(`no cart: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data.booking_id
}

/** Birthdays that fit each age group, whichever year the tests run in. */
export function birthdays(now: Date) {
  const daysAgo = (days: number) => jakartaDate(addMs(now, -days * dayMs))
  return { adult: undefined, child: daysAgo(5 * 365), infant: daysAgo(60) }
}

/** The number on the profile of who ordered: proved, it asks for no code. */
async function phoneOf({ application }: TestApp, booking_id: string): Promise<string> {
  const [row] = await application.db
    .select({ phone_number: users.phone_number })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.user_id))
    .where(eq(bookings.id, booking_id))
  return row?.phone_number ?? newNumber()
}

/** Everything checkout asks for, with as many travellers as the booking has places. */
export async function aForm(home: TestApp, booking_id: string) {
  const { id, age_group } = booking_participants
  const places = await home.application.db
    .select({ id, age_group })
    .from(booking_participants)
    .where(eq(booking_participants.booking_id, booking_id))
    .orderBy(booking_participants.position)
  const born = birthdays(home.application.clock.now())
  return {
    name: 'Siti Rahmawati',
    gender: 'female',
    birth_date: '1985-04-12',
    address: 'Jl. Melati No. 7, Bandung',
    phone_number: await phoneOf(home, booking_id),
    job_name: 'Guru',
    instansi: 'SMP Harapan',
    email: 'siti@rihla.test',
    plan: 'full',
    participants: places.map((place, i) => ({
      id: place.id,
      name: `Jamaah Nomor ${'ABCDEFGHIJKLMNOPQRST'[i]}`,
      relation: 'relative',
      ...(born[place.age_group] && { birth_date: born[place.age_group] }),
    })),
  }
}

export async function checkOut(
  home: TestApp,
  booking_id: string,
  { token, headers, ...change }: Sent & Record<string, unknown>,
) {
  const body = { ...(await aForm(home, booking_id)), ...change }
  return ask(home, 'POST', `/api/v3/bookings/${booking_id}/do-checkout`, { token, body, ...(headers && { headers }) })
}

/** An order that waits for its first payment, with its invoices; of an offer of its own, or of one that others ordered too. */
export async function anOrder(home: TestApp, wish: Wish & Party & { plan?: string; offer?: Offer } = {}) {
  const { rooms, children, infants, plan = 'full', offer: given, ...offerWish } = wish
  const offer = given ?? (await anOffer(home, offerWish))
  const buyer = await aBuyer(home)
  const party = { ...(rooms && { rooms }), ...(children && { children }), ...(infants && { infants }) }
  const id = await aCart(home, offer, { token: buyer.token, ...party })
  const reply = await checkOut(home, id, { token: buyer.token, plan })
  if (reply.status !== 200) throw new Error(`not ordered: ${reply.status} ${JSON.stringify(reply.body)}`)
  const invoices: { invoice_code: string; amount: number; stage: string }[] = reply.body.data.invoices
  return { id, offer, ...buyer, invoices }
}

type Payable = { id: string; token: string }

/** Begins to pay an invoice, and gives the payment. */
export async function beginPaying(home: TestApp, { id, token }: Payable, invoice_code: string) {
  await listening(home)
  const url = `/api/v3/bookings/${id}/payments/${invoice_code}`
  const begun = await ask(home, 'POST', url, { token, body: { payment_method_id: 'doku-va-bca' } })
  if (begun.status !== 200) throw new Error(`not begun: ${begun.status} ${JSON.stringify(begun.body)}`)
  return begun.body.data
}

/** What happens at the bank; the gateway then tells us, as often as asked. */
export const atBank = (home: TestApp, payment_number: string, what = 'pay?deliver=once') =>
  ask(home, 'POST', `/sandbox/doku/payments/${payment_number}/${what}`)

/** Pays an invoice the whole way. */
export async function payInvoice(home: TestApp, order: Payable, invoice_code: string) {
  const payment = await beginPaying(home, order, invoice_code)
  await atBank(home, payment.payment_number)
  return payment
}

export const bookingNow = async (home: TestApp, id: string) => {
  const [row] = await home.application.db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error('no such booking')
  return row
}

export const eventsOf = async (home: TestApp, id: string) => {
  const rows = await home.application.db
    .select({ event: booking_history.event })
    .from(booking_history)
    .where(eq(booking_history.booking_id, id))
    .orderBy(booking_history.id)
  return rows.map((row) => row.event)
}

/** Sold, held and free, which always make the quota. */
export async function seatsOf(home: TestApp, { departure }: Offer): Promise<[number, number, number]> {
  const [row] = await home.application.db.select().from(departures).where(eq(departures.id, departure.id))
  if (!row) throw new Error('no such departure')
  return [row.sold, row.held, row.quota - row.sold - row.held]
}
