import { and, asc, eq, gte, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { holdStock, type Offer, offersOf, releaseStock, returnStock, sellStock } from '#modules/merchandise/module.ts'
import { item_variants, items } from '#modules/merchandise/tables.ts'
import { earnings } from '#modules/payouts/tables.ts'
import { activeAddress } from '#modules/shipping/module.ts'
import { shipment_history, shipments } from '#modules/shipping/tables.ts'
import {
  souvenir_checkouts,
  souvenir_history,
  souvenir_order_lines,
  souvenir_orders,
  souvenir_problem_history,
  souvenir_problems,
} from '#modules/souvenir/tables.ts'
import { joined } from '../bookings/money-rows.ts'
import { insertMoney, rulesOn } from '../bookings/seed-bookings.ts'
import { keep } from '../catalogue/keep.ts'
import { demoIdPrefix } from '../catalogue/naming.ts'
import { demoMembers } from '../members.ts'
import { moneyOf } from './order-money.ts'
import {
  calledOffBy,
  checkoutRow,
  historyRows,
  lineRows,
  orderId,
  orderRow,
  type Placed,
  partOf,
  problemRows,
  shipmentRows,
  withQuantities,
} from './order-rows.ts'
import { orderedStores, stories } from './order-stories.ts'

const isDemo = like(sql`${souvenir_checkouts.id}::text`, `${demoIdPrefix}-%`)
const buyers = demoMembers.filter(({ email }) => email === 'jamaah@rihla.test')

/** What of a store lies there by the dozen, one variant an item. */
async function goodsOf(db: Db, store_id: string, today: string): Promise<Offer[]> {
  const plenty = gte(sql`${item_variants.stock} - ${item_variants.held}`, 20)
  const rows = await db
    .selectDistinctOn([items.id], { id: item_variants.id })
    .from(item_variants)
    .innerJoin(items, eq(items.id, item_variants.item_id))
    .where(and(eq(items.store_id, store_id), isNull(item_variants.removed_at), plenty))
    .orderBy(asc(items.id), asc(item_variants.position))
    .limit(20)
  const offers = await offersOf(
    db,
    rows.map(({ id }) => id),
    today,
  )
  return offers.filter(({ is_on_sale }) => is_on_sale).sort((a, b) => a.item_id.localeCompare(b.item_id))
}

/** Orders of one member of each tenant at three stores, one of each state there is; written once, into a demo that has none. */
export async function seedSouvenirOrders({ db, now }: { db: Db; now: Date }): Promise<void> {
  const known = await db.select({ id: souvenir_checkouts.id }).from(souvenir_checkouts).where(isDemo).limit(1)
  if (known.length > 0) return
  const today = jakartaDate(now)
  const [first, second, third] = orderedStores
  const goods = [
    await goodsOf(db, first, today),
    await goodsOf(db, second, today),
    await goodsOf(db, third, today),
  ] as const
  if (goods.some((some) => some.length < 2)) return
  const all = await placedOf(db, goods, now)
  const { commission_basis_points } = await rulesOn(db, today)
  await db.transaction(async (tx) => {
    await insertOrders(tx, all)
    await insertProblems(tx, all)
    const money = all.map((placed) => moneyOf(placed, commission_basis_points))
    await insertMoney(tx, joined(money))
    await keep(
      tx,
      earnings,
      money.flatMap((one) => one.earnings),
    )
    for (const placed of all) await moveStock(tx, placed)
  })
}

async function placedOf(db: Db, goods: readonly [Offer[], Offer[], Offer[]], now: Date): Promise<Placed[]> {
  const all: Placed[] = []
  for (const buyer of buyers) {
    const address = await activeAddress(db, buyer.id)
    if (!address) continue
    const { id: address_id, label: _, is_active: __, ...place } = address
    const destination = { address_id, ...place }
    for (const [i, story] of stories.entries()) {
      const parts = story.parts.map((part) => {
        const some = goods[part.store]
        const from = i % (some.length - 1)
        return { part, bought: withQuantities(some.slice(from, from + 2)) }
      })
      all.push({ story, buyer, destination, parts, now })
    }
  }
  return all
}

const numbered = (all: readonly Placed[]) =>
  all.flatMap((placed) => placed.parts.map((_, i) => ({ placed, number: i + 1 })))

async function insertOrders(db: Db, all: readonly Placed[]): Promise<void> {
  const each = numbered(all)
  await keep(db, souvenir_checkouts, all.map(checkoutRow))
  await keep(
    db,
    souvenir_orders,
    each.map(({ placed, number }) => orderRow(placed, number)),
  )
  await keep(
    db,
    souvenir_order_lines,
    each.flatMap(({ placed, number }) => lineRows(placed, number)),
  )
  await keep(
    db,
    souvenir_history,
    each.flatMap(({ placed, number }) => historyRows(placed, number)),
  )
  const sent = each.map(({ placed, number }) => shipmentRows(placed, number))
  await keep(
    db,
    shipments,
    sent.flatMap((one) => one.shipments),
  )
  await keep(
    db,
    shipment_history,
    sent.flatMap((one) => one.steps),
  )
}

async function insertProblems(db: Db, all: readonly Placed[]): Promise<void> {
  const reported = numbered(all).map(({ placed, number }) => problemRows(placed, number))
  await keep(
    db,
    souvenir_problems,
    reported.flatMap((one) => one.problems),
  )
  await keep(
    db,
    souvenir_problem_history,
    reported.flatMap((one) => one.steps),
  )
}

/** The stock as these orders left it, with its history. */
async function moveStock(db: Db, placed: Placed): Promise<void> {
  for (const { number } of numbered([placed])) {
    const pieces = lineRows(placed, number)
    const { state, code, paid_at, ended_at } = orderRow(placed, number)
    const order_id = orderId(placed, number)
    const short = await holdStock(db, pieces)
    if (short.length > 0) throw new Error(`the demo has too few of ${short.join(', ')}`)
    if (state === 'expired') await releaseStock(db, pieces)
    if (!paid_at) continue
    await sellStock(db, pieces, { order_id, reason: code }, paid_at)
    const ending = calledOffBy(partOf(placed, number).part)
    if (ending && ended_at) await returnStock(db, pieces, { order_id, reason: ending.event }, ended_at)
  }
}
