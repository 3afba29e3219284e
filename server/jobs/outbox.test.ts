import { asc, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailConnections } from '#adapters/smtp/client.ts'
import type { Parcel } from '#core/ports.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { tellAll } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { deliver } from './deliver.ts'
import { outboxQueues } from './queues.ts'
import { type Runner, startJobs } from './runner.ts'

const said: string[] = []
let home: TestApp
let runner: Runner | undefined
let mailed: string[] = []
let texted: string[] = []
/** What the mail server does with a mail; each test says. */
let onMail: (subject: string) => Promise<void>
let onText: (text: string) => Promise<void>
beforeAll(async () => {
  home = await testApp({}, { log: pino({ level: 'error' }, { write: (line) => void said.push(line) }) })
  const mail = { send: ({ subject }: { subject: string }) => onMail(subject).then(() => void mailed.push(subject)) }
  const text = { send: ({ text }: { text: string }) => onText(text).then(() => void texted.push(text)) }
  Object.assign(home.application.outside, { mail, text })
})
beforeEach(async () => {
  mailed = []
  texted = []
  onMail = async () => undefined
  onText = async () => undefined
  said.length = 0
  await home.application.db.delete(outbox)
})
afterEach(async () => {
  await runner?.stop()
  runner = undefined
})
afterAll(() => home.close())

const now = () => home.application.clock.now()
const start = async () => {
  runner = await startJobs(home.application)
}
const mail = (subject: string): Parcel => ({
  kind: 'mail',
  mail: { to: 'siti@rihla.test', from: 'a@rihla.test', subject, text: 'x', html: 'x' },
})
const code: Parcel = { kind: 'text', text: { to: '+628111', text: 'Kode 918273' }, awaited_seconds: 300 }
const many = (n: number) => Array.from({ length: n }, (_, i) => mail(`mail ${i}`))
const rows = () => home.application.db.select().from(outbox).orderBy(asc(outbox.id))
const soon = { timeout: 20_000 }
/** What failed is tried again in seconds of the queue; here at once. */
const hurry = () => home.application.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

test('a code leaves while the mail server says nothing, however many mails wait before it', async () => {
  const { promise: silence, resolve: release } = Promise.withResolvers<void>()
  onMail = () => silence
  await tellAll(home.application.db, many(60), now())
  await start()
  await tellAll(home.application.db, [code], now())
  await vi.waitFor(() => expect(texted).toEqual(['Kode 918273']), soon)
  expect(mailed).toEqual([])
  release()
  await vi.waitFor(() => expect(mailed).toHaveLength(60), soon)
})

test('a code that the network swallows holds up no other', async () => {
  const { promise: silence, resolve: release } = Promise.withResolvers<void>()
  const began: string[] = []
  onText = (text) => {
    began.push(text)
    return text === 'swallowed' ? silence : Promise.resolve()
  }
  const textOf = (text: string): Parcel => ({ kind: 'text', text: { to: '+628111', text }, awaited_seconds: 300 })
  await start()
  await tellAll(home.application.db, [textOf('swallowed')], now())
  await vi.waitFor(() => expect(began).toEqual(['swallowed']), soon)
  await tellAll(home.application.db, [textOf('next')], now())
  // Sooner than a parcel is given up that gets no answer.
  await vi.waitFor(() => expect(texted).toEqual(['next']), { timeout: 12_000 })
  release()
  await vi.waitFor(() => expect(texted).toEqual(['next', 'swallowed']), soon)
})

test('what leaves has tables of its own: many sent mails slow down no other queue, nor one of their own', async () => {
  await start()
  await tellAll(home.application.db, [mail('a'), code], now())
  await vi.waitFor(() => expect([mailed, texted]).toEqual([['a'], ['Kode 918273']]), soon)
  const { rows: tables } = await home.application.db.execute(
    sql`select name, tableoid::regclass::text as place from pgboss.job where name like 'outbox-%'`,
  )
  expect(new Set(tables.map(({ place }) => place)).size).toBe(2)
  expect(tables).not.toContainEqual(expect.objectContaining({ place: 'pgboss.job_common' }))
})

test('mails leave side by side and batch upon batch, each once', async () => {
  let [inFlight, most] = [0, 0]
  const { promise: allThere, resolve: open } = Promise.withResolvers<void>()
  // The first wait until as many are on their way as may be.
  onMail = async () => {
    most = Math.max(most, ++inFlight)
    if (inFlight === outboxQueues.mail.at_once) open()
    await allThere
    inFlight--
  }
  await tellAll(home.application.db, many(200), now())
  await start()
  await vi.waitFor(() => expect(mailed.length).toBeGreaterThanOrEqual(200), soon)
  expect(new Set(mailed).size).toBe(200)
  expect([mailed.length, most]).toEqual([200, outboxQueues.mail.at_once])
})

test('of a batch only what failed comes again', async () => {
  let failures = 1
  onMail = async (subject) => {
    if (subject === 'mail 3' && failures-- > 0) throw new Error('not now')
  }
  await tellAll(home.application.db, many(10), now())
  await start()
  await vi.waitFor(async () => {
    await hurry()
    expect(mailed.length).toBeGreaterThanOrEqual(10)
  }, soon)
  expect(mailed.toSorted()).toEqual(many(10).map((_, i) => `mail ${i}`))
  expect(mailed.at(-1)).toBe('mail 3')
})

test('what nobody will ever take is tried once, given up aloud, and counted', async () => {
  const tries: string[] = []
  onMail = async (subject) => {
    tries.push(subject)
    throw new Undeliverable('there is no such recipient')
  }
  await tellAll(home.application.db, [mail('to nobody')], now())
  await start()
  await vi.waitFor(async () => expect((await rows())[0]?.dead_at).toBeTruthy(), soon)
  const [row] = await rows()
  expect([row?.sent_at, row?.dead_reason, tries]).toEqual([null, 'refused', ['to nobody']])
  expect(said.join()).toContain('a parcel of the outbox was given up')
  expect(said.join()).not.toContain('siti@')
  const { body } = await home.app.inject('/metrics')
  expect(body).toContain('outbox_parcels{state="dead"} 1')
  expect(body).toContain('outbox_parcels{state="waiting"} 0')
})

test('a code that comes too late to be typed in is not sent any more', async () => {
  await tellAll(home.application.db, [code], addMs(now(), -7 * minuteMs))
  await tellAll(home.application.db, [mail('may be late')], addMs(now(), -6 * minuteMs))
  const fates = []
  for (const { id } of await rows()) fates.push(await deliver(home.application, id))
  expect(fates).toEqual([{ fate: 'dead', reason: 'too late' }, { fate: 'sent' }])
  expect([texted, mailed]).toEqual([[], ['may be late']])
})

test('both lines of mail fit into the connections of the mail client', () => {
  const connections = [outboxQueues.mail, outboxQueues['code-mail']].map(({ workers, at_once }) => workers * at_once)
  expect(connections.reduce((a, b) => a + b)).toBeLessThanOrEqual(mailConnections)
})
