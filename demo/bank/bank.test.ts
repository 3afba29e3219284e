import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { financing_applications, financing_disbursements, financing_history } from '#modules/financing/tables.ts'
import { savings_deposits, savings_history, savings_plans } from '#modules/savings/tables.ts'
import { checkBooks } from '#server/check-books.ts'
import { catalogueApp, filledAt as now } from '#test/support/catalogue-app.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { seedBookings } from '../bookings/seed-bookings.ts'
import { seedMembers } from '../members.ts'
import { seedStaff } from '../staff.ts'
import { seedFinancing } from './financing.ts'
import { seedSavings } from './savings.ts'

let home: TestApp
const db = () => home.application.db
const passwordHash = async () => ''

async function seed(at: Date): Promise<void> {
  const { files, documents } = home.application.ports
  const parts = { db: db(), files, seal: documents.seal, now: at }
  await seedMembers(db(), passwordHash, at)
  await seedStaff(db(), passwordHash, at)
  await seedBookings(parts)
  await seedSavings(parts)
  await seedFinancing(parts)
}

beforeAll(async () => {
  home = await catalogueApp()
  await seed(now)
}, 120_000)
afterAll(() => home.close())

test('a bank has plans in every state, and what it counted is what their states say', async () => {
  const plans = await db().select().from(savings_plans)
  const counted = await db().select().from(savings_deposits)
  const steps = await db().select().from(savings_history)
  expect(plans.map(({ state }) => state).sort()).toEqual([
    'accepted',
    'reached',
    'rejected',
    'saving',
    'saving',
    'submitted',
    'submitted',
  ])
  for (const { id, state, target } of plans) {
    const sum = counted.filter(({ plan_id }) => plan_id === id).reduce((all, { amount }) => all + amount, 0)
    expect([state, sum >= target]).toEqual([state, state === 'reached'])
    const last = steps
      .filter(({ plan_id }) => plan_id === id)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .at(-1)
    expect(last?.state).toBe(state)
  }
})

test('applications stand with their bookings, and hold the seats that dates say they hold', async () => {
  const all = await db().select().from(financing_applications)
  expect(all.map(({ state }) => state).sort()).toEqual([
    'active',
    'active',
    'documents',
    'payment',
    'rejected',
    'settled',
    'verification',
    'verification',
  ])
  const { rows } =
    await db().execute(sql`select d.id from ${departures} d where d.held <> (select coalesce(sum(b.seats), 0)
    from ${bookings} b where b.departure_id = d.id and b.state in ('cart', 'awaiting_payment'))
    and exists (select from ${bookings} b where b.departure_id = d.id)`)
  expect(rows).toEqual([])
})

test('what was paid of applications stands in the books, and what a bank owes us is what it said it had sent', async () => {
  const { ledger_faults } = await checkBooks(db())
  expect(ledger_faults).toEqual([])
  const sent = await db().select().from(financing_disbursements)
  expect(sent.map(({ received_at }) => received_at !== null).sort()).toEqual([false, true, true])
  const last = await db()
    .select({
      state: financing_applications.state,
      stated: sql`(array_agg(${financing_history.state} order by ${financing_history.id} desc))[1]`,
    })
    .from(financing_applications)
    .innerJoin(financing_history, eq(financing_history.application_id, financing_applications.id))
    .groupBy(financing_applications.id)
  for (const { state, stated } of last) expect(stated).toBe(state)
})

test('a second start of the demo adds nothing', async () => {
  const count = async () => [await db().$count(savings_plans), await db().$count(financing_history)]
  const before = await count()
  await seed(addMs(now, dayMs))
  expect(await count()).toEqual(before)
})
