import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { aConsultant } from '#test/support/consultants.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkPayouts, earn } from '../../module.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const askFor = ({ token }: { token: string }) => ask(home, 'POST', '/api/console/v1/payouts/ask', { token, body: {} })

test('a consultant asks for what is worth a transfer, once; nobody else’s sheet is theirs', async () => {
  const { db, clock } = home.application
  const [own, other] = [await aConsultant(home), await aConsultant(home)]
  const earned = (amount: number) => {
    const payee = { tenant_id: own.tenant_id, payee_kind: 'affiliate', payee_id: own.id } as const
    const of = { order_kind: 'booking', order_id: newId(), item: 'commission:journey', reason: 'RHL-1' }
    return earn(db, [{ ...payee, ...of, amount: rupiah(amount) }], clock.now())
  }
  await earned(1)
  expect((await askFor(own)).body.code).toBe('F-PYO-7o7')
  await earned(900_000)
  expect((await askFor(other)).body.code).toBe('F-PYO-7o7')
  expect((await askFor(own)).body.data).toEqual({ count: 1, amount: 900_001 })
  const { rows, sums } = (await own.get('earnings')).body.data
  expect(sums).toMatchObject({ earned: 900_001, fees: 0, due: 900_001 })
  expect((await other.get(`payouts/${rows[0].payout_id}/statement`)).status).toBe(404)
  expect(await checkPayouts(db)).toEqual([])
})
