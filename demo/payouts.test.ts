import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { checkPayouts } from '#modules/payouts/module.ts'
import { earnings, payouts } from '#modules/payouts/tables.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { seedPayouts } from './payouts.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const now = new Date('2026-11-15T00:00:00Z')

test('the demo has payouts in every state, its books are sound, and once is enough', async () => {
  const { db } = home.application
  await anyPartner(home)
  await anyPartner(home)
  await seedPayouts(db, now)
  const all = async () => [await db.select().from(payouts), await db.select().from(earnings)]
  const first = await all()
  await seedPayouts(db, addMs(now, dayMs))
  expect(await all()).toEqual(first)
  expect((await db.select().from(payouts)).map(({ state }) => state).sort()).toEqual(['confirmed', 'due', 'sent'])
  const { total, faults } = await checkLedger(db)
  expect([total, faults, await checkPayouts(db)]).toEqual([0, [], []])
})
