import { eq, inArray, sql } from 'drizzle-orm'
import { newCode, newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { booking_participants, bookings } from '#modules/booking/tables.ts'
import { sessions, users } from '#modules/identity/tables.ts'
import { gateway_notifications, invoices, payment_history, payments } from '#modules/payment/tables.ts'
import { anOffer, type Offer } from '#test/support/bookings.ts'
import { newNumber } from '#test/support/phones.ts'
import { doku } from './doku.ts'
import type { BuyerJob, Sent } from './sender.ts'
import type { Shop } from './shop.ts'

const tenant = demoTenants[0].id
const some = 500

/** A member who is signed in, at an address of their own, with an offer in mind. */
export type Buyer = {
  user_id: string
  session_id: string
  ip: string
  token: string
  product_id: string
  departure_id: string
  partner_id: string
  phone_number: string
}

let made = 0
const address = (): string => {
  made++
  return `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`
}

async function inParts<T>(rows: readonly T[], save: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += some) await save(rows.slice(i, i + some))
}

/** Members by the thousand, spread over the offers; made in the database, since signing up is not what is measured. */
export async function manyBuyers(
  { application }: Pick<Shop, 'application'>,
  count: number,
  offers: readonly Offer[],
): Promise<Buyer[]> {
  const now = application.clock.now()
  const buyers: Buyer[] = []
  for (let i = 0; i < count; i++) {
    const offer = offers[i % offers.length]
    if (!offer) throw new Error('nothing on offer')
    const who = { user_id: newId(), session_id: newId(), ip: address() }
    const token = await application.keys.signUserToken({ ...who, tenant_id: tenant }, now)
    const { product, departure, partner } = offer
    buyers.push({
      ...who,
      phone_number: newNumber(),
      token,
      product_id: product.id,
      departure_id: departure.id,
      partner_id: partner.id,
    })
  }
  const proved = { email_verified_at: now, phone_verified_at: now, created_at: now }
  const person = { tenant_id: tenant, full_name: 'Siti Rahmawati', language: 'id' as const, ...proved }
  const opened = { user_agent: 'bench', created_at: now, authenticated_at: now }
  await inParts(buyers, (part) =>
    application.db
      .insert(users)
      .values(
        part.map(({ user_id: id, phone_number }) => ({ ...person, id, phone_number, email: `${id}@rihla.test` })),
      ),
  )
  await inParts(buyers, (part) =>
    application.db
      .insert(sessions)
      .values(part.map(({ session_id: id, user_id, ip }) => ({ ...opened, id, user_id, ip }))),
  )
  return buyers
}

/** Packages with one date each, with seats for everyone who comes. */
export async function manyOffers({ home }: Pick<Shop, 'home'>, count: number): Promise<Offer[]> {
  const offers: Offer[] = []
  for (let i = 0; i < count; i++) offers.push(await anOffer(home, { quota: 100_000 }))
  return offers
}

const headersOf = ({ token, ip }: Pick<Buyer, 'token' | 'ip'>) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': ip,
})
const once = () => ({ 'idempotency-key': newId() })
const choiceOf = ({ product_id, departure_id }: Buyer) => ({
  product_id,
  departure_id,
  rooms: [{ type: 'quad', adults: 1 }],
})
const formOf = ({ phone_number }: Buyer) => ({
  name: 'Siti Rahmawati',
  gender: 'female',
  birth_date: '1985-04-12',
  address: 'Jl. Melati No. 7, Bandung',
  phone_number,
  job_name: 'Guru',
  instansi: 'SMP Harapan',
  email: 'siti@rihla.test',
  plan: 'full',
})

/** The site sends a key with every order; so does whoever is measured. */
export const cartRequest = (buyer: Buyer): Sent => ({
  path: '/api/v3/bookings/cart',
  headers: { ...headersOf(buyer), ...once() },
  body: JSON.stringify(choiceOf(buyer)),
})

export const bookingJob = (buyer: Buyer): BuyerJob => ({
  headers: headersOf(buyer),
  choice: choiceOf(buyer),
  form: formOf(buyer),
})

export type Cart = Buyer & { booking_id: string; participant_id: string }

/** The carts these buyers have now. */
export async function cartsOf({ application }: Shop, buyers: readonly Buyer[]): Promise<Cart[]> {
  const byUser = new Map(buyers.map((buyer) => [buyer.user_id, buyer]))
  const rows = await application.db
    .select({ user_id: bookings.user_id, booking_id: bookings.id, participant_id: booking_participants.id })
    .from(bookings)
    .innerJoin(booking_participants, eq(booking_participants.booking_id, bookings.id))
    .where(sql`${bookings.user_id} = any(${sql.param([...byUser.keys()])}) and ${bookings.state} = 'cart'`)
  return rows.flatMap(({ user_id, ...ids }) => {
    const buyer = byUser.get(user_id)
    return buyer ? [{ ...buyer, ...ids }] : []
  })
}

export const checkoutRequest = (cart: Cart): Sent => ({
  path: `/api/v3/bookings/${cart.booking_id}/do-checkout`,
  headers: { ...headersOf(cart), ...once() },
  body: JSON.stringify({
    ...formOf(cart),
    participants: [{ id: cart.participant_id, name: 'Siti Rahmawati', relation: 'self' }],
  }),
})

export type Due = {
  user_id: string
  booking_id: string
  departure_id: string
  invoice_id: string
  payment_id: string
  payment_number: string
  amount: number
}

/** An attempt to pay, begun for each of these orders; those that are still carts have none. */
export async function begunPayments({ application }: Shop, carts: readonly Cart[]): Promise<Due[]> {
  const now = application.clock.now()
  const byOrder = new Map(carts.map((cart) => [cart.booking_id, cart]))
  const rows = await application.db
    .select({ id: invoices.id, order_id: invoices.order_id, amount: invoices.amount })
    .from(invoices)
    .where(sql`${invoices.order_id} = any(${sql.param([...byOrder.keys()])})`)
  const due = rows.flatMap(({ id, order_id, amount }): Due[] => {
    const cart = byOrder.get(order_id)
    if (!cart) return []
    const { user_id, booking_id, departure_id } = cart
    const ids = { invoice_id: id, payment_id: newId(), payment_number: `P${newCode(12)}` }
    return [{ user_id, booking_id, departure_id, ...ids, amount }]
  })
  const way = { gateway: 'doku', method_id: 'doku-va-bca', method_code: 'VIRTUAL_ACCOUNT_BCA' } as const
  const begun = {
    ...way,
    kind: 'virtual_account',
    state: 'pending',
    reference: 'bench',
    timezone: 'Asia/Jakarta',
  } as const
  const times = { expires_at: addMs(now, dayMs), created_at: now }
  await inParts(due, (part) =>
    application.db.insert(payments).values(
      part.map(({ payment_id: id, invoice_id, payment_number, amount }) => {
        return { ...begun, ...times, id, invoice_id, payment_number, amount }
      }),
    ),
  )
  const step = { event: 'start', state: 'pending', actor: 'member', reason: 'bench', at: now } as const
  await inParts(due, (part) =>
    application.db
      .insert(payment_history)
      .values(part.map(({ invoice_id, payment_id }) => ({ ...step, invoice_id, payment_id }))),
  )
  return due
}

export const notificationOf = ({ gateway }: Shop, { payment_number, amount }: Due): Sent =>
  doku(gateway, { payment_number, amount })

/** The deliveries that were heard for these payments. */
export const deliveriesOf = async ({ application }: Shop, due: readonly Due[]) =>
  application.db
    .select({
      payment_number: gateway_notifications.payment_number,
      delivery_key: gateway_notifications.delivery_key,
    })
    .from(gateway_notifications)
    .where(
      inArray(
        gateway_notifications.payment_number,
        due.map(({ payment_number }) => payment_number),
      ),
    )
