import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { checkLedger, markRefundSent, refundsOf } from '#modules/payment/module.ts'
import { payments, refunds } from '#modules/payment/tables.ts'
import { requestedOf } from '#modules/staff/module.ts'
import { approvals, audit_log } from '#modules/staff/tables.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { giveAccount } from '#test/support/refund-accounts.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const reference = 'BCA 20261117-0042'
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })

/** A cancelled order whose money has to go back: its first payment, of this many million at most. */
async function aRefund({ plan = 'full' }: { plan?: string } = {}) {
  const order = await anOrder(home, { plan })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const confirm_name = (await bookingNow(home, order.id)).code
  const cancel = { token: admin.token, body: { reason: 'Maskapai membatalkan penerbangan', confirm_name } }
  await ask(home, 'POST', `/api/console/v1/bookings/${order.id}/cancel`, cancel)
  const [due] = await refundsOf(home.application.db, order.id)
  if (!due) throw new Error('no refund')
  await giveAccount(home, order)
  return { ...due.refund, order }
}

const send = (id: string, token: string, key = newId()) =>
  ask(home, 'POST', `/api/console/v1/refunds/${id}/send`, {
    token,
    body: { reference },
    headers: { 'idempotency-key': key },
  })
const request = (id: string, token: string) => ask(home, 'POST', `/api/console/v1/refunds/${id}/request`, { token })
const approvalOf = async (id: string): Promise<string> =>
  (await requestedOf(home.application.db, 'refund', [id])).get(id)?.id ?? newId()
const approve = async (id: string, token: string, approval_id?: string) =>
  ask(home, 'POST', `/api/console/v1/refunds/${id}/approve`, {
    token,
    body: { approval_id: approval_id ?? (await approvalOf(id)), code: await stepCodeOf(home, token) },
  })
const approveWith = async (id: string, token: string, code: string) =>
  ask(home, 'POST', `/api/console/v1/refunds/${id}/approve`, {
    token,
    body: { approval_id: await approvalOf(id), code },
  })
const reject = async (id: string, token: string) =>
  ask(home, 'POST', `/api/console/v1/refunds/${id}/reject`, {
    token,
    body: { approval_id: await approvalOf(id), reason: 'Rekening tujuan belum benar' },
  })
const confirm = (id: string, token: string) =>
  ask(home, 'POST', `/api/console/v1/refunds/${id}/confirm`, { token, body: { reference } })
const due = async (token: string) => (await ask(home, 'GET', '/api/console/v1/refunds', { token })).body.data
const refundOf = async (id: string, token: string) =>
  (await ask(home, 'GET', `/api/console/v1/refunds/${id}`, { token })).body.data
const stateOf = async (id: string) =>
  (
    await home.application.db
      .select({ state: payments.state })
      .from(payments)
      .innerJoin(refunds, eq(refunds.payment_id, payments.id))
      .where(eq(refunds.id, id))
  )[0]?.state
const auditOf = async (staff_id: string) =>
  (await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff_id)))
    .map(({ thing, after }) => `${thing} ${after?.state}`)
    .sort()

test('a refund below the limit is sent by one person, once', async () => {
  const { id, amount } = await aRefund({ plan: 'down_payment' })
  expect(amount).toBeLessThan(10_000_000)
  const one = await finance()
  expect((await due(one.token)).rows).toContainEqual(
    expect.objectContaining({ refund_id: id, amount, status: 'due', approval: null }),
  )
  expect((await request(id, one.token)).body.code).toBe('F-APR-8u8')
  const { status, body } = await send(id, one.token)
  expect([status, body.data.status]).toEqual([200, 'sent'])
  expect(await stateOf(id)).toBe('refunded')
  expect(await auditOf(one.id)).toEqual(['refund sent'])
  expect((await send(id, one.token)).body.code).toBe('F-RFD-1n1')
  const ids = async (path: string): Promise<string[]> =>
    (await ask(home, 'GET', path, { token: one.token })).body.data.rows.map(
      (row: { refund_id: string }) => row.refund_id,
    )
  expect(await ids('/api/console/v1/refunds?status=due')).not.toContain(id)
  expect(await ids('/api/console/v1/refunds?status=sent')).toContain(id)
  expect((await confirm(id, one.token)).body.data).toMatchObject({ status: 'confirmed', reference })
  expect((await confirm(id, one.token)).body.code).toBe('F-RFD-2n2')
  expect(await ids('/api/console/v1/refunds')).not.toContain(id)
  expect(await ids('/api/console/v1/refunds?status=confirmed')).toContain(id)
})

test('the list says what waits for whom and how much it is in all, and finds one by payer, invoice or payment number', async () => {
  const one = await finance()
  const list = async (query: Record<string, string> = {}) =>
    (await ask(home, 'GET', `/api/console/v1/refunds?${new URLSearchParams(query)}`, { token: one.token })).body.data
  const openOf = async (status: string) =>
    (await list()).open.find((sum: { status: string }) => sum.status === status) ?? {}
  const before = await openOf('awaiting_approval')
  const { id, amount, order } = await aRefund()
  await request(id, one.token)
  const after = await openOf('awaiting_approval')
  expect([after.count - before.count, after.amount - before.amount]).toEqual([1, amount])
  const search = order.invoices[0]?.invoice_code ?? ''
  const { rows } = await list({ search })
  expect(rows).toMatchObject([{ refund_id: id, approval: { requested_by_name: 'Nadia Putri' } }])
  expect((await list({ search: rows[0].payment_number })).rows).toHaveLength(1)
  const named = (await list({ search: rows[0].payer_name.slice(1, 9), sort: '-decided_at' })).rows
  expect(named[0]).toMatchObject({ refund_id: id })
  const url = `/api/console/v1/refunds/export?${new URLSearchParams({ search, language: 'en' })}`
  const file = await home.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${one.token}` } })
  const [, ...lines] = file.body.trim().split('\r\n')
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${id},.*,${search},.*,DOKU,${amount},Awaiting approval,`))])
  expect((await list({ search, status: 'due' })).rows).toEqual([])
  const seen = await ask(home, 'GET', `/api/console/v1/refunds/${id}`, { token: one.token })
  expect(seen.body.data).toMatchObject({ refund_id: id, amount, status: 'awaiting_approval' })
  await aRefund()
  const first = await list({ limit: '1' })
  const next = await list({ limit: '1', cursor: first.next_cursor })
  expect(next.rows[0].refund_id).not.toBe(first.rows[0].refund_id)
})

test('from the limit on one person asks and another approves; whoever asked does not', async () => {
  const { id, amount } = await aRefund()
  expect(amount).toBeGreaterThanOrEqual(10_000_000)
  const [one, other] = [await finance(), await finance()]
  expect((await send(id, one.token)).body.code).toBe('F-APR-7n7')
  expect((await request(id, one.token)).body.data).toMatchObject({
    ...{ status: 'awaiting_approval', needs_approval: false, approval: { requested_by: one.id } },
  })
  expect((await send(id, other.token)).body.code).toBe('F-APR-3w3')
  expect((await request(id, other.token)).body.code).toBe('F-APR-3w3')
  expect((await approve(id, one.token)).body.code).toBe('F-APR-1s1')
  expect((await approve(id, other.token)).body.data).toMatchObject({ status: 'approved', reference: null })
  expect(await stateOf(id)).toBe('refund_due')
  expect((await send(id, one.token)).body.data).toMatchObject({ status: 'sent', reference })
  expect(await stateOf(id)).toBe('refunded')
  expect(await auditOf(one.id)).toEqual(['approval requested', 'refund sent'])
  expect(await auditOf(other.id)).toEqual(['approval carried_out', 'refund approved'])
  expect((await approve(id, other.token)).body.code).toBe('F-RFD-1n1')
})

test('what is approved is still to be sent: it stays in the list, and the gateway may give it back itself', async () => {
  const { id } = await aRefund()
  const [one, other] = [await finance(), await finance()]
  expect(await refundOf(id, one.token)).toMatchObject({ status: 'due', needs_approval: true })
  await request(id, one.token)
  await approve(id, other.token)
  expect(await refundOf(id, one.token)).toMatchObject({ status: 'approved', needs_approval: false })
  expect((await request(id, one.token)).body.code).toBe('F-RFD-1n1')
  const sent = { refund_id: id, reference: 'by the gateway' }
  expect(await markRefundSent(home.application.db, sent, home.application.clock.now())).toBe(true)
  expect((await send(id, one.token)).body.code).toBe('F-RFD-1n1')
})

test('an approval costs a code of the app: a wrong one, and one that another approval has used, approve nothing', async () => {
  const [first, second] = [await aRefund(), await aRefund()]
  const [one, other] = [await finance(), await finance()]
  for (const { id } of [first, second]) await request(id, one.token)
  expect((await approveWith(first.id, other.token, '000000')).body.code).toBe('F-STF-1c1')
  const code = await stepCodeOf(home, other.token)
  expect((await approveWith(first.id, other.token, code)).status).toBe(200)
  expect((await approveWith(second.id, other.token, code)).body.code).toBe('F-STF-1c1')
  expect(await stateOf(second.id)).toBe('refund_due')
})

test('two who approve for each other at once do not stand in each other’s way', async () => {
  for (let round = 0; round < 5; round++) {
    const [first, second] = [await aRefund(), await aRefund()]
    const [one, other] = [await finance(), await finance()]
    await request(first.id, one.token)
    await request(second.id, other.token)
    const [code, otherCode] = [await stepCodeOf(home, one.token), await stepCodeOf(home, other.token)]
    const both = await Promise.all([
      approveWith(first.id, other.token, otherCode),
      approveWith(second.id, one.token, code),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
})

test('of many who approve at once, one does', async () => {
  const { id } = await aRefund()
  await request(id, (await finance()).token)
  const others = await Promise.all(Array.from({ length: 6 }, finance))
  const replies = await Promise.all(others.map(({ token }) => approve(id, token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await send(id, others[0]?.token ?? '')).body.data.status).toBe('sent')
})

test('a request that was rejected, or taken back, leaves the refund due', async () => {
  const { id } = await aRefund()
  const [one, other] = [await finance(), await finance()]
  await request(id, one.token)
  expect((await reject(id, other.token)).body.data.status).toBe('due')
  expect((await approve(id, other.token)).body.code).toBe('F-APR-2n2')
  await request(id, one.token)
  expect((await reject(id, one.token)).body.data.status).toBe('due')
  const former = await approvalOf(id)
  expect((await request(id, other.token)).body.data.approval.approval_id).not.toBe(former)
  expect((await approve(id, one.token, former)).body.code).toBe('F-APR-2n2')
  expect((await approve(id, one.token)).body.data.status).toBe('approved')
})

test('a request outlives no refund: one that went back by itself can be closed, and is not sent again', async () => {
  const { id } = await aRefund()
  const [one, other] = [await finance(), await finance()]
  await request(id, one.token)
  await markRefundSent(
    home.application.db,
    { refund_id: id, reference: 'by the gateway' },
    home.application.clock.now(),
  )
  expect((await approve(id, other.token)).body.code).toBe('F-RFD-1n1')
  expect((await reject(id, other.token)).body.data.status).toBe('sent')
  expect((await reject(id, other.token)).body.code).toBe('F-APR-2n2')
})

test('the database too refuses that one person both asks and carries out', async () => {
  const one = await finance()
  const now = home.application.clock.now()
  const by = { requested_by: one.id, requested_at: now, decided_by: one.id, decided_at: now }
  const row = { id: newId(now), kind: 'refund', thing_id: 'x', amount: 1, details: {}, state: 'carried_out' as const }
  await expect(home.application.db.insert(approvals).values({ ...row, ...by })).rejects.toThrow()
  await expect(home.application.db.insert(approvals).values({ ...row, ...by, decided_by: null })).rejects.toThrow()
})

test('a refund of another tenant is not there for somebody of this one', async () => {
  const { id } = await aRefund({ plan: 'down_payment' })
  const other = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id: newId() } })
  expect((await due(other.token)).rows).toEqual([])
  expect((await send(id, other.token)).status).toBe(404)
  expect(await stateOf(id)).toBe('refund_due')
})
