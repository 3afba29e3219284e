import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { addRule, datedRulesOn } from '../load.ts'
import { datedRuleKeys } from '../rules/keys.ts'
import { dated_rules } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('every number is in force from the first day, and pages and apps are told it', async () => {
  const { status, body } = await ask(home, 'GET', '/api/v1/rules')
  expect(status).toBe(200)
  expect(Object.keys(body.data).sort()).toEqual([...datedRuleKeys].sort())
  expect(body.data).toMatchObject({ settlement_days: 45, qris_most: 10_000_000, cutoff_days_umrah: 14 })
})

test('a number changes from the day of its new row, and the day before it stays what it was', async () => {
  const row = { key: 'qris_most', value: 20_000_000, valid_from: '2031-01-01', source: 'a test' }
  await addRule(home.application.db, row)
  const capOn = async (moment: string) =>
    (await datedRulesOn(home.application.db, jakartaDate(new Date(moment)))).qris_most
  // The day begins at midnight in Jakarta.
  expect(await capOn('2030-12-31T16:59:59Z')).toBe(10_000_000)
  expect(await capOn('2030-12-31T17:00:00Z')).toBe(20_000_000)
})

test('the numbers of a day serve every transaction until one is added', async () => {
  const { db } = home.application
  const termOn = async (from: typeof db) =>
    (await datedRulesOn(from, jakartaDate(new Date('2032-06-01T05:00:00Z')))).settlement_days
  const row = { key: 'settlement_days', source: 'a test' }
  expect(await termOn(db)).toBe(45)
  await db.insert(dated_rules).values({ ...row, value: 50, valid_from: '2032-01-01' })
  await db.transaction(async (tx) => expect(await termOn(tx)).toBe(45))
  await addRule(db, { ...row, value: 60, valid_from: '2032-02-01' })
  await db.transaction(async (tx) => expect(await termOn(tx)).toBe(60))
})

test('a day without a number is a fault that names it', async () => {
  await expect(datedRulesOn(home.application.db, jakartaDate(new Date('2019-06-01T00:00:00Z')))).rejects.toThrow(
    /settlement_days/,
  )
})
