import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { booking_history, booking_participants, bookings } from '#modules/booking/tables.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import {
  financing_applications,
  financing_disbursements,
  financing_history,
  financing_instalment_reports,
  financing_instalments,
} from '#modules/financing/tables.ts'
import { joined } from '../bookings/money-rows.ts'
import { insertMoney, rulesOn } from '../bookings/seed-bookings.ts'
import { keep } from '../catalogue/keep.ts'
import { agenciesIn } from '../staff.ts'
import { applicationId, firstPaidAt, isApproved, type Placed, sentAt, stories } from './applicants.ts'
import { financedMoney } from './financing-money.ts'
import {
  applicationRow,
  bookingRow,
  bookingSteps,
  disbursementRow,
  instalmentRows,
  scans,
  steps,
  travellerRow,
} from './financing-rows.ts'
import { type BankSeed, clientsOf, keepScan } from './people.ts'

/** Dates of an agency far enough away for a bank, with a price that it finances. */
const datesOf = (db: Db, partner_id: string, today: string) =>
  db
    .select({ departure: departures, product: products })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        eq(products.partner_id, partner_id),
        eq(products.state, 'on_sale'),
        eq(products.category, 'umroh'),
        gte(departures.departs_on, addDays(today, 75)),
        lte(departures.price_quad, 37_000_000),
        gte(departures.price_quad, 20_000_000),
        sql`${departures.quota} - ${departures.sold} - ${departures.held} >= 2`,
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(stories.length)

/** Applications in every state but those that were never sent, each with its booking and its money; written once. */
export async function seedFinancing(seed: BankSeed): Promise<void> {
  const { db, now } = seed
  const agencies = await agenciesIn(db)
  const known = await db.select({ id: financing_applications.id }).from(financing_applications).limit(1)
  if (!agencies || known.length > 0) return
  const clients = await clientsOf(db, stories.length)
  const dates = await datesOf(db, agencies[0].id, jakartaDate(now))
  const all = stories.flatMap((story, place): Placed[] => {
    const [client, dated] = [clients[story.client], dates[place]]
    return client && dated ? [{ ...story, client, dated, place, now }] : []
  })
  await keep(db, bookings, all.map(bookingRow))
  await keep(db, booking_participants, all.map(travellerRow))
  await keep(db, booking_history, all.flatMap(bookingSteps))
  await keep(db, financing_applications, all.map(applicationRow))
  for (const one of all) await keep(db, financing_history, steps(one))
  await insertRepaid(db, all, now)
  for (const one of all.filter(({ state }) => state !== 'rejected')) {
    await takeSeat(db, one)
    await insertScans(seed, one)
  }
}

async function insertRepaid(db: Db, all: readonly Placed[], now: Date): Promise<void> {
  const terms = await rulesOn(db, jakartaDate(now))
  const repaid = all.filter((one) => firstPaidAt(one) !== null)
  const instalments = repaid.map(instalmentRows)
  await insertMoney(db, joined(all.filter(isApproved).map((one) => financedMoney(one, terms))))
  await keep(db, financing_disbursements, repaid.map(disbursementRow))
  await keep(
    db,
    financing_instalments,
    instalments.flatMap(({ schedule }) => schedule),
  )
  await keep(
    db,
    financing_instalment_reports,
    instalments.flatMap(({ reports }) => reports),
  )
}

async function takeSeat(db: Db, one: Placed): Promise<void> {
  const { sold, held } = departures
  await db
    .update(departures)
    .set(firstPaidAt(one) ? { sold: sql`${sold} + 1` } : { held: sql`${held} + 1` })
    .where(eq(departures.id, one.dated.departure.id))
}

async function insertScans(seed: BankSeed, one: Placed): Promise<void> {
  for (const [kind, looks_like] of scans) {
    const owner = { owner_kind: 'financing' as const, owner_id: applicationId(one), person_id: applicationId(one) }
    const again = one.state === 'documents' && kind === 'proof_of_income' ? { reason: one.reason ?? '' } : {}
    await keepScan(seed, { ...owner, kind, looks_like, uploaded_at: sentAt(one), ...again })
  }
}
