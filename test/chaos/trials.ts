import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { expireHolds } from '#modules/booking/module.ts'
import { expireInvoices, sweepPayments } from '#modules/payment/module.ts'
import { expireCheckouts } from '#modules/souvenir/module.ts'
import { aForm, anOffer } from '#test/support/bookings.ts'
import { applications } from './applications.ts'
import { type Acknowledged, homeOf, makeBuyer, nothingYet, order, pay, send, surely } from './buyer.ts'
import { chat, type Talk } from './chat.ts'
import { deposits } from './deposits.ts'
import { hostage } from './hostage.ts'
import { rush } from './rush.ts'
import { silentMail } from './silent-mail.ts'
import { stock } from './stock.ts'
import { type Place, until, type World } from './world.ts'

export type Trial = (world: World, size: Size) => Promise<Acknowledged>
/** How hard: the short form is for every run of the tests. */
export type Size = { buyers: number; kills: number; orders: number; rush: Rush; silent_mail: Silence; talk: Talk }
type Rush = { crowd: number; seats: number }
type Silence = { mails: number; codes: number; is_timed: boolean }
export const full: Size = {
  buyers: 200,
  kills: 50,
  orders: 60,
  rush: { crowd: 10_000, seats: 500 },
  silent_mail: { mails: 500, codes: 50, is_timed: true },
  talk: { pairs: 40, cuts: 1000, kills: 5 },
}
export const short: Size = {
  buyers: 60,
  kills: 3,
  orders: 12,
  rush: { crowd: 500, seats: 20 },
  // On a busy machine seconds prove nothing; that a code leaves at all while mail is silent does.
  silent_mail: { mails: 100, codes: 5, is_timed: false },
  talk: { pairs: 8, cuts: 60, kills: 1 },
}

export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))
export const at = <T>(list: readonly T[], i: number): T => {
  const one = list[i % list.length]
  if (one === undefined) throw new Error('an empty list')
  return one
}

/** Many buyers at once for ten seats: ten are sold, none more, none stranded. */
async function oversell(world: World, { buyers }: Size): Promise<Acknowledged> {
  const known = nothingYet()
  const offer = await anOffer(homeOf(world), { quota: 10 })
  const people = await Promise.all(times(buyers, () => makeBuyer(world)))
  const answers = await Promise.all(people.map((buyer) => order(world, buyer, { offer, known })))
  const got = answers.filter((one) => one !== undefined).length
  if (got !== 10) throw new Error(`${got} of ${buyers} buyers got one of ten seats`)
  return known
}

/** The same checkout twenty times with one key: one order, one answer. */
async function twentyTimes(world: World, { orders }: Size): Promise<Acknowledged> {
  const known = nothingYet()
  for (let i = 0; i < Math.ceil(orders / 10); i++) {
    const offer = await anOffer(homeOf(world))
    const { token } = await makeBuyer(world)
    const choice = { product_id: offer.product.id, departure_id: offer.departure.id }
    const body = { ...choice, rooms: [{ type: 'quad', adults: 1 }] }
    const cart = await send(world, '/api/v3/bookings/cart', { token, body, key: newId() })
    const id: string = cart?.data.booking_id
    const sent = { token, body: await aForm(homeOf(world), id), key: newId() }
    const path = `/api/v3/bookings/${id}/do-checkout`
    const replies = await Promise.all(times(20, () => send(world, path, sent)))
    const different = new Set(replies.map((reply) => JSON.stringify(reply)))
    if (different.size !== 1) throw new Error(`one key had ${different.size} answers`)
    known.orders.push(id)
  }
  return known
}

const ways = ['once', 'twice', 'reordered', 'never', 'forged', 'wrong-amount']

/** Notifications duplicated, out of order, lost, forged and with another amount. */
async function notifications(world: World, { orders }: Size): Promise<Acknowledged> {
  const known = nothingYet()
  const offer = await anOffer(homeOf(world))
  await Promise.all(
    times(Math.min(orders, 36), async (i) => {
      const buyer = await makeBuyer(world)
      const placed = await order(world, buyer, { offer, known })
      if (placed) await pay(world, buyer, { ...placed, invoice: at(placed.invoices, 0), deliver: at(ways, i), known })
    }),
  )
  await settle(world)
  return known
}

type Meanwhile = (untilOrdered: (more: number) => Promise<void>) => Promise<void>
/** How many order at least, and what there is to buy of each of three departures; of a fourth there are five seats. */
type Crowd = { orders: number; seats?: number }

/** Buyers who order, pay, or never pay, while `meanwhile` does its worst. */
export async function underFire(
  world: Place,
  { orders, seats = 40 }: Crowd,
  meanwhile: Meanwhile,
): Promise<Acknowledged> {
  const known = nothingYet()
  // People are in the midst of it: so many more have ordered.
  const untilOrdered = (more: number) => {
    const before = known.orders.length
    return until('people go on ordering', async () => known.orders.length >= before + more)
  }
  const offers = await Promise.all(times(4, (i) => anOffer(homeOf(world), { quota: i === 0 ? 5 : seats })))
  let isOver = false
  const shop = async (worker: number) => {
    for (let i = 0; !isOver || i < orders / 6; i++) {
      const buyer = await surely(() => makeBuyer(world))
      const plan = i % 2 === 0 ? 'full' : 'down_payment'
      const placed = await order(world, buyer, { offer: at(offers, worker + i), known, plan })
      if (!placed || i % 4 === 3) continue
      await pay(world, buyer, { ...placed, invoice: at(placed.invoices, 0), deliver: at(ways, worker + i), known })
    }
  }
  const shopping = Promise.all(times(6, shop))
  await meanwhile(untilOrdered).finally(() => {
    isOver = true
    world.watcher?.closing()
  })
  await shopping
  await settle(world)
  return known
}

/** The server is killed again and again while people pay. */
const kills: Trial = (world, { kills: n, orders }) =>
  underFire(world, { orders }, async () => {
    for (let i = 0; i < n; i++) {
      await sleep(50 + Math.random() * 700)
      // Half of the times while invoices and holds run out.
      await Promise.all([world.killServer(), i % 2 === 0 && runOut(world)])
    }
  })

/** PostgreSQL is killed and started again in the middle. */
const databaseDown: Trial = (world, { orders }) =>
  underFire(world, { orders }, async (untilOrdered) => {
    for (let i = 0; i < 2; i++) {
      await untilOrdered(3)
      await world.cluster.kill()
      // How long it is away is the trial itself.
      await sleep(500)
      await world.cluster.start()
    }
    await untilOrdered(3)
  })

/** The clock jumps over an expiry while people pay. */
const clockJumps: Trial = (world, { orders }) =>
  underFire(world, { orders }, async (untilOrdered) => {
    for (let i = 0; i < 4; i++) {
      await untilOrdered(2)
      await runOut(world)
    }
  })

/** What the clock does a day later: holds, first invoices and checkouts run out. */
async function runOut({ application }: Place): Promise<void> {
  const later = addMs(application.clock.now(), 25 * hourMs)
  await expireHolds(application.db, later)
  await expireInvoices(application.db, later)
  await expireCheckouts(application.db, later)
}

/** Lost notifications are healed by asking the gateway, and the rest runs out. */
export async function settle(world: Place): Promise<void> {
  const { application } = world
  await until('the database answers', () =>
    application.db.execute('select 1').then(
      () => true,
      () => false,
    ),
  )
  for (let i = 1; i <= 3; i++)
    await surely(() => sweepPayments(application.db, application.ports, addMs(application.clock.now(), i * hourMs)))
  await runOut(world)
}

export const trials: Readonly<Record<string, Trial>> = {
  oversell,
  hostage,
  rush: (world, size) => rush(world, size.rush),
  silentMail: (world, size) => silentMail(world, size.silent_mail),
  stock: (world) => stock(world, { settle }),
  twentyTimes,
  notifications,
  clockJumps,
  databaseDown,
  deposits,
  applications,
  chat: (world, { talk }) => chat(world, talk),
  kills,
}
