import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { jobs } from '#modules/payment/jobs.ts'
import { checkLedger, refundDue, refundsOf } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { refund_batches, refunds } from '#modules/payment/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { anyInvoiced, atGateway, begin } from '#test/support/payments.ts'
import { giveAccount } from '#test/support/refund-accounts.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(async () => {
  expect((await checkLedger(home.application.db)).faults).toEqual([])
  await home.close()
})

const base = '/api/console/v1/refund-batches'
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
const now = () => home.application.clock.now()

type Way = { method?: string; total?: number; has_account?: boolean }

/** Money that has to go back, by transfer where nothing else is said. */
async function aRefund({ method = 'doku-va-bca', total = 1_000_000, has_account = true }: Way = {}) {
  const of = await anyInvoiced(home, { total })
  const payment = await begin(home, of, method)
  await atGateway(home, 'doku', `${payment.payment_number}/pay`)
  const by = { actor: 'house', reason: refundReasons.cancel } as const
  await refundDue(home.application.db, { payment_id: payment.id, ...by }, now())
  const [first] = await refundsOf(home.application.db, of.order.order_id)
  if (!first) throw new Error('no refund')
  if (has_account) await giveAccount(home, { id: of.order.order_id, token: of.token })
  return { id: first.refund.id, number: payment.payment_number, order: { id: of.order.order_id, token: of.token } }
}

const post = (path: string, token: string, body: object) =>
  ask(home, 'POST', `${base}${path}`, { token, body, headers: { 'idempotency-key': newId() } })
const make = async (token: string, refund_ids: string[]): Promise<string> =>
  (await post('', token, { refund_ids })).body.data.batch_id
const send = async (batch: string, token: string) =>
  post(`/${batch}/send`, token, { code: await stepCodeOf(home, token) })
const see = async (batch: string, token: string) => (await ask(home, 'GET', `${base}/${batch}`, { token })).body.data
const note = async (batch: string, token: string, ids: string[]) => {
  const references = ids.map((refund_id, n) => ({ refund_id, reference: `BCA ${n + 1}` }))
  const { body } = await post(`/${batch}/references`, token, { references })
  return new Map(body.data.results.map((row: { refund_id: string; result: string }) => [row.refund_id, row.result]))
}
const statesOf = async (ids: string[]) =>
  (await home.application.db.select().from(refunds).where(inArray(refunds.id, ids))).map(({ state }) => state).sort()
type Row = { refund_id: string; outcome: string | null; status: string }
const outcomesOf = (rows: Row[]) => new Map(rows.map(({ refund_id, outcome }) => [refund_id, outcome]))
const runRefunds = async () => {
  const job = jobs.find(({ name }) => name === 'payment-refunds')
  await job?.run({ db: home.application.db, ports: home.application.ports, now: now() })
}
const fileOf = async (batch: string, token: string) => {
  const url = `${base}/${batch}/transfers?language=en`
  const { body } = await home.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
  return body.trim().split('\r\n').slice(1)
}

test('each refund of a batch goes its own way: by its gateway, on the list of transfers, or not at all', async () => {
  const one = await finance()
  const card = await aRefund({ method: 'doku-card' })
  const transfer = await aRefund()
  const silent = await aRefund({ has_account: false })
  const gone = await aRefund()
  const batch = await make(one.token, [card.id, transfer.id, silent.id, gone.id])
  expect(await see(batch, one.token)).toMatchObject({ status: 'draft', count: 4, amount: 4_000_000 })
  expect(await fileOf(batch, one.token)).toEqual([])
  const sendOne = { token: one.token, body: { reference: 'BCA 0' } }
  await ask(home, 'POST', `/api/console/v1/refunds/${gone.id}/send`, sendOne)
  const { body } = await send(batch, one.token)
  expect(body.data).toMatchObject({ status: 'released', to_transfer: 2, needs_approval: false })
  expect(outcomesOf(body.data.rows)).toEqual(
    new Map([
      [card.id, 'gateway'],
      [transfer.id, 'transfer'],
      [silent.id, 'transfer'],
      [gone.id, 'done'],
    ]),
  )
  await runRefunds()
  const [line, ...others] = await fileOf(batch, one.token)
  expect(others).toEqual([])
  expect(line).toMatch(new RegExp(`^${transfer.id},'\\d{3},[^,]+,'\\d{6,},[^,]+,1000000,`))
  expect(await note(batch, one.token, [card.id, transfer.id, silent.id, newId()])).toEqual(
    new Map([
      [card.id, 'not_in_batch'],
      [transfer.id, 'sent'],
      [silent.id, 'account_missing'],
      [expect.any(String), 'not_in_batch'],
    ]),
  )
  expect(await note(batch, one.token, [transfer.id])).toEqual(new Map([[transfer.id, 'done']]))
  expect(await statesOf([card.id, transfer.id, silent.id, gone.id])).toEqual(['confirmed', 'due', 'sent', 'sent'])
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, one.id))
  const ofCall = (part: string) => rows.filter(({ call }) => call.includes(part)).map(({ thing }) => thing)
  expect(ofCall('/refund-batches/:id/send').sort()).toEqual(['refund', 'refund', 'refund_batch'])
  expect(ofCall('/transfers').sort()).toEqual(['export', 'export', 'refund'])
  expect(new Set(rows.filter(({ call }) => call.includes('/:id/send')).map(({ request_id }) => request_id)).size).toBe(
    2,
  )
})

test('two who send batches with the same refunds at once send each of them once', async () => {
  const [one, other] = [await finance(), await finance()]
  const cards = [await aRefund({ method: 'doku-card' }), await aRefund({ method: 'doku-card' })]
  const [transfer, alone] = [await aRefund(), await aRefund()]
  const ids = [...cards.map(({ id }) => id), transfer.id]
  const same = await make(one.token, ids)
  const cross = await make(other.token, [alone.id, ...ids].reverse())
  const replies = await Promise.all([send(same, one.token), send(same, other.token), send(cross, other.token)])
  const ended = replies.map(({ status, body }) => body.code ?? status)
  expect(ended.filter((end) => end === 200).length).toBeGreaterThanOrEqual(1)
  await Promise.all([send(same, one.token), send(cross, other.token)])
  await Promise.all([runRefunds(), runRefunds()])
  for (const { number } of cards) {
    const payment = await home.application.outside.sandbox.gateways.doku?.desk.find(number)
    expect(payment?.refunds.map(({ amount }) => amount)).toEqual([1_000_000])
  }
  const lists = [...(await fileOf(same, one.token)), ...(await fileOf(cross, other.token))]
  expect(lists.map((line) => line.split(',')[0]).sort()).toEqual([transfer.id, alone.id].sort())
  const noted = await Promise.all([note(same, one.token, [transfer.id]), note(cross, other.token, [transfer.id])])
  expect(noted.filter((results) => results.get(transfer.id) === 'sent')).toHaveLength(1)
})

test('a batch from the limit on waits as a whole for a second person, whatever each of it is', async () => {
  const [one, other] = [await finance(), await finance()]
  const parts = [await aRefund({ total: 4_000_000 }), await aRefund({ total: 6_000_000, method: 'doku-card' })]
  const ids = parts.map(({ id }) => id)
  const batch = await make(one.token, ids)
  expect(await see(batch, one.token)).toMatchObject({ needs_approval: true })
  const { body } = await send(batch, one.token)
  expect(body.data).toMatchObject({ status: 'awaiting_approval', to_transfer: 0, approval: { requested_by: one.id } })
  expect(await statesOf(ids)).toEqual(['due', 'due'])
  expect(await note(batch, one.token, ids)).toEqual(new Map(ids.map((id) => [id, 'not_in_batch'])))
  expect((await send(batch, other.token)).body.code).toBe('F-APR-3w3')
  // Nobody counts it as free, and nobody puts it into another batch.
  expect((await post('', other.token, { refund_ids: [ids[0]] })).body.code).toBe('F-APR-3w3')
  const single = (await ask(home, 'GET', `/api/console/v1/refunds/${ids[0]}`, { token: other.token })).body.data
  expect(single).toMatchObject({ status: 'awaiting_approval', batch_id: batch, approval: null })
  const { approval_id } = body.data.approval
  const approve = async (token: string) =>
    post(`/${batch}/approve`, token, { approval_id, code: await stepCodeOf(home, token) })
  expect((await approve(one.token)).body.code).toBe('F-APR-1s1')
  expect((await approve(other.token)).body.data).toMatchObject({ status: 'released', to_transfer: 1 })
  expect(await statesOf(ids)).toEqual(['approved', 'sending'])
  expect((await approve((await finance()).token)).body.code).toBe('F-RFD-1n1')
})

test('much in many small batches of one day is much; the next day counts anew', async () => {
  const one = await finance()
  const status = async () => {
    const batch = await make(one.token, [(await aRefund({ total: 6_000_000 })).id])
    return (await send(batch, one.token)).body.data.status
  }
  expect([await status(), await status()]).toEqual(['released', 'awaiting_approval'])
  const yesterday = { released_at: addMs(now(), -dayMs) }
  await home.application.db.update(refund_batches).set(yesterday).where(eq(refund_batches.released_by, one.id))
  expect(await status()).toBe('released')
})

test('what one person has sent one by one counts for their batch of that day too', async () => {
  const one = await finance()
  const single = await aRefund({ total: 6_000_000 })
  const sent = { token: one.token, body: { reference: 'BCA 1' }, headers: { 'idempotency-key': newId() } }
  expect((await ask(home, 'POST', `/api/console/v1/refunds/${single.id}/send`, sent)).status).toBe(200)
  const batch = await make(one.token, [(await aRefund({ total: 6_000_000 })).id])
  expect(await see(batch, one.token)).toMatchObject({ needs_approval: true })
  expect(await see(batch, (await finance()).token)).toMatchObject({ needs_approval: false })
})

test('once a refund stands on a list of transfers, its account stays the one of the list', async () => {
  const one = await finance()
  const { id, order } = await aRefund()
  const batch = await make(one.token, [id])
  await send(batch, one.token)
  const before = await fileOf(batch, one.token)
  expect((await giveAccount(home, order, { number: '9999999999' })).status).not.toBe(200)
  expect(await fileOf(batch, one.token)).toEqual(before)
})

test('a batch that was rejected leaves its refunds due, and a wrong code sends nothing', async () => {
  const [one, other] = [await finance(), await finance()]
  const { id } = await aRefund({ total: 12_000_000 })
  const batch = await make(one.token, [id])
  expect((await post(`/${batch}/send`, one.token, { code: '000000' })).body.code).toBe('F-STF-1c1')
  const { approval_id } = (await send(batch, one.token)).body.data.approval
  const rejected = await post(`/${batch}/reject`, other.token, { approval_id, reason: 'Rekening tujuan belum benar' })
  expect(rejected.body.data).toMatchObject({ status: 'draft', approval: null })
  expect(await statesOf([id])).toEqual(['due'])
})

test('refunds of a departure are listed apart, and the latest batches are named', async () => {
  const one = await finance()
  const order = await anOrder(home, { plan: 'down_payment' })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const body = { reason: 'Maskapai membatalkan penerbangan', confirm_name: (await bookingNow(home, order.id)).code }
  await ask(home, 'POST', `/api/console/v1/bookings/${order.id}/cancel`, { token: admin.token, body })
  const departure_id = order.offer.departure.id
  const list = async (id: string) =>
    (await ask(home, 'GET', `/api/console/v1/refunds?departure_id=${id}`, { token: one.token })).body.data
  const { rows, departures } = await list(departure_id)
  expect(rows).toMatchObject([{ order_id: order.id }])
  expect(departures).toContainEqual(expect.objectContaining({ departure_id, count: 1 }))
  expect((await list(newId())).rows).toEqual([])
  const batch = await make(one.token, [rows[0].refund_id])
  const latest = async () => (await ask(home, 'GET', base, { token: one.token })).body.data.rows
  expect(await latest()).not.toContainEqual(expect.objectContaining({ batch_id: batch }))
  await send(batch, one.token)
  expect((await latest())[0]).toMatchObject({ batch_id: batch, count: 1, to_transfer: 1, made_by_name: 'Nadia Putri' })
})

test('what is of another tenant is in no batch, and its batch is not there', async () => {
  const one = await finance()
  const { id } = await aRefund()
  const batch = await make(one.token, [id])
  const other = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id: newId() } })
  expect((await post('', other.token, { refund_ids: [id] })).status).toBe(404)
  expect((await send(batch, other.token)).status).toBe(404)
  expect((await ask(home, 'GET', `${base}/${batch}`, { token: other.token })).status).toBe(404)
  expect(await statesOf([id])).toEqual(['due'])
})
