import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Parcel } from '#core/ports.ts'
import { addMs } from '#core/time.ts'
import { deliver, deliverAll } from '#server/jobs/deliver.ts'
import { startJobs } from '#server/jobs/runner.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { queueOf, queueParcels, sendAgain, sendParcel, tell, tellAll } from './outbox.ts'
import { outbox } from './tables.ts'

let home: TestApp
let sent: string[] = []
let failures = 0
beforeAll(async () => {
  home = await testApp()
  Object.assign(home.application.outside, {
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
  await home.application.db.delete(outbox)
})
afterAll(() => home.close())

const parcel = (subject: string): Parcel => ({
  kind: 'mail',
  mail: { to: 'siti@rihla.test', from: 'a@rihla.test', subject, text: 'Kode: 918273', html: '<b>918273</b>' },
})
const now = () => home.application.clock.now()
const rows = () => home.application.db.select().from(outbox).orderBy(asc(outbox.created_at))
/** What failed is tried again in seconds of the queue; here at once. */
const hurry = () => home.application.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

test('what is rolled back is told to nobody', async () => {
  const attempt = home.application.db.transaction(async (db) => {
    await tell(db, parcel('never'), now())
    throw new Error('changed our mind')
  })
  await expect(attempt).rejects.toThrow('changed our mind')
  await deliverAll(home.application)
  expect([await rows(), sent]).toEqual([[], []])
})

test('two relays at once hand over each parcel once', async () => {
  const all = Array.from({ length: 1200 }, (_, i) => parcel(`n${i}`))
  await tellAll(home.application.db, all, now())
  const queued: string[] = []
  const relay = async () => {
    const push = async (_db: unknown, parcels: { id: string }[]) => void queued.push(...parcels.map(({ id }) => id))
    while ((await queueParcels(home.application.db, push, now())).length > 0);
  }
  await Promise.all([relay(), relay(), relay()])
  expect(queued).toHaveLength(1200)
  expect(new Set(queued).size).toBe(1200)
})

test('a queue that fails leaves the parcels waiting', async () => {
  await tell(home.application.db, parcel('waits'), now())
  const broken = queueParcels(home.application.db, () => Promise.reject(new Error('no queue')), now())
  await expect(broken).rejects.toThrow('no queue')
  expect((await rows())[0]?.queued_at).toBeNull()
})

test('a parcel that could not be sent stays whole, and goes at the next try, once', async () => {
  await tell(home.application.db, parcel('again'), now())
  const [row] = await rows()
  failures = 1
  await expect(deliver(home.application, row?.id ?? '')).rejects.toThrow('away')
  expect((await rows())[0]?.parcel).toEqual(parcel('again'))
  for (const _ of [1, 2, 3]) await deliver(home.application, row?.id ?? '')
  expect(sent).toEqual(['again'])
})

test('what was sent keeps neither codes nor addresses', async () => {
  await tell(home.application.db, parcel('secret'), now())
  await deliverAll(home.application)
  const [row] = await rows()
  expect(row?.sent_at).not.toBeNull()
  expect(JSON.stringify(row)).not.toMatch(/918273|siti/)
})

test('two runners on one database send each parcel once, and a failure is tried again', async () => {
  const runners = await Promise.all([startJobs(home.application), startJobs(home.application)])
  failures = 1
  const subjects = Array.from({ length: 6 }, (_, i) => `mail ${i}`)
  await home.application.db.transaction(async (db) => {
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
  await tell(home.application.db, parcel('orphan'), now())
  await queueParcels(home.application.db, async () => undefined, now())
  await deliverAll(home.application)
  expect(sent).toEqual([])
  await sendAgain(home.application.db, addMs(now(), 3 * 60 * 60 * 1000))
  await deliverAll(home.application)
  expect(sent).toEqual(['orphan'])
})

test('a parcel nobody could send for three days is given up, and does not go by itself any more', async () => {
  await tell(home.application.db, parcel('late'), now())
  const [row] = await rows()
  const sendLate = () =>
    sendParcel(home.application.db, { id: row?.id ?? '', now: addMs(now(), 4 * 86_400_000) }, async () => {
      sent.push('late')
    })
  expect(await sendLate()).toEqual({ fate: 'dead', reason: 'too late' })
  expect(await sendLate()).toEqual({ fate: 'known' })
  const [dead] = await rows()
  expect([dead?.sent_at, dead?.dead_reason, sent]).toEqual([null, 'too late', []])
  expect(dead?.dead_at).not.toBeNull()
  await sendAgain(home.application.db, addMs(now(), 5 * 86_400_000))
  expect(await queueParcels(home.application.db, async () => undefined, now())).toEqual([])
})

test.each([
  ['mail', false, 'mail'],
  ['letter', false, 'mail'],
  ['staff_letter', false, 'mail'],
  ['text', false, 'text'],
  ['push', false, 'push'],
  ['mail', true, 'code-mail'],
  ['letter', true, 'code-mail'],
  ['text', true, 'code-text'],
  ['push', true, 'push'],
] as const)('a %s (awaited: %s) waits in the line of %s', (kind, is_awaited, queue) => {
  expect(queueOf({ kind, is_awaited })).toBe(queue)
})

test('what somebody waits for is handed over before what came earlier', async () => {
  const code: Parcel = { kind: 'text', text: { to: '+628', text: 'Kode' }, awaited_seconds: 300 }
  await tellAll(
    home.application.db,
    Array.from({ length: 600 }, (_, i) => parcel(`n${i}`)),
    now(),
  )
  await tell(home.application.db, code, addMs(now(), 1000))
  const [first] = await queueParcels(home.application.db, async () => undefined, now())
  expect(first?.queue).toBe('code-text')
})
