import { eq } from 'drizzle-orm'
import { demoTenants } from '#demo/tenants.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { nothingYet } from '#test/chaos/buyer.ts'
import { faults } from '#test/chaos/invariants.ts'
import { anOffer } from '#test/support/bookings.ts'
import {
  type Buyer,
  begunPayments,
  bookingJob,
  type Cart,
  cartRequest,
  cartsOf,
  checkoutRequest,
  deliveriesOf,
  manyBuyers,
  manyOffers,
  notificationOf,
} from './buyers.ts'
import { ceiling, type Played, recorded, type Subject } from './ceiling.ts'
import { type Figure, round, shown, wanted } from './figure.ts'
import type { Load } from './load.ts'
import type { Sent } from './sender.ts'
import type { BenchServer } from './server.ts'
import { type Answered, openShop, type Shop, sendAll } from './shop.ts'

const seconds = 6
/** About as many as can be done in that time; who is quicker ends sooner. */
const most = 4000
const warming = 300
const fixed: string[] = demoTenants.map(({ id }) => id)

type Item = { subject: Subject; sent: Sent }
/** What is asked of the server, and who the bare statements are played for. */
type Sides = { served: readonly Sent[]; bare: readonly Subject[] }
type Measured = { call: Answered; base: Load; statements: number }

async function inject({ home }: Shop, { path, headers, body }: Sent): Promise<void> {
  const sent = { host: 'localhost', 'content-type': 'application/json', ...headers }
  const reply = await home.app.inject({ method: 'POST', url: path, headers: sent, payload: body ?? '' })
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode} ${reply.body}`)
}

/** What a call asks of the database, taken down from the second time it is made. */
async function scriptOf(shop: Shop, [first, second]: readonly [Item, Item]): Promise<Played> {
  await inject(shop, first.sent)
  const script = await recorded(() => inject(shop, second.sent))
  return { script, subject: second.subject, fixed }
}

const pairOf = (items: readonly Item[]): [Item, Item] => {
  const [first, second] = items
  if (!first || !second) throw new Error('nothing to measure with')
  return [first, second]
}

/** A few to get warm with, and the rest. */
function parted<T>(all: readonly T[]): [T[], T[]] {
  const warmCount = Math.min(warming, Math.ceil(all.length / 5))
  return [all.slice(0, warmCount), all.slice(warmCount)]
}

/** The call at the server, and its statements alone: same clients, same run. */
async function measured(shop: Shop, played: Played, { served, bare }: Sides): Promise<Measured> {
  const { pool } = shop.application
  const [early, alone] = parted(bare)
  await ceiling(pool, played, { subjects: early, seconds })
  const base = await ceiling(pool, played, { subjects: alone, seconds })
  const [cold, warm] = parted(served)
  await sendAll(shop, { kind: 'requests', jobs: cold })
  const call = await sendAll(shop, { kind: 'requests', jobs: warm }, { seconds })
  return { call, base, statements: played.script.length }
}

const figureOf = (name: string, { call, base, statements }: Measured): Figure => ({
  name,
  figure: `${shown(call)}, ${round(call.cpu_ms, 2)} ms of processor`,
  ratio: round(call.per_second / base.per_second, 2),
  base: `its ${statements} statements alone, ${round(base.per_second)}/s`,
  goal: '≥ 0.5',
})

const itemOf = (buyer: Buyer): Item => ({ subject: buyer, sent: cartRequest(buyer) })

/** Seats taken on as many departures; those who have carts now are on each side. */
async function holds(shop: Shop, count: number) {
  const [offers, others] = [await manyOffers(shop, count), await manyOffers(shop, count)]
  const served = await manyBuyers(shop, most, offers)
  const [models, bare] = [await manyBuyers(shop, 2, others), await manyBuyers(shop, most, others)]
  const played = await scriptOf(shop, pairOf(models.map(itemOf)))
  return { measurement: await measured(shop, played, { served: served.map(cartRequest), bare }), served, bare }
}

async function checkouts(shop: Shop, served: readonly Cart[], bare: readonly Cart[]) {
  const item = (cart: Cart): Item => ({ subject: cart, sent: checkoutRequest(cart) })
  const played = await scriptOf(shop, pairOf(bare.slice(0, 2).map(item)))
  return measured(shop, played, { served: served.map(checkoutRequest), bare: bare.slice(2) })
}

/** Each notification once, then all of them again. */
async function notifications(shop: Shop, served: readonly Cart[], bare: readonly Cart[]) {
  const [notified, alone] = [await begunPayments(shop, served), await begunPayments(shop, bare)]
  const sent = notified.map((due) => notificationOf(shop, due))
  const models = alone.slice(0, 2).map((due): Item => ({ subject: due, sent: notificationOf(shop, due) }))
  const first = await measured(shop, await scriptOf(shop, pairOf(models)), { served: sent, bare: alone.slice(2) })
  const again = models.map(({ sent: one, subject }): Item => {
    const { payment_number = '' } = subject
    return { subject: { payment_number, delivery_key: one.headers['request-id'] ?? '' }, sent: one }
  })
  const delivered = new Set((await deliveriesOf(shop, notified)).map(({ delivery_key }) => delivery_key))
  const twice = sent.filter(({ headers }) => delivered.has(headers['request-id'] ?? ''))
  const bareAgain = await deliveriesOf(shop, alone)
  const second = await measured(shop, await scriptOf(shop, pairOf(again)), { served: twice, bare: bareAgain })
  return { first, second }
}

async function oneByOne(shop: Shop): Promise<Figure[]> {
  const hot = wanted('hold') ? [figureOf('hold, one hot departure', (await holds(shop, 1)).measurement)] : []
  const many = await holds(shop, 100)
  const figures = [...hot, figureOf('hold, a hundred departures', many.measurement)].filter(() => wanted('hold'))
  if (!wanted('checkout') && !wanted('pay')) return figures
  const carts = { served: await cartsOf(shop, many.served), bare: await cartsOf(shop, many.bare) }
  const ordered = await checkouts(shop, carts.served, carts.bare)
  if (wanted('checkout')) figures.push(figureOf('checkout', ordered))
  if (!wanted('pay')) return figures
  const { first, second } = await notifications(shop, carts.served, carts.bare)
  figures.push(figureOf('pay, a notification', first), figureOf('pay, the same notification again', second))
  return figures
}

/** The whole way over HTTP: seats, form, checkout, a virtual account at the sandbox, the bank's signed word. */
async function wholeBookings(shop: Shop): Promise<Figure> {
  const offers = await manyOffers(shop, 20)
  const jobs = (await manyBuyers(shop, most, offers)).map(bookingJob)
  const errand = { kind: 'bookings', gateway: shop.gateway } as const
  const warm = await sendAll(shop, { ...errand, jobs: jobs.slice(0, warming) })
  const result = await sendAll(shop, { ...errand, jobs: jobs.slice(warming) }, { seconds: 10 })
  const seats = await Promise.all(offers.map(({ departure }) => seatsOf(shop, departure.id)))
  const sold = seats.reduce((sum, one) => sum + one.sold, 0)
  if (sold !== warm.done + result.done) throw new Error(`${warm.done + result.done} bookings made, ${sold} seats sold`)
  return {
    name: 'bookings, from the seat to the journey paid',
    figure: `${shown(result)}, ${round(result.cpu_ms, 1)} ms of processor`,
    goal: '≥ 100/s',
  }
}

async function seatsOf({ application }: Shop, id: string): Promise<{ sold: number; held: number }> {
  const { sold, held } = departures
  const [row] = await application.db.select({ sold, held }).from(departures).where(eq(departures.id, id))
  if (!row) throw new Error('no such departure')
  return row
}

/** Fifty people at once for ten seats. */
async function fiftyForTen(shop: Shop): Promise<Figure> {
  const offer = await anOffer(shop.home, { quota: 10 })
  const jobs = (await manyBuyers(shop, 50, [offer])).map(cartRequest)
  const { statuses } = await sendAll(shop, { kind: 'requests', jobs }, { connections: 50 })
  const { held } = await seatsOf(shop, offer.departure.id)
  const { 200: taken = 0, 409: refused = 0 } = statuses
  return {
    name: 'bookings, 50 buyers for 10 seats',
    figure: `${taken} taken, ${refused} refused, ${held} held`,
    goal: '10',
  }
}

const names = ['hold', 'checkout', 'pay', 'bookings']

/** Selling, each call as a ratio to what the database alone can do of the same; then everything that must hold. */
export async function sellingFigures(server: BenchServer): Promise<Figure[]> {
  if (!names.some(wanted)) return []
  const shop = await openShop(server)
  try {
    const figures = ['hold', 'checkout', 'pay'].some(wanted) ? await oneByOne(shop) : []
    if (wanted('bookings')) figures.push(await wholeBookings(shop), await fiftyForTen(shop))
    const wrong = await faults(shop.application.db, nothingYet())
    const figure = wrong.length === 0 ? 'all hold' : `${wrong.length} BROKEN, first: ${wrong[0]}`
    return [...figures, { name: 'selling, invariants after the load', figure, goal: 'all hold' }]
  } finally {
    await shop.home.close()
  }
}
