import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { aPlan, aRequest, decide } from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

test('a draft is deleted without a reason, and once only', async () => {
  const plan = await aPlan(home, supply)
  const dropped = await decide(home, plan, { decision: 'decline' })
  expect([dropped.status, dropped.body.data]).toMatchObject([200, { status: 'cancelled', invoices: [] }])
  const again = await decide(home, plan, { decision: 'decline', reason: 'Tidak jadi berangkat' })
  expect(again.body.code).toBe(codes.private_request_closed)
  const seen = await ask(home, 'GET', `/api/v1/custom-product/${plan.id}`, { token: plan.token })
  expect(seen.body.data.timeline[0]).toMatchObject({ event: 'drop', reason: null })
})

test('what was sent to partners is declined with a reason alone', async () => {
  const request = await aRequest(home, supply)
  const mute = await decide(home, request, { decision: 'decline' })
  expect([mute.status, Object.keys(mute.body.errors)]).toEqual([422, ['reason']])
  const said = await decide(home, request, { decision: 'decline', reason: 'Tidak jadi berangkat' })
  expect(said.body.data.status).toBe('declined')
})
