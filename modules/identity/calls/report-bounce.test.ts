import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs, minuteMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { clearBounce, insertBounce } from '#database/mail-bounces.ts'
import { mail_bounces, outbox } from '#database/tables.ts'
import { newEmail } from '#test/support/accounts.ts'
import { bounceReport, bounceSecret, mailTo, passOn } from '#test/support/bounce-reports.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({ MAIL_BOUNCE_SECRET: bounceSecret })
})
afterAll(() => home.close())

const bounceOf = async (email: string) =>
  (await home.application.db.select().from(mail_bounces).where(eq(mail_bounces.email, email)))[0]

test('a report of a mail that came back stops the next one, however often it is told', async () => {
  const to = newEmail()
  const report = bounceReport({ mail_id: await mailTo(home, to), to })
  expect(await passOn(home, report)).toEqual({ status: 200, bounced: 1 })
  expect(await passOn(home, report)).toEqual({ status: 200, bounced: 1 })
  expect(await bounceOf(to)).toMatchObject({ status: '5.1.1', reason: 'no_mailbox', cleared_at: null })
  await mailTo(home, to)
  expect(await home.sentTo(to)).toHaveLength(1)
})

test('whoever forwards to a mailbox that is gone is named by the address we wrote to', async () => {
  const to = newEmail()
  const mail_id = await mailTo(home, to)
  expect(await passOn(home, bounceReport({ mail_id, to: newEmail(), mailed: to }))).toMatchObject({ bounced: 1 })
  expect(await bounceOf(to)).toBeDefined()
})

test('a report that comes before we have noted that the mail went counts, too', async () => {
  const [to, other] = [newEmail(), newEmail()]
  const answers: unknown[] = []
  await mailTo(home, to, async (_, mail_id) => {
    for (const at of [other, to]) answers.push(await passOn(home, bounceReport({ mail_id, to: at })))
  })
  expect(answers).toMatchObject([{ bounced: 0 }, { bounced: 1 }])
  await mailTo(home, to)
  expect(await home.sentTo(to)).toHaveLength(0)
})

test('a mail that was given up went nowhere', async () => {
  const to = newEmail()
  const mail_id = await mailTo(home, to, () => Promise.reject(new Undeliverable('no')))
  expect(await passOn(home, bounceReport({ mail_id, to }))).toMatchObject({ bounced: 0 })
})

test('a report counts for the very mail we sent to that very address: a forged one stops nobody’s mail', async () => {
  const [own, other] = [newEmail(), newEmail()]
  const mail_id = await mailTo(home, own)
  await mailTo(home, other)
  for (const id of [mail_id, crypto.randomUUID(), "1'--"])
    expect(await passOn(home, bounceReport({ mail_id: id, to: other }))).toEqual({ status: 200, bounced: 0 })
  expect(await bounceOf(other)).toBeUndefined()
})

test('other mail that comes to that mailbox changes nothing', async () => {
  const to = newEmail()
  const mail_id = await mailTo(home, to)
  const late = bounceReport({ mail_id, to, action: 'delayed', status: '4.4.1' })
  for (const text of [late, 'From: x@rihla.test\r\n\r\nSaya cuti.\r\n', 'x'])
    expect(await passOn(home, text)).toEqual({ status: 200, bounced: 0 })
  expect(await bounceOf(to)).toBeUndefined()
})

test('a stranger without the secret is refused, and without one in the settings there is no such call', async () => {
  const to = newEmail()
  const report = bounceReport({ mail_id: await mailTo(home, to), to })
  for (const token of ['', 'Bearer ', 'Bearer undefined', `Bearer ${bounceSecret}x`, bounceSecret])
    expect((await passOn(home, report, token)).status).toBe(401)
  expect(await bounceOf(to)).toBeUndefined()
  const off = await testApp()
  for (const token of ['', 'Bearer undefined', `Bearer ${bounceSecret}`])
    expect((await passOn(off, report, token)).status).toBe(404)
  await off.close()
})

/** As many mails that come back, each mailed a quarter of an hour before the next one where they are `apart`. */
async function reportsOf(count: number, { apart }: { apart: boolean }): Promise<{ to: string; report: string }[]> {
  const { db, clock } = home.application
  await db.delete(mail_bounces)
  const all = []
  for (let place = 0; place < count; place++) {
    const to = newEmail()
    const mail_id = await mailTo(home, to)
    const sent_at = addMs(clock.now(), -15 * minuteMs * (count - place))
    if (apart) await db.update(outbox).set({ sent_at }).where(eq(outbox.id, mail_id))
    all.push({ to, report: bounceReport({ mail_id, to }) })
  }
  return all
}

const countMarked = () => home.application.db.$count(mail_bounces, isNull(mail_bounces.cleared_at))

test('of many reports at the same moment no more are believed than of as many in turn', async () => {
  const reports = await reportsOf(30, { apart: false })
  const answers = await Promise.all(reports.map(({ report }) => passOn(home, report)))
  expect(answers.filter(({ bounced }) => bounced === 1)).toHaveLength(20)
  expect(await countMarked()).toBe(20)
})

test('many reports at once are too many even where their mails went out over hours, and the figures show them', async () => {
  const reports = await reportsOf(22, { apart: true })
  for (const { report } of reports) await passOn(home, report)
  expect(await countMarked()).toBe(20)
  const { body } = await home.app.inject('/metrics')
  expect(body).toContain('mail_bounces_lately{state="marked"} 20')
  expect(body).toContain('mail_bounces_lately{state="held"} 2')
})

const bounce = (email: string) => ({ email, status: '5.1.1', reason: 'no_mailbox' as const })

test('who is held back counts: while twenty come back every ten minutes, no further one is marked', async () => {
  const [one] = await reportsOf(1, { apart: false })
  const { db, clock } = home.application
  const [mailed_at, now] = [addMs(clock.now(), -hourMs), addMs(clock.now(), -5 * minuteMs)]
  for (let count = 0; count < 20; count++) await insertBounce(db, bounce(newEmail()), { mailed_at, now, is_held: true })
  expect(await passOn(home, one?.report ?? '')).toEqual({ status: 200, bounced: 0 })
  expect(await countMarked()).toBe(0)
})

test('whoever was held back and proves to read it is not marked by a report of a mail from before', async () => {
  const [one] = await reportsOf(1, { apart: true })
  const { db, clock } = home.application
  const at = { mailed_at: addMs(clock.now(), -hourMs), now: clock.now() }
  await insertBounce(db, bounce(one?.to ?? ''), { ...at, is_held: true })
  expect(await clearBounce(db, one?.to ?? '', clock.now())).toBe(false)
  expect(await passOn(home, one?.report ?? '')).toMatchObject({ status: 200 })
  expect(await countMarked()).toBe(0)
})
