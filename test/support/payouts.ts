import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { drawPayouts, earn } from '#modules/payouts/module.ts'
import { anyPartner } from './catalogue-fixtures.ts'
import { verifiedAccount } from './partner-accounts.ts'
import { someStaff } from './staff.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

const reference = 'BCA 1'

/** So many orders that a partner of their own has earned of, and that nobody has drawn. */
export async function someEarnings(home: TestApp, orders: number) {
  const { db, clock } = home.application
  const { id: payee_id } = await anyPartner(home)
  const payee = { tenant_id: demoTenants[0].id, payee_kind: 'partner', payee_id } as const
  const order = { order_kind: 'booking', item: 'journey', reason: 'RHL-1', amount: rupiah(40_000) }
  const rows = Array.from({ length: orders }, () => ({ ...payee, ...order, order_id: newId() }))
  await earn(db, rows, clock.now())
  return payee
}

/** A payout that waits to be sent, of a partner of its own. */
export async function aPayout(home: TestApp, amount = 25_000_000) {
  const { db, clock } = home.application
  const { id: payee_id } = await anyPartner(home)
  const payee = { tenant_id: demoTenants[0].id, payee_kind: 'partner', payee_id } as const
  const account_id = await verifiedAccount(home, payee_id)
  const order = { order_kind: 'booking', order_id: newId(), item: 'journey', reason: 'RHL-1' }
  await earn(db, [{ ...payee, ...order, amount: rupiah(amount) }], clock.now())
  await drawPayouts(db, clock.now())
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const { body } = await ask(home, 'GET', `/api/console/v1/payouts?payee_id=${payee_id}`, { token })
  const [own] = body.data.rows.filter((row: { payee_id: string }) => row.payee_id === payee_id)
  const id: string = own.payout_id
  const url = `/api/console/v1/payouts/${id}`
  const request = async (): Promise<string> =>
    (await ask(home, 'POST', `${url}/request`, { token })).body.data.approval.approval_id
  /** By two people, where it takes two. */
  const send = async () => {
    if (own.needs_approval) await approve()
    return ask(home, 'POST', `${url}/send`, { token, body: { reference } })
  }
  const approve = async () => {
    const approval_id = await request()
    const other = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
    await ask(home, 'POST', `${url}/approve`, {
      token: other.token,
      body: { approval_id, code: await stepCodeOf(home, other.token) },
    })
  }
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: payee.tenant_id }]
  return { id, url, payee, account_id, scopes, request, send }
}
