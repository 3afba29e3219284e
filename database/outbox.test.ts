import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Parcel } from '#core/ports.ts'
import { addMs } from '#core/time.ts'
import { deliver, deliverAll } from '#server/jobs/deliver.ts'
import { sendAgain } from '#server/jobs/house-jobs.ts'
import { startJobs } from '#server/jobs/runner.ts'
import { type TestHouse, testHouse } from '#test/support/house.ts'
import { queueParcels, sendParcel, tell } from './outbox.ts'
import { outbox } from './tables.ts'

let home: TestHouse
let sent: string[] = []
let failures = 0
beforeAll(async () => {
  home = await testHouse()
  Object.assign(home.house.outside, {
    mail: {
      send: async (mail: { subject: string }) => {
        if (failures-- > 0) throw new Error('the mail server is away')
        sent.push(mail.subject)
      },
    },
  })
})
beforeEach(async () => {
  sent = []
  failures = 0
  await home.house.db.delete(outbox)
})
afterAll(() => home.close())

const parcel = (subject: string): Parcel => ({
  kind: 'mail',
  mail: { to: 'siti@rihla.test', from: 'a@rihla.test', subject, text: 'Kode: 918273', html: '<b>918273</b>' },
})
const now = () => home.house.clock.now()
const rows = () => home.house.db.select().from(outbox).orderBy(asc(outbox.created_at))
/** What failed is tried again in seconds of the queue; here at once. */
const hurry = () => home.house.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

test('what is rolled back is told to nobody', async () => {
  const attempt = home.house.db.transaction(async (db) => {
    await tell(db, parcel('never'), now())
    throw new Error('changed our mind')
  })
  await expect(attempt).rejects.toThrow('changed our mind')
  await deliverAll(home.house)
  expect([await rows(), sent]).toEqual([[], []])
})

test('two relays at once hand over each parcel once', async () => {
  for (let i = 0; i < 250; i++) await tell(home.house.db, parcel(`n${i}`), now())
  const queued: string[] = []
  const relay = async () => {
    while ((await queueParcels(home.house.db, async (_db, ids) => void queued.push(...ids), now())) > 0);
  }
  await Promise.all([relay(), relay(), relay()])
  expect(queued).toHaveLength(250)
  expect(new Set(queued).size).toBe(250)
})

test('a queue that fails leaves the parcels waiting', async () => {
  await tell(home.house.db, parcel('waits'), now())
  const broken = queueParcels(home.house.db, () => Promise.reject(new Error('no queue')), now())
  await expect(broken).rejects.toThrow('no queue')
  expect((await rows())[0]?.queued_at).toBeNull()
})

test('a parcel that could not be sent stays whole, and goes at the next try, once', async () => {
  await tell(home.house.db, parcel('again'), now())
  const [row] = await rows()
  failures = 1
  await expect(deliver(home.house, row?.id ?? '')).rejects.toThrow('away')
  expect((await rows())[0]?.parcel).toEqual(parcel('again'))
  for (const _ of [1, 2, 3]) await deliver(home.house, row?.id ?? '')
  expect(sent).toEqual(['again'])
})

test('what was sent keeps neither codes nor addresses', async () => {
  await tell(home.house.db, parcel('secret'), now())
  await deliverAll(home.house)
  const [row] = await rows()
  expect(row?.sent_at).not.toBeNull()
  expect(JSON.stringify(row)).not.toMatch(/918273|siti/)
})

test('two runners on one database send each parcel once, and a failure is tried again', async () => {
  const url = home.house.pool.options.connectionString ?? ''
  const runners = await Promise.all([startJobs(home.house, url), startJobs(home.house, url)])
  failures = 1
  const subjects = Array.from({ length: 6 }, (_, i) => `mail ${i}`)
  await home.house.db.transaction(async (db) => {
    for (const subject of subjects) await tell(db, parcel(subject), now())
  })
  await vi.waitFor(
    async () => {
      await hurry()
      expect(sent.length).toBeGreaterThanOrEqual(6)
    },
    { timeout: 25_000 },
  )
  expect([...sent].sort()).toEqual([...subjects].sort())
  for (const runner of runners) await runner.stop()
})

test('a parcel left queued by a process that died is sent by the next', async () => {
  await tell(home.house.db, parcel('orphan'), now())
  await queueParcels(home.house.db, async () => undefined, now())
  await deliverAll(home.house)
  expect(sent).toEqual([])
  await sendAgain(home.house.db, addMs(now(), 3 * 60 * 60 * 1000))
  await deliverAll(home.house)
  expect(sent).toEqual(['orphan'])
})

test('a parcel nobody could send for three days is emptied', async () => {
  await tell(home.house.db, parcel('late'), now())
  await queueParcels(home.house.db, async () => undefined, now())
  await sendAgain(home.house.db, addMs(now(), 4 * 86_400_000))
  const [row] = await rows()
  expect([row?.parcel, row?.sent_at]).toEqual([null, null])
  await sendParcel(home.house.db, row?.id ?? '', async () => void sent.push('late'), now())
  const [after] = await home.house.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, row?.id ?? ''))
  expect([sent, after?.sent_at]).toEqual([[], null])
})
