import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { datedRulesOn } from '../load.ts'
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
  await home.application.db.insert(dated_rules).values(row)
  const capOn = async (moment: string) =>
    (await datedRulesOn(home.application.db, jakartaDate(new Date(moment)))).qris_most
  // The day begins at midnight in Jakarta.
  expect(await capOn('2030-12-31T16:59:59Z')).toBe(10_000_000)
  expect(await capOn('2030-12-31T17:00:00Z')).toBe(20_000_000)
})

test('a day without a number is a fault that names it', async () => {
  await expect(datedRulesOn(home.application.db, jakartaDate(new Date('2019-06-01T00:00:00Z')))).rejects.toThrow(
    /settlement_days/,
  )
})
