import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#core/ids.ts'
import { aBuyer, aForm, type Offer } from '#test/support/bookings.ts'
import type { Place } from './world.ts'

/** What was acknowledged to buyers: all of it must be there in the end. */
export type Acknowledged = {
  carts: string[]
  orders: string[]
  /** Of souvenirs. */
  checkouts: string[]
  payments: string[]
  paid_at_bank: string[]
  never_paid: string[]
  /** What a bank says was saved, by its own numbers. */
  deposits: string[]
  /** What was said in a chat. */
  messages: string[]
  /** Figures worth telling. */
  notes: string[]
}
export const nothingYet = (): Acknowledged => ({
  carts: [],
  orders: [],
  checkouts: [],
  payments: [],
  paid_at_bank: [],
  never_paid: [],
  deposits: [],
  messages: [],
  notes: [],
})

type Sent = { token?: string; body?: object; key?: string; method?: 'POST' | 'DELETE' }

const anyAddress = (): string => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** One request; nothing, where no answer came. */
export async function send(world: Place, path: string, { token, body, key, method = 'POST' }: Sent) {
  try {
    const response = await fetch(world.url() + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': anyAddress(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(15_000),
    })
    const json = await response.json()
    const reply = { status: response.status, code: String(json.code ?? ''), data: json.data }
    world.watcher?.note(path, reply)
    return reply
  } catch {
    world.watcher?.note(path, undefined)
    return undefined
  }
}

/** The same with one key until an answer comes that is final: what is unknown becomes known by asking again. */
export async function sendSurely(world: Place, path: string, sent: Omit<Sent, 'key'>) {
  const key = newId()
  const began = performance.now()
  // A busy machine takes its time to start what was killed: minutes are nothing.
  for (let tries = 0; tries < 1000; tries++) {
    const reply = await send(world, path, { ...sent, key })
    if (reply && reply.status < 500 && reply.status !== 429) {
      world.watcher?.waited(performance.now() - began)
      return reply
    }
    await sleep(100 + Math.random() * 200)
  }
  throw new Error(`no final answer from ${path}`)
}

/** Somebody who can buy: made in the database, since signing in is not what is on trial. */
export const makeBuyer = (world: Place) => aBuyer({ application: world.application, ...untouched })
// The helpers that make members and offers never touch these.
const untouched = {
  app: Object.create(null),
  sentTo: () => Promise.resolve([]),
  close: () => Promise.resolve(),
}
export const homeOf = (world: Place) => ({ application: world.application, ...untouched })

type Buyer = { token: string }
type Errand = { offer: Offer; known: Acknowledged; seats?: number; plan?: string }

/** Takes seats and orders them; nothing, where there were none. */
export async function order(world: Place, { token }: Buyer, { offer, known, seats = 1, plan = 'full' }: Errand) {
  const cart = await sendSurely(world, '/api/v3/bookings/cart', {
    token,
    body: {
      product_id: offer.product.id,
      departure_id: offer.departure.id,
      rooms: [{ type: 'quad', adults: seats }],
    },
  })
  if (cart.status !== 200) return undefined
  const id: string = cart.data.booking_id
  known.carts.push(id)
  const body = { ...(await surely(() => aForm(homeOf(world), id))), plan }
  const placed = await sendSurely(world, `/api/v3/bookings/${id}/do-checkout`, { token, body })
  if (placed.status !== 200) return undefined
  known.orders.push(id)
  const invoices: { invoice_code: string }[] = placed.data.invoices
  return { id, invoices: invoices.map((one) => one.invoice_code) }
}

type Paying = { id: string; invoice: string; deliver: string; known: Acknowledged }

/** Begins to pay and pays at the bank, which then tells the shop as reliably as `deliver` says. */
export async function pay(world: Place, { token }: Buyer, { id, invoice, deliver, known }: Paying) {
  const begun = await sendSurely(world, `/api/v3/bookings/${id}/payments/${invoice}`, {
    token,
    body: { payment_method_id: 'doku-va-bca' },
  })
  if (begun.status !== 200) return
  const number: string = begun.data.payment_number
  known.payments.push(number)
  const paid = await sendSurely(world, `/sandbox/doku/payments/${number}/pay?deliver=${deliver}`, {})
  // Nobody pays in a forgery: the bank has no money, only somebody's word.
  const list = deliver === 'forged' ? known.never_paid : known.paid_at_bank
  if (paid.status === 200) list.push(number)
}

/** Looks inside once more when the database was away; on a busy machine another takes its place within a minute. */
export async function surely<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > 400) throw error
      await sleep(200)
    }
  }
}
