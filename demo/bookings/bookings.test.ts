import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { booking_participants, bookings } from '#modules/booking/tables.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { commissions } from '#modules/commission/tables.ts'
import { openDocument } from '#modules/documents/module.ts'
import { documents } from '#modules/documents/tables.ts'
import { fillOrderSummaries, rebuildOrderSummaries } from '#modules/orders/module.ts'
import { order_summaries } from '#modules/orders/tables.ts'
import { invoices, ledger_entries, payments, refunds } from '#modules/payment/tables.ts'
import { earnings, payouts } from '#modules/payouts/tables.ts'
import { rooming_lists } from '#modules/rooming/tables.ts'
import { settlement_lines } from '#modules/settlement/tables.ts'
import { approvals } from '#modules/staff/tables.ts'
import { checkBooks } from '#server/check-books.ts'
import { catalogueApp, filledAt as now } from '#test/support/catalogue-app.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { seedCommissions } from '../commissions.ts'
import { seedConsultants } from '../consultants.ts'
import { seedMembers } from '../members.ts'
import { seedPayouts } from '../payouts.ts'
import { seedSettlements } from '../settlements.ts'
import { seedStaff } from '../staff.ts'
import { seedBookings } from './seed-bookings.ts'

let home: TestApp
const db = () => home.application.db
const passwordHash = async () => ''

async function seed(at: Date): Promise<void> {
  const { files, documents } = home.application.ports
  await seedMembers(db(), passwordHash, at)
  await seedStaff(db(), passwordHash, at)
  await seedBookings({ db: db(), files, now: at, seal: documents.seal })
  await seedPayouts(db(), at)
  await seedConsultants(db(), at)
  await seedCommissions({ db: db(), seal: documents.seal, now: at })
  await seedSettlements(db(), at)
}

beforeAll(async () => {
  home = await catalogueApp()
  await seed(now)
  await fillOrderSummaries(db(), now)
}, 120_000)
afterAll(() => home.close())

const tables = {
  bookings,
  booking_participants,
  invoices,
  payments,
  refunds,
  ledger_entries,
  earnings,
  payouts,
  approvals,
  commissions,
  settlement_lines,
  documents,
}
const counts = async () => {
  const all: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables)) all[name] = await db().$count(table)
  return all
}

test('the books of the demo are sound, and its order lists are what its bookings say', async () => {
  const { total, ledger_faults, seat_faults, list_faults } = await checkBooks(db())
  expect([total, ledger_faults, seat_faults, list_faults]).toEqual([0, [], [], []])
  const holding = (await checkBooks(db())).accounts.filter(({ account }) => account.startsWith('money_at_'))
  expect(holding.map(({ account, sum }) => [account, sum >= 0])).toEqual([
    ['money_at_bank', true],
    ['money_at_doku', true],
    ['money_at_yukk', true],
  ])
  const listed = () => db().select().from(order_summaries).orderBy(order_summaries.order_id)
  const before = await listed()
  await rebuildOrderSummaries(db(), now)
  expect(await listed()).toEqual(before)
})

test('there is a booking in every state, at both tenants and of both agencies, and so are refunds and payouts', async () => {
  const all = await db().select().from(bookings)
  expect(all.length).toBeGreaterThan(60)
  expect([...new Set(all.map(({ state }) => state))].sort()).toEqual([
    'awaiting_payment',
    'cancelled',
    'completed',
    'expired',
    'in_progress',
  ])
  expect(all.some(({ overdue_at }) => overdue_at !== null) && all.some(({ moved_from }) => moved_from !== null)).toBe(
    true,
  )
  expect(new Set(all.map(({ tenant_id, partner_id }) => `${tenant_id} ${partner_id}`)).size).toBe(4)
  const states = async (table: typeof refunds | typeof payouts) =>
    [...new Set((await db().select({ state: table.state }).from(table)).map(({ state }) => state))].sort()
  expect(await states(refunds)).toEqual(['confirmed', 'due', 'sent'])
  expect(await states(payouts)).toEqual(['confirmed', 'due', 'sent'])
  const requested = await db().select().from(approvals).where(eq(approvals.state, 'requested'))
  expect([...new Set(requested.map(({ kind }) => kind))].sort()).toEqual(['payout', 'refund'])
})

test('what happened to a booking lies in the past, and one thing after the other', async () => {
  for (const one of await db().select().from(bookings)) {
    const moments = [one.created_at, one.checked_out_at, one.started_at, one.ended_at].filter((at) => at !== null)
    expect([one.code, moments]).toEqual([one.code, moments.toSorted((a, b) => a.getTime() - b.getTime())])
    expect([one.code, (moments.at(-1) ?? now) <= now]).toEqual([one.code, true])
  }
  const paid = await db().select().from(payments)
  expect(paid.filter(({ paid_at, expires_at }) => paid_at === null || paid_at > now || paid_at > expires_at)).toEqual(
    [],
  )
  const waiting = (await db().select().from(invoices)).filter(({ state }) => state === 'waiting')
  expect(waiting.filter(({ due_at, overdue_at }) => due_at < now !== (overdue_at !== null))).toEqual([])
})

test('seats of a date are those of its bookings, and one date is nearly full', async () => {
  const sumOf = (...states: string[]) => sql<number>`coalesce(sum(${bookings.seats})
    filter (where ${bookings.state} = any(${sql.param(states)}::text[])), 0)::int`
  const rows = await db()
    .select({
      ...{ quota: departures.quota, sold: departures.sold, held: departures.held },
      bought: sumOf('in_progress', 'completed'),
      reserved: sumOf('awaiting_payment'),
    })
    .from(departures)
    .innerJoin(bookings, eq(bookings.departure_id, departures.id))
    .groupBy(departures.id)
  expect(rows.filter(({ sold, held, bought, reserved }) => sold !== bought || held !== reserved)).toEqual([])
  expect(rows.filter(({ quota, sold }) => quota === 45 && sold >= 40)).toHaveLength(1)
})

test('everyone who travels is of the age they are booked for', async () => {
  const rows = await db()
    .select({ person: booking_participants, returns_on: bookings.returns_on, kind: products.kind })
    .from(booking_participants)
    .innerJoin(bookings, eq(bookings.id, booking_participants.booking_id))
    .innerJoin(products, eq(products.id, bookings.product_id))
  const age = (born: string | null, day: string) => (Date.parse(day) - Date.parse(born ?? day)) / (365.25 * dayMs)
  const groupOf = (years: number) => (years < 2 ? 'infant' : years < 12 ? 'child' : 'adult')
  expect(
    rows.filter(({ person, returns_on }) => groupOf(age(person.birth_date, returns_on)) !== person.age_group),
  ).toEqual([])
  const named = rows.filter(({ person }) => person.passport_sealed !== null)
  expect(named.length).toBeGreaterThan(100)
  expect(named.every(({ person, returns_on }) => (person.passport_expires_on ?? '') > returns_on)).toBe(true)
})

test('the rooming list of the full date is partly made, and says what cannot be', async () => {
  const [list] = await db().select().from(rooming_lists)
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const url = `/api/console/v1/departures/${list?.departure_id}/rooming`
  const { stays, revisions, unsent } = (await ask(home, 'GET', url, { token })).body.data
  const [first] = stays
  expect([first.rooms.length > 8, first.without_bed.length > 0]).toEqual([true, true])
  const problems = first.rooms.flatMap((room: { problems: string[] }) => room.problems)
  expect(problems).toEqual(['gender'])
  expect([revisions.length, unsent.length > 0]).toEqual([1, true])
})

test('scans are there in every state, and each opens as a picture', async () => {
  const rows = await db().select().from(documents)
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual(['accepted', 'received', 'rejected'])
  for (const row of rows) {
    const opened = await openDocument(home.application.ports, row)
    expect(opened?.bytes.subarray(8, 12).toString()).toBe('WEBP')
  }
  expect(rows.filter(({ uploaded_at, reviewed_at }) => uploaded_at > now || (reviewed_at ?? now) > now)).toEqual([])
})

test('a second start adds nothing', async () => {
  const before = await counts()
  await seed(addMs(now, dayMs))
  expect(await counts()).toEqual(before)
})
