import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate, minuteMs } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { devices, sessions } from '#modules/identity/tables.ts'
import { invoices } from '#modules/payment/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { putBooking, travellersOf } from '#test/support/journeys.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { runRetention } from './retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const now = () => home.application.clock.now()
const run = (at = now(), retention = home.application.ports.retention) =>
  runRetention({ db: home.application.db, ports: { ...home.application.ports, retention }, now: at })

type Kind = { kind: string; rows: number; error: string | null; ran_at: string | null; is_overdue: boolean }
async function report(): Promise<{ kinds: Kind[] }> {
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  return (await ask(home, 'GET', '/api/console/v1/retention', { token })).body.data
}
const kindIn = async (name: string) => (await report()).kinds.find(({ kind }) => kind === name)

const sessionOf = async (id: string) => {
  const [row] = await home.application.db.select().from(sessions).where(eq(sessions.user_id, id))
  if (!row) throw new Error('no session')
  return row
}

test('thirty days after a session ended nothing says where it was, and one that is used still does', async () => {
  const { db } = home.application
  const [ended, faded, open] = [await anyMember(home), await anyMember(home), await anyMember(home)]
  for (const member of [ended, faded, open]) await signedIn(home, member)
  await db.update(sessions).set({ ended_at: now() }).where(eq(sessions.user_id, ended.id))
  await run(addMs(now(), 29 * dayMs))
  expect((await sessionOf(ended.id)).ip).toBe('127.0.0.1')
  await run(addMs(now(), 30 * dayMs + minuteMs))
  expect(await sessionOf(ended.id)).toMatchObject({ ip: '', user_agent: '' })
  // A refresh token lives for thirty days: without another the session ended with it.
  expect((await sessionOf(faded.id)).ip).toBe('127.0.0.1')
  await run(addMs(now(), 61 * dayMs))
  expect((await sessionOf(faded.id)).ip).toBe('')
})

test('an app whose key was revoked is forgotten, and one that is used is not', async () => {
  const { db } = home.application
  const { tenant_id } = await anyMember(home)
  const device = (revoked_at: Date | null) => {
    const id = newId()
    const facts = { name: 'HP', device_id: id, device_type: 'android' as const, secret_hash: id }
    return { id, tenant_id, ...facts, created_at: addMs(now(), -90 * dayMs), revoked_at }
  }
  const [gone, recent, used] = [device(addMs(now(), -3 * dayMs)), device(addMs(now(), -dayMs)), device(null)]
  await db.insert(devices).values([gone, recent, used])
  await run()
  const left = (await db.select({ id: devices.id }).from(devices)).map(({ id }) => id)
  expect([left.includes(gone.id), left.includes(recent.id), left.includes(used.id)]).toEqual([false, true, true])
})

test('ten years after the return nobody is named in an order, and its amounts stay', async () => {
  const [old, recent] = [await anOrder(home), await anOrder(home)]
  const years = (n: number) => jakartaDate(addMs(now(), -n * 365.25 * dayMs))
  await putBooking(home, old.id, { state: 'completed', returns_on: years(10.1) })
  await putBooking(home, recent.id, { state: 'completed', returns_on: years(9.9) })
  await run()
  const { db } = home.application
  const [row] = await db.select().from(bookings).where(eq(bookings.id, old.id))
  expect(row).toMatchObject({ name: null, email: null, phone_number: null, address: null, proven_phones: [] })
  expect(row?.total).toBeGreaterThan(0)
  expect((await travellersOf(home, old.id)).map(({ name, birth_date }) => [name, birth_date])).toEqual([[null, null]])
  const billed = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.order_id, [old.id, recent.id]))
  expect(billed.map(({ order_id, payer_email }) => [order_id === old.id, payer_email === '']).sort()).toEqual([
    [false, false],
    [true, true],
  ])
  const [other] = await db.select().from(bookings).where(eq(bookings.id, recent.id))
  expect(other?.name).not.toBeNull()
  expect(await kindIn('orders')).toMatchObject({ rows: 1, error: null, is_overdue: false })
})

test.each([
  { phone_number: '+6281200000001' },
  { address: 'Jl. Rahasia 1' },
  { gender: 'female' as const },
  { birth_date: '1980-01-01' },
  { job_name: 'Guru' },
  { instansi: 'SDN 1' },
  { proven_phones: ['+6281200000001'] },
])('an old order that holds only %o is forgotten too', async (left) => {
  const { db } = home.application
  const old = await anOrder(home)
  const returns_on = jakartaDate(addMs(now(), -10.1 * 365.25 * dayMs))
  await putBooking(home, old.id, { state: 'completed', returns_on })
  await run()
  await putBooking(home, old.id, left)
  await run()
  const [row] = await db.select().from(bookings).where(eq(bookings.id, old.id))
  const none = { phone_number: null, address: null, gender: null, birth_date: null, job_name: null, instansi: null }
  expect(row).toMatchObject({ ...none, proven_phones: [] })
})

test('what fails is said at the desk and does not keep the others; a night that was missed is said too', async () => {
  // What the database says names the row it was about.
  const cause = Object.assign(new Error('Key (email)=(siti@rihla.test) is there'), { code: '23505' })
  const failure = new TypeError('could not delete siti@rihla.test', { cause })
  const broken = home.application.ports.retention.map((one) =>
    one.kind === 'codes' ? { ...one, sweep: () => Promise.reject(failure) } : one,
  )
  const at = now()
  await expect(run(at, broken)).rejects.toThrow('some data could not be deleted')
  expect(await kindIn('codes')).toMatchObject({ error: 'TypeError 23505', rows: 0 })
  expect(await kindIn('drafts')).toMatchObject({ error: null, ran_at: at.toISOString() })
  await run()
  expect(await kindIn('codes')).toMatchObject({ error: null, is_overdue: false })
  home.application.clock.moveTo(addMs(now(), 2 * dayMs))
  expect(await kindIn('codes')).toMatchObject({ is_overdue: true })
})
