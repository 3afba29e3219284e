import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { jakartaDate } from '#core/time.ts'
import { booking_feedbacks, booking_history, booking_participants, bookings } from '#modules/booking/tables.ts'
import { departures, products, reviews } from '#modules/catalogue/tables.ts'
import { rulesInForce } from '#modules/dated-rules/rules/in-force.ts'
import { type DatedRules, datedRuleKeys } from '#modules/dated-rules/rules/keys.ts'
import { dated_rules } from '#modules/dated-rules/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { notices } from '#modules/notification/tables.ts'
import {
  invoice_lines,
  invoices,
  ledger_entries,
  payment_history,
  payments,
  refund_lines,
  refunds,
} from '#modules/payment/tables.ts'
import { shipment_history, shipments } from '#modules/shipping/tables.ts'
import { approvals } from '#modules/staff/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { demoIdPrefix } from '../catalogue/naming.ts'
import { agenciesIn } from '../staff.ts'
import { kitRows, reviewRows } from './after-sale.ts'
import type { Seal } from './booking-rows.ts'
import { documentRows, insertDocuments, reviewSteps } from './documents.ts'
import { type Money, waitingRefunds } from './money-rows.ts'
import { noticeRows } from './notices.ts'
import { calendarOf } from './offers.ts'
import { type Planned, planBookings } from './plan.ts'
import { insertRooming } from './rooming.ts'
import { bookingTables, buyerRows, refundApprovals } from './rows.ts'

export type BookingSeed = { db: Db; files: FilesPort; now: Date; seal: Seal }

export async function rulesOn(db: Db, today: string): Promise<DatedRules> {
  const rules = rulesInForce(await db.select().from(dated_rules), today)
  const missing = datedRuleKeys.filter((key) => rules[key] === undefined)
  if (!hasAll(rules)) throw new Error(`no dated rules ${missing.join(', ')}`)
  return rules
}
const hasAll = (rules: Record<string, number>): rules is DatedRules =>
  datedRuleKeys.every((key) => rules[key] !== undefined)

const isDemo = like(sql`${bookings.id}::text`, `${demoIdPrefix}-%`)

/**
 * Bookings of the two agencies whose people can sign in at the desk, in every state there is, with all that belongs to one: so that
 * no page of the desk and of a member is empty. Written once, into a demo that has none.
 */
export async function seedBookings({ db, files, now, seal }: BookingSeed): Promise<void> {
  const agencies = await agenciesIn(db)
  const known = await db.select({ id: bookings.id }).from(bookings).where(isDemo).limit(1)
  if (!agencies || known.length > 0) return
  const today = jakartaDate(now)
  const calendars = [await calendarOf(db, agencies[0].id, today), await calendarOf(db, agencies[1].id, today)]
  const all = planBookings(calendars, now)
  const rules = await rulesOn(db, today)
  await db.transaction(async (tx) => {
    const scans = documentRows(all, { now, identity_card_age: rules.identity_card_age })
    await insertBookings(tx, all, { rules, seal, said: reviewSteps(scans) })
    await insertDocuments({ db: tx, files, seal }, scans)
    await insertAfterSale(tx, all, now)
    await insertRooming(tx, all, now)
    await countSeats(
      tx,
      agencies.map(({ id }) => id),
      calendars[0]?.full?.departure_id,
    )
  })
}

type Steps = (typeof booking_history.$inferInsert)[]
type Measures = { rules: DatedRules; seal: Seal; said: Steps }

/** Invoices with all that was paid of them and went back. */
export async function insertMoney(db: Db, money: Money): Promise<void> {
  await keep(db, invoices, money.invoices)
  await keep(db, invoice_lines, money.lines)
  await keep(db, payments, money.payments)
  await keep(db, refunds, money.refunds)
  await keep(db, refund_lines, money.refund_lines)
  await keep(db, payment_history, money.steps)
  await keep(db, ledger_entries, money.entries)
}

export async function insertBookings(db: Db, all: readonly Planned[], { said, ...measures }: Measures) {
  const { money, ...rows } = bookingTables(all, measures)
  const steps = [...rows.steps, ...said].sort((a, b) => a.at.getTime() - b.at.getTime())
  await keep(db, users, buyerRows(all))
  await keep(db, bookings, rows.bookings)
  await keep(db, booking_participants, rows.travellers)
  await keep(db, booking_history, steps)
  await insertMoney(db, money)
  await keep(db, approvals, refundApprovals(money, waitingRefunds(all), measures.rules.approval_from))
}

export async function insertAfterSale(db: Db, all: readonly Planned[], now: Date): Promise<void> {
  const kits = all.map((planned) => kitRows(planned, now))
  await keep(
    db,
    shipments,
    kits.flatMap((kit) => kit.shipments),
  )
  await keep(
    db,
    shipment_history,
    kits.flatMap((kit) => kit.steps),
  )
  await keep(db, notices, noticeRows(all, now))
  const spoken = reviewRows(all, now)
  await keep(db, reviews, spoken.reviews)
  await keep(db, booking_feedbacks, spoken.feedbacks)
  const ids = [...new Set(spoken.reviews.map(({ product_id }) => product_id))]
  const of = sql`from ${reviews} r where r.product_id = ${products.id}`
  if (ids.length === 0) return
  await db
    .update(products)
    .set({ rating_sum: sql`(select sum(r.rating) ${of})`, rating_count: sql`(select count(*) ${of})` })
    .where(inArray(products.id, ids))
}

/** Every date of these agencies has as many seats sold and held as its bookings say; one has a bus full. */
async function countSeats(db: Db, agencies: readonly string[], full: string | undefined): Promise<void> {
  if (full) await db.update(departures).set({ quota: 45, sold: 0, held: 0 }).where(eq(departures.id, full))
  const seatsIn = (states: readonly string[]) => sql`coalesce((select sum(b.seats) from ${bookings} b
    where b.departure_id = ${departures.id} and b.state = any(${sql.param([...states])}::text[])), 0)::int`
  const [sold, held] = [seatsIn(['in_progress', 'completed']), seatsIn(['cart', 'awaiting_payment'])]
  const own = db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.partner_id, [...agencies]))
  await db
    .update(departures)
    .set({ sold, held, quota: sql`greatest(${departures.quota}, ${sold} + ${held})` })
    .where(and(inArray(departures.product_id, own)))
}
