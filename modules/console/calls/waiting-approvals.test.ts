import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { aPayout } from '#test/support/payouts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/console/v1/approvals/waiting'
const finance = async () => (await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })).token
const waitingFor = async (token: string): Promise<number> => {
  const { kinds } = (await ask(home, 'GET', url, { token })).body.data
  return kinds.find(({ kind }: { kind: string }) => kind === 'payout')?.count ?? 0
}

test('what waits for a second person is counted for everyone but who asked for it', async () => {
  const [asks, decides] = [await finance(), await finance()]
  const { url: payout } = await aPayout(home)
  await ask(home, 'POST', `${payout}/request`, { token: asks })
  expect([await waitingFor(asks), await waitingFor(decides)]).toEqual([0, 1])
  const { kinds } = (await ask(home, 'GET', url, { token: decides })).body.data
  expect(payout).toContain(kinds[0].oldest_id)
})

test('who works for one tenant finds nothing of it', async () => {
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id: newId() } })
  expect((await ask(home, 'GET', url, { token })).status).toBe(404)
})
