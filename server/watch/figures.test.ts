import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { tellAll } from '#database/outbox.ts'
import { checkSeats } from '#modules/booking/module.ts'
import { bookings } from '#modules/booking/tables.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { booksJob } from '../jobs/books-job.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db

/** The figures of these names now, as the collector reads them. */
async function figures(...names: string[]): Promise<string[]> {
  const { body } = await home.app.inject('/metrics')
  return body.split('\n').filter((line) => names.some((name) => line.startsWith(name)))
}

const lookAtBooks = () => booksJob.run({ db: db(), ports: home.application.ports, now: home.application.clock.now() })

test('nothing is said of books that nobody has looked at, and then what the last look came upon', async () => {
  expect(await figures('ledger_balanced', 'seats_faults', 'books_checked')).toEqual([])
  await lookAtBooks()
  const [balanced, faults, at] = await figures('ledger_balanced', 'seats_faults', 'books_checked')
  expect([balanced, faults]).toEqual(['ledger_balanced 1', 'seats_faults 0'])
  expect(Math.abs(Number(at?.split(' ')[1]) - Date.now() / 1000)).toBeLessThan(60)
})

test('a booking whose seats its date does not count, and a sum that is not zero, are seen', async () => {
  const { id } = await anOrder(home)
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, id))
  if (!booking) throw new Error('no booking')
  expect(await checkSeats(db())).toEqual([])
  await db().update(departures).set({ held: 0 }).where(eq(departures.id, booking.departure_id))
  expect(await checkSeats(db())).toEqual([expect.stringContaining(`departure ${booking.departure_id} counts`)])
  await db().transaction(async (tx) => {
    await tx.execute(sql`alter table departures drop constraint departures_seats`)
    await tx.update(departures).set({ sold: 999 }).where(eq(departures.id, booking.departure_id))
  })
  expect(await checkSeats(db())).toEqual([expect.stringContaining('and gave away 999')])
  await lookAtBooks()
  expect(await figures('ledger_balanced', 'seats_faults', 'order_list_faults')).toEqual([
    'ledger_balanced 1',
    'seats_faults 1',
    'order_list_faults 0',
  ])
})

test('it is seen what each queue of the outbox holds, and since when', async () => {
  const text = { kind: 'text', text: { to: '+628111', text: 'x' }, awaited_seconds: 300 } as const
  const other = await testApp()
  const now = other.application.clock.now()
  await tellAll(other.application.db, [text], addMs(now, -2 * minuteMs))
  const { body } = await other.app.inject('/metrics')
  expect(body).toContain('outbox_queue_parcels{queue="code-text"} 1')
  expect(body).toContain('outbox_queue_parcels{queue="mail"} 0')
  expect(Number(/outbox_oldest_seconds\{queue="code-text"\} (\S+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(120)
  expect(body).toContain('outbox_oldest_seconds{queue="mail"} 0')
  await other.close()
})

test('it is seen which parts are ready, who is left alone, and what is held of the database', async () => {
  home.application.state.restingServices = () => ['mail', 'push a.example', 'push b.example']
  const { body } = await home.app.inject('/metrics')
  for (const line of [
    'ready{part="database"} 1',
    'breaker_open{service="doku"} 0',
    'breaker_open{service="mail"} 1',
    'breaker_open{service="push"} 2',
    'breaker_open{service="text"} 0',
  ])
    expect(body).toContain(line)
  expect(body).toContain('replica_behind_seconds 0\n')
  home.application.reads.secondsBehind = () => Number.POSITIVE_INFINITY
  expect((await home.app.inject('/metrics')).body).toContain('replica_behind_seconds +Inf\n')
  // Somebody may well wait for one while it is looked at.
  expect(body).toMatch(/^database_connections\{state="waiting"\} \d+$/m)
  expect(body).not.toContain('example')
})

test('what the process takes is said once, also by an application that another came before', async () => {
  const other = await testApp()
  for (const { app } of [home, other]) {
    const { body } = await app.inject('/metrics')
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(body.match(new RegExp(`^${name} \\S+$`, 'gm'))).toHaveLength(1)
  }
  await other.close()
})
