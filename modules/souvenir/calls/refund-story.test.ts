import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundsOf } from '#modules/payment/module.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { giveAccount } from '#test/support/refund-accounts.ts'
import { someStaff } from '#test/support/staff.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('a rejected order tells how its money goes back: due, an account given, sent, arrived; the other order tells nothing', async () => {
  const { order, order_ids, offers, token, id, reject } = await paidOrders(home, { stores: 2 })
  const [bought = '', refused = ''] = order_ids
  await reject(refused)
  const due = { amount: 159_000, is_account_missing: true, account_given_at: null, sent_at: null, arrived_at: null }
  expect((await order(refused)).refunds).toMatchObject([due])
  expect((await order(bought)).refunds).toEqual([])
  const { items } = await listOf(home, token)
  const links: string[] = items.map(({ link }: { link: string }) => link)
  expect(links).toContain(`/member/my-order/${id}#refund-account`)

  await giveAccount(home, { id, token })
  const given = { is_account_missing: false, account_given_at: expect.any(String), sent_at: null }
  expect((await order(refused)).refunds).toMatchObject([given])
  const [refund] = await refundsOf(home.application.db, id)
  const finance = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const step = (verb: string) =>
    ask(home, 'POST', `/api/console/v1/refunds/${refund?.refund.id}/${verb}`, {
      token: finance.token,
      body: { reference: 'BCA 1' },
    })
  await step('send')
  expect((await order(refused)).refunds).toMatchObject([{ sent_at: expect.any(String), arrived_at: null }])
  await step('confirm')
  const desk = await atStore(home, offers[1]?.store.id ?? '')
  const seen = (await desk.get(`store-orders/${refused}`)).body.data
  expect(seen.refunds).toEqual((await order(refused)).refunds)
  expect(seen.refunds).toMatchObject([{ amount: 159_000, arrived_at: expect.any(String) }])
})
