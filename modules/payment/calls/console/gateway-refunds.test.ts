import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { sendToGateways } from '#modules/payment/gateway-refund.ts'
import { jobs } from '#modules/payment/jobs.ts'
import { checkLedger, markRefundSent, refundDue, refundsOf } from '#modules/payment/module.ts'
import type { Gateway } from '#modules/payment/ports.ts'
import { returnRefund } from '#modules/payment/refund.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { gateway_notifications, ledger_entries, payments, refunds } from '#modules/payment/tables.ts'
import { signedIn } from '#test/support/members.ts'
import { listOf } from '#test/support/notices.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { anyInvoiced, atGateway, begin } from '#test/support/payments.ts'
import { giveAccount } from '#test/support/refund-accounts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterEach(() => home.application.clock.restore())
afterAll(async () => {
  expect((await checkLedger(home.application.db)).faults).toEqual([])
  await home.close()
})

const now = () => home.application.clock.now()
const later = (ms: number) => home.application.clock.moveTo(addMs(now(), ms))
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
const runRefunds = async () => {
  const job = jobs.find(({ name }) => name === 'payment-refunds')
  await job?.run({ db: home.application.db, ports: home.application.ports, now: now() })
}
/** The same at that moment, with some of the gateway's ways changed. */
function sendAt(then: Date, change: Partial<Gateway> = {}) {
  const { doku } = home.application.ports.gateways
  if (!doku) throw new Error('no gateway')
  return sendToGateways(home.application.db, { gateways: { doku: { ...doku, ...change } } }, () => then)
}
const stored = async (id: string) => (await home.application.db.select().from(refunds).where(eq(refunds.id, id)))[0]

/** Money paid through a channel that has to go back, all of it. */
async function aRefund(method = 'doku-card', total = 5_000_000) {
  const of = await anyInvoiced(home, { total })
  const payment = await begin(home, of, method)
  await atGateway(home, 'doku', `${payment.payment_number}/pay`)
  const by = { actor: 'house', reason: refundReasons.cancel } as const
  await refundDue(home.application.db, { payment_id: payment.id, ...by }, now())
  const [first] = await refundsOf(home.application.db, of.order.order_id)
  if (!first) throw new Error('no refund')
  const family = { id: of.order.order_id, token: of.token, member: of.member }
  return {
    id: first.refund.id,
    family,
    order_id: of.order.order_id,
    number: payment.payment_number,
    payment_id: payment.id,
  }
}

const post = async (id: string, step: string, body: object = {}) =>
  ask(home, 'POST', `/api/console/v1/refunds/${id}/${step}`, {
    token: (await finance()).token,
    body,
    headers: { 'idempotency-key': newId() },
  })
const seen = async (id: string) =>
  (await ask(home, 'GET', `/api/console/v1/refunds/${id}`, { token: (await finance()).token })).body.data
const nextAtGateway = (number: string, next: string) => atGateway(home, 'doku', `${number}/refunds?next=${next}`)
/** What the gateway has given back of a payment. */
async function givenBack(number: string): Promise<number[]> {
  const payment = await home.application.outside.sandbox.gateways.doku?.desk.find(number)
  return payment?.refunds.map(({ amount }) => amount) ?? []
}
const leftFrom = async (refund_id: string) =>
  (await home.application.db.select().from(ledger_entries).where(eq(ledger_entries.refund_id, refund_id)))
    .filter(({ event, amount }) => event === 'refund_confirmed' && amount < 0)
    .map(({ account }) => account)

test.each(['doku-card', 'doku-qris', 'doku-ovo'])(
  'what was paid by %s goes back the way it came, once, whoever sends it at the same time',
  async (method) => {
    const { id, number, payment_id } = await aRefund(method)
    expect(await seen(id)).toMatchObject({ status: 'due', can_return: true, via: null })
    expect((await post(id, 'return')).body.data).toMatchObject({ status: 'sending', via: 'gateway', can_return: false })
    expect((await post(id, 'return')).body.code).toBe('F-RFD-1n1')
    expect((await post(id, 'send', { reference: 'BCA 1' })).body.code).toBe('F-RFD-1n1')
    await Promise.all([runRefunds(), runRefunds(), runRefunds()])
    expect(await givenBack(number)).toEqual([5_000_000])
    expect(await seen(id)).toMatchObject({ status: 'confirmed', via: 'gateway', reference: expect.any(String) })
    expect(await leftFrom(id)).toEqual(['money_at_doku'])
    const [payment] = await home.application.db.select().from(payments).where(eq(payments.id, payment_id))
    expect(payment?.state).toBe('refunded')
  },
)

test('a virtual account takes nothing back: its money is transferred', async () => {
  const { id, family } = await aRefund('doku-va-bca')
  await giveAccount(home, family)
  expect(await seen(id)).toMatchObject({ status: 'due', can_return: false })
  expect((await post(id, 'return')).body.code).toBe('F-RFD-3w3')
  expect((await post(id, 'send', { reference: 'BCA 1' })).body.data).toMatchObject({ status: 'sent', via: 'transfer' })
  await post(id, 'confirm', { reference: 'mutasi 7' })
  expect(await leftFrom(id)).toEqual(['money_at_bank'])
})

test.each(['doku-card', 'doku-qris'])(
  'an answer of %s that is lost is asked for again, and nothing is sent twice',
  async (method) => {
    const { id, number } = await aRefund(method)
    await nextAtGateway(number, 'lost')
    await post(id, 'return')
    await runRefunds()
    expect(await seen(id)).toMatchObject({ status: 'sending', needs_look: false, gateway_note: 'DOKU did not answer' })
    expect((await post(id, 'send', { reference: 'BCA 1' })).body.code).toBe('F-RFD-1n1')
    expect((await post(id, 'resolve', { is_returned: false, reference: 'tidak ada' })).body.code).toBe('F-RFD-4a4')
    await runRefunds()
    expect((await seen(id)).status).toBe('sending')
    later(minuteMs)
    await runRefunds()
    expect((await seen(id)).status).toBe('confirmed')
    expect(await givenBack(number)).toEqual([5_000_000])
  },
)

test('a gateway that says no leaves it to a transfer, for which the family is asked, and is not given it again', async () => {
  const { id, number, family } = await aRefund()
  expect((await giveAccount(home, family)).body.code).toBe('F-RFD-1n1')
  await nextAtGateway(number, 'refused')
  await post(id, 'return')
  await runRefunds()
  expect(await seen(id)).toMatchObject({
    status: 'approved',
    via: null,
    can_return: false,
    gateway_note: 'DOKU answered 400 REFUND REJECTED',
  })
  expect((await post(id, 'return')).body.code).toBe('F-RFD-3w3')
  const titles = (await listOf(home, family.token)).items.map(({ title }: { title: string }) => title)
  expect(titles).toContain('Isi rekening untuk pengembalian dana')
  expect((await giveAccount(home, family)).status).toBe(200)
  expect((await post(id, 'send', { reference: 'BCA 1' })).body.data).toMatchObject({ status: 'sent', via: 'transfer' })
  expect(await givenBack(number)).toEqual([])
})

test('a gateway that stays silent is given up after most of a day, and a person says what it shows', async () => {
  const [gone, stuck] = [await aRefund(), await aRefund()]
  for (const { id, number } of [gone, stuck]) {
    await nextAtGateway(number, id === gone.id ? 'lost' : 'silent')
    await post(id, 'return')
  }
  await runRefunds()
  await home.application.db.update(refunds).set({ try_at: null }).where(eq(refunds.state, 'sending'))
  expect(await seen(gone.id)).toMatchObject({ status: 'sending', needs_look: true })
  later(dayMs)
  await runRefunds()
  const given = { is_returned: true, reference: 'DOKU 4711' }
  expect((await post(gone.id, 'resolve', given)).body.data).toMatchObject({ status: 'confirmed', via: 'gateway' })
  const missing = { is_returned: false, reference: 'Tidak ada di dasbor DOKU' }
  expect((await post(stuck.id, 'resolve', missing)).body.data).toMatchObject({ status: 'due', can_return: false })
  const { user_token: token } = await signedIn(home, stuck.family.member)
  expect((await giveAccount(home, { ...stuck.family, token })).status).toBe(200)
  expect((await post(stuck.id, 'send', { reference: 'BCA 1' })).body.data).toMatchObject({ status: 'sent' })
})

test('from the limit on a second person lets it go first', async () => {
  const { id } = await aRefund('doku-card', 15_000_000)
  expect((await post(id, 'return')).body.code).toBe('F-APR-7n7')
})

test('what the gateway tells meanwhile counts, and it is not sent again', async () => {
  const { id, number } = await aRefund()
  await nextAtGateway(number, 'lost')
  await post(id, 'return')
  await runRefunds()
  await tellDoku(home, { payment_number: number, total_payment: 5_000_000 }, { status: 'REFUNDED' })
  expect(await seen(id)).toMatchObject({ status: 'confirmed', via: 'gateway' })
  later(minuteMs)
  await runRefunds()
  expect(await givenBack(number)).toEqual([5_000_000])
})

test('what went by transfer stays a transfer, whatever the gateway tells later', async () => {
  const { id, number, family } = await aRefund()
  await nextAtGateway(number, 'refused')
  await post(id, 'return')
  await runRefunds()
  await giveAccount(home, family)
  await post(id, 'send', { reference: 'BCA 1' })
  await tellDoku(home, { payment_number: number, total_payment: 5_000_000 }, { status: 'REFUNDED' })
  expect(await seen(id)).toMatchObject({ status: 'sent', via: 'transfer', reference: 'BCA 1' })
  const [notice] = await home.application.db
    .select()
    .from(gateway_notifications)
    .where(and(eq(gateway_notifications.payment_number, number), eq(gateway_notifications.status, 'refunded')))
  expect(notice?.outcome).toBe('review')
  await home.application.db.transaction((tx) => returnRefund(tx, id, { actor: 'gateway', reference: 'late' }, now()))
  expect(await seen(id)).toMatchObject({ status: 'confirmed', via: 'transfer' })
  expect(await leftFrom(id)).toEqual(['money_at_bank'])
})

test('a gateway that has not decided yet is not done because it knows the refund from before', async () => {
  const { id } = await aRefund('doku-qris')
  await post(id, 'return')
  const then = now()
  const answers = (status: 'pending' | 'again', minutes: number) =>
    sendAt(addMs(then, minutes * minuteMs), { refund: async () => ({ ok: true, status, reference: 'D7' }) })
  const lost = { ok: false, why: 'unreachable', detail: 'DOKU did not answer' } as const
  await answers('pending', 0)
  await sendAt(addMs(then, 2 * minuteMs), { refund: async () => lost })
  await answers('again', 10)
  expect(await seen(id)).toMatchObject({ status: 'sending', needs_look: false, reference: 'D7' })
  await home.application.db.update(refunds).set({ try_at: null }).where(eq(refunds.id, id))
  const missing = { is_returned: false, reference: 'Gagal di dasbor DOKU' }
  expect((await post(id, 'resolve', missing)).body.data).toMatchObject({ status: 'due', reference: null })
})

test('while a gateway rests nothing is sent and no try is counted, and nobody else may send it', async () => {
  const { id } = await aRefund()
  await post(id, 'return')
  const then = now()
  await sendAt(then, { isUp: () => false })
  expect(await stored(id)).toMatchObject({ state: 'sending', tries: 0, try_at: addMs(then, minuteMs) })
  expect(await markRefundSent(home.application.db, { refund_id: id, reference: 'BCA 1' }, now())).toBe(false)
})

test('a gateway that nobody can ask for a day leaves what it never got to a transfer, and the rest to a person', async () => {
  const [unsent, lost] = [await aRefund(), await aRefund()]
  await nextAtGateway(lost.number, 'lost')
  await post(lost.id, 'return')
  await runRefunds()
  await post(unsent.id, 'return')
  const rest = (then: Date) => sendAt(then, { isUp: () => false })
  await rest(addMs(now(), dayMs - minuteMs))
  expect([(await stored(unsent.id))?.tries, (await stored(lost.id))?.tries]).toEqual([0, 1])
  expect(await seen(unsent.id)).toMatchObject({ status: 'sending', needs_look: false })
  await sendToGateways(home.application.db, { gateways: {} }, () => addMs(now(), dayMs))
  expect(await seen(unsent.id)).toMatchObject({ status: 'approved', via: null, can_return: true })
  expect(await seen(lost.id)).toMatchObject({ status: 'sending', needs_look: true })
  const missing = { is_returned: false, reference: 'Tidak ada di dasbor DOKU' }
  expect((await post(lost.id, 'resolve', missing)).body.data).toMatchObject({ status: 'due' })
})

test('of two who send one refund the slower is not believed where it says no: the other may have sent it', async () => {
  const { id } = await aRefund()
  await post(id, 'return')
  const then = now()
  const lost = { ok: false, why: 'unreachable', detail: 'DOKU did not answer' } as const
  await sendAt(then, {
    refund: async () => {
      await sendAt(addMs(then, 3 * minuteMs), { refund: async () => lost })
      return { ok: false, why: 'refused', detail: 'DOKU answered 400' }
    },
  })
  expect(await stored(id)).toMatchObject({ state: 'sending', tries: 2, try_at: addMs(then, 5 * minuteMs) })
})

test('who rests leaves it to who sends it at the same time', async () => {
  const { id } = await aRefund()
  await post(id, 'return')
  const then = now()
  const refused = { ok: false, why: 'refused', detail: 'DOKU answered 400' } as const
  const isUp = () => false
  await sendAt(then, { refund: () => sendAt(addMs(then, 3 * minuteMs), { isUp }).then(() => refused) })
  expect(await stored(id)).toMatchObject({ state: 'approved', gateway_note: refused.detail })
})

test('what a long run takes late is its own for as long as what it took at first', async () => {
  for (let i = 0; i < 11; i++) await post((await aRefund()).id, 'return')
  const { doku } = home.application.ports.gateways
  if (!doku) throw new Error('no gateway')
  let then = now()
  const leases: (number | undefined)[] = []
  const refund: Gateway['refund'] = async ({ refund_id }) => {
    const lease = (await stored(refund_id))?.try_at
    if (leases.push(lease?.getTime()) === 10) then = addMs(then, 5 * minuteMs)
    return { ok: true, status: 'done', reference: 'R1' }
  }
  await sendToGateways(home.application.db, { gateways: { doku: { ...doku, refund } } }, () => then)
  expect(leases[10]).toBe(addMs(then, 2 * minuteMs).getTime())
})
