import { type APIRequestContext, expect } from '@playwright/test'
import { claimDeparture } from './departures.ts'
import { codeFor, member } from './person.ts'
import { siteUrl } from './site.ts'

type Plan = 'full' | 'down_payment'

/** Calls the API as a member, and gives what it answers. */
const caller = (request: APIRequestContext, token: string) => async (method: string, path: string, data?: object) => {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await request.fetch(`${siteUrl()}/api/v3/${path}`, { method, headers, ...(data && { data }) })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()).data
}

/** A package whose down payment QRIS can carry, and one person may send back. */
const anyOffer = (request: APIRequestContext) =>
  claimDeparture(request, {
    fits: ({ product, departure }) => product.down_payment < 10_000_000 && departure.seats_free > 10,
  })

type Traveller = { id: string; position: number }

/** Somebody new who has ordered a journey for one and has paid nothing yet. */
export async function anyOrder(request: APIRequestContext, plan: Plan = 'down_payment') {
  const { person, tokens } = await member(request)
  const call = caller(request, tokens.user_token)
  const { product, departure } = await anyOffer(request)
  const wish = { product_id: product.id, departure_id: departure.id, rooms: [{ type: 'quad', adults: 1 }] }
  const { booking_id } = await call('POST', 'bookings/cart', wish)
  const { participants } = await call('GET', `bookings/${booking_id}/detail/order`)
  const travellers = participants.map(({ id }: Traveller) => ({ id, name: person.full_name, relation: 'self' }))
  const contact = { name: person.full_name, gender: 'male', birth_date: '1985-04-12', email: person.email }
  const work = { address: 'Jl. Melati No. 7, Bandung', job_name: 'Guru', instansi: 'SMP Harapan' }
  const form = { ...contact, ...work, phone_number: person.phone_number, participants: travellers, plan }
  const placed = await call('POST', `bookings/${booking_id}/do-checkout`, form)
  const { verification } = placed
  const { invoices } = verification
    ? await call('POST', `bookings/${booking_id}/verification`, {
        code: await codeFor(request, person.phone_number.replace(/^0/, '+62')),
      })
    : placed
  const pay = (invoice_code: string, payment_method_id: string) =>
    call('POST', `bookings/${booking_id}/payments/${invoice_code}`, { payment_method_id })
  return { person, tokens, call, pay, booking_id, product_id: product.id, product, invoices }
}

/** The same with a payment begun: its number, and the path of the link that can be shared. */
export async function anyPayment(request: APIRequestContext, payment_method_id = 'doku-va-bca') {
  const order = await anyOrder(request)
  const payment = await order.pay(order.invoices[0].invoice_code, payment_method_id)
  const path = new URL(payment.share_url).pathname
  return { ...order, payment, path, token: path.split('/').at(-1) ?? '' }
}

/** What happens at the gateway, as a script asks for it: `pay`, `fail?deliver=twice`. */
export async function atGateway(request: APIRequestContext, gateway: 'doku' | 'yukk', path: string): Promise<void> {
  const reply = await request.post(`${siteUrl()}/sandbox/${gateway}/payments/${path}`)
  expect(reply.ok(), await reply.text()).toBe(true)
}
