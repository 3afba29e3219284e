import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mail_bounces } from '#database/tables.ts'
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

test('of many reports at the same moment no more are believed than of as many in turn', async () => {
  const { db } = home.application
  await db.delete(mail_bounces)
  const reports = []
  for (let count = 0; count < 30; count++) {
    const to = newEmail()
    reports.push(bounceReport({ mail_id: await mailTo(home, to), to }))
  }
  const answers = await Promise.all(reports.map((report) => passOn(home, report)))
  expect(answers.filter(({ bounced }) => bounced === 1)).toHaveLength(20)
  expect(await db.$count(mail_bounces)).toBe(20)
})
