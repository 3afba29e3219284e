import { desc, eq, isNull } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Parcel } from '#core/ports.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { deadLetters } from '#database/dead-letters.ts'
import { tell } from '#database/outbox.ts'
import { mail_bounces, outbox } from '#database/tables.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { deliver } from './deliver.ts'
import { maintenanceJobs } from './maintenance-jobs.ts'

const said: string[] = []
let home: TestApp
let server: MailServer
beforeAll(async () => {
  server = await mailServer()
  const log = pino({ level: 'info' }, { write: (line) => void said.push(line) })
  home = await testApp({ SMTP_URL: server.url, MAIL_FROM: 'salam@rihla.test' }, { log })
})
afterAll(async () => {
  await home.close()
  await server.close()
})

const now = () => home.application.clock.now()
const someone = (answer?: string): string => {
  const to = `jamaah-${crypto.randomUUID()}@rihla.test`
  if (answer) server.refuses.set(to, answer)
  return to
}
const mail = (to: string): Parcel => ({
  kind: 'mail',
  mail: { to, from: 'Rihla <a@rihla.test>', subject: 'Lunas', text: 'Lunas', html: '<b>Lunas</b>' },
})

/** What becomes of a parcel, and its row. */
async function sent(parcel: Parcel) {
  const { db } = home.application
  await tell(db, parcel, now())
  const [row] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1)
  const { fate } = await deliver(home.application, row?.id ?? '')
  const [after] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, row?.id ?? ''))
  return { fate, dead_reason: after?.dead_reason, parcel: after?.parcel }
}

const bounceOf = async (email: string) =>
  (await home.application.db.select().from(mail_bounces).where(eq(mail_bounces.email, email)))[0]

test('an address that a mail server does not know is written to once, and never again', async () => {
  const to = someone('550 5.1.1 no such mailbox')
  expect((await sent(mail(to))).fate).toBe('dead')
  expect(await bounceOf(to)).toMatchObject({ status: '5.1.1', reason: 'no_mailbox', cleared_at: null })
  server.refuses.delete(to)
  // Skipped for good: emptied, no dead letter that the desk would send again, and nothing reaches the mail server.
  expect(await sent(mail(to.toUpperCase()))).toEqual({ fate: 'skipped', dead_reason: 'bounces', parcel: null })
  expect(server.tries(to)).toBe(1)
  const { rows } = await deadLetters(home.application.db, { limit: 100 })
  expect(rows.map(({ reason }) => reason)).toEqual(['refused'])
  expect((await home.app.inject('/metrics')).body).toContain('outbox_parcels{state="skipped"} 1')
  expect(said.join()).toContain('a mail was skipped: its address bounces')
  expect(said.join()).not.toContain(to)
})

test('staff are skipped like members', async () => {
  const email = someone('550 5.1.1 no such mailbox')
  const to = { email, full_name: 'Rina', language: 'id' as const }
  const notice = { subject: 'Baru', paragraphs: ['Baru'], action: { label: 'Buka', path: '/' } }
  const letter: Parcel = { kind: 'staff_letter', staff_letter: { to, ...notice } }
  expect([(await sent(letter)).fate, (await sent(letter)).fate]).toEqual(['dead', 'skipped'])
})

test('a code that somebody waits for is tried at an address that bounces, and what arrives clears nothing', async () => {
  const to = someone('550 5.1.1 no such mailbox')
  await sent(mail(to))
  server.refuses.delete(to)
  expect((await sent({ ...mail(to), awaited_seconds: 300 })).fate).toBe('sent')
  expect((await sent(mail(to))).fate).toBe('skipped')
})

test.each(['550 5.7.1 policy', '451 4.7.1 later'])('a server that says %s is tried again', async (answer) => {
  const to = someone(answer)
  await expect(sent(mail(to))).rejects.toThrow('not taken now')
  expect(await bounceOf(to)).toBeUndefined()
  server.refuses.delete(to)
  expect((await sent(mail(to))).fate).toBe('sent')
})

test.each([
  '550 5.1.0 <salam@rihla.test>: Sender address rejected: User unknown in local recipient table',
  '550 Sender verify failed',
  '550 Administrative prohibition',
  '550 Rate limit exceeded',
])('a fault of ours marks no address: %s', async (answer) => {
  const to = someone(answer)
  await sent(mail(to)).catch(() => undefined)
  expect(await bounceOf(to)).toBeUndefined()
  server.refuses.delete(to)
  expect((await sent(mail(to))).fate).toBe('sent')
})

test('where too many addresses bounce at once, the rest are not marked, and somebody is told', {
  timeout: 30_000,
}, async () => {
  const { db } = home.application
  await db.delete(mail_bounces)
  const answer = '550 5.1.1 no such mailbox'
  const addresses = Array.from({ length: 21 }, () => someone(answer))
  for (const to of addresses) expect((await sent(mail(to))).fate).toBe('dead')
  const [first = '', last = ''] = [addresses[0], addresses.at(-1)]
  expect(await db.$count(mail_bounces, isNull(mail_bounces.cleared_at))).toBe(20)
  expect(await bounceOf(last)).toMatchObject({ is_held: true, status: '5.1.1' })
  expect(said.filter((line) => line.includes('too many mails bounce at once'))).toHaveLength(1)
  const body = async () => (await home.app.inject('/metrics')).body
  await expect.poll(body, { timeout: 20_000, interval: 1000 }).toContain('mail_bounces_lately{state="marked"} 20')
  expect(await body()).toContain('mail_bounces_lately{state="held"} 1')
  for (const to of [first, last]) server.refuses.delete(to)
  expect([(await sent(mail(first))).fate, (await sent(mail(last))).fate]).toEqual(['skipped', 'sent'])
  // Ten minutes later those count no more, and one that was held back is marked by its next mail.
  const before = addMs(now(), -10 * minuteMs)
  await db.update(mail_bounces).set({ bounced_at: before, reported_at: before })
  server.refuses.set(last, answer)
  await sent(mail(last))
  expect(await bounceOf(last)).toMatchObject({ is_held: false, cleared_at: null })
})

test('after a year an address is tried anew', async () => {
  const to = someone('550 5.1.1 no such mailbox')
  await sent(mail(to))
  const { db } = home.application
  const sweep = (at: Date) => Promise.all(maintenanceJobs.map((job) => job.run({ db, ports: {}, now: at })))
  await sweep(addMs(now(), 364 * dayMs))
  expect(await bounceOf(to)).toBeDefined()
  await sweep(addMs(now(), 366 * dayMs))
  expect(await bounceOf(to)).toBeUndefined()
})
