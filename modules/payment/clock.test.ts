import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyInvoiced, atGateway, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { askGateways, expireInvoices } from './clock.ts'
import { jobs } from './jobs.ts'
import {
  checkLedger,
  invoicesOf,
  markRefundSent,
  moveInvoiceDue,
  onInvoiceExpired,
  onInvoiceOverdue,
  onInvoicePaid,
  onRefunded,
  refundDue,
  refundsOf,
  voidInvoices,
} from './module.ts'
import { invoices, payment_history, payments } from './tables.ts'

let home: TestApp
const events: [string, string][] = []
beforeAll(async () => {
  home = await testApp()
  onInvoicePaid(async (_db, { invoice }) => void events.push(['paid', invoice.id]))
  onInvoiceExpired(async (_db, { invoice }) => void events.push(['expired', invoice.id]))
  onInvoiceOverdue(async (_db, { invoice }) => void events.push(['overdue', invoice.id]))
  onRefunded(async (_db, { invoice }) => void events.push(['refunded', invoice.id]))
})
beforeEach(() => {
  events.length = 0
})
afterEach(() => home.application.clock.restore())
afterAll(async () => {
  expect((await checkLedger(home.application.db)).faults).toEqual([])
  await home.close()
})

const now = () => home.application.clock.now()
/** What was told of an order's invoices; those of other tests run out meanwhile too. */
const eventsOf = ({ invoices: own }: { invoices: { id: string }[] }) =>
  events.filter(([, id]) => own.some((invoice) => invoice.id === id))
const sweep = async () => {
  for (const job of jobs) await job.run({ db: home.application.db, ports: home.application.ports, now: now() })
}
const later = (ms: number) => home.application.clock.moveTo(addMs(now(), ms))
async function standing(id: string) {
  const [row] = await home.application.db
    .select({ payment: payments.state, invoice: invoices.state, asked: payments.asked, ask_at: payments.ask_at })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(eq(payments.id, id))
  return row
}

test('a lost notification is healed by asking, not before a minute has passed, and once', async () => {
  const of = await anyInvoiced(home)
  const payment = await begin(home, of)
  const paid = await atGateway(home, 'doku', `${payment.payment_number}/pay?deliver=never`)
  expect([paid.status, paid.body.state]).toEqual([200, 'paid'])
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'pending', asked: 0 })
  later(minuteMs)
  // Two processes at once.
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(await standing(payment.id)).toEqual({ payment: 'paid', invoice: 'paid', asked: 1, ask_at: null })
  expect(eventsOf(of)).toEqual([['paid', of.invoice.id]])
})

test.each(['yukk-qris', 'yukk-ovo'])('YUKK is asked likewise about %s', async (method) => {
  const of = await anyInvoiced(home, { total: 5_000_000, tenant_id: demoTenants[1].id })
  const payment = await begin(home, of, method)
  await atGateway(home, 'yukk', `${payment.payment_number}/pay?deliver=never`)
  later(minuteMs)
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'paid', invoice: 'paid' })
})

test('a QRIS code of DOKU’s is asked about likewise', async () => {
  const payment = await begin(home, await anyInvoiced(home, { total: 5_000_000 }), 'doku-qris')
  later(minuteMs)
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'pending', invoice: 'waiting' })
  await atGateway(home, 'doku', `${payment.payment_number}/pay?deliver=never`)
  later(3 * minuteMs)
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'paid', invoice: 'paid' })
})

test('what was paid in time does not run out, however late it is asked', async () => {
  const of = await anyInvoiced(home)
  const payment = await begin(home, of)
  await atGateway(home, 'doku', `${payment.payment_number}/pay?deliver=never`)
  later(2 * dayMs)
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'paid', invoice: 'paid' })
  expect(eventsOf(of)).toEqual([['paid', of.invoice.id]])
})

test('what nobody paid runs out once, with its attempts, however many sweep', async () => {
  const of = await anyInvoiced(home)
  const payment = await begin(home, of)
  later(dayMs)
  await Promise.all([sweep(), sweep(), expireInvoices(home.application.db, now(), [of.order.order_id])])
  expect(await standing(payment.id)).toMatchObject({ payment: 'expired', invoice: 'expired' })
  expect(eventsOf(of)).toEqual([['expired', of.invoice.id]])
  const history = await home.application.db
    .select()
    .from(payment_history)
    .where(eq(payment_history.invoice_id, of.invoice.id))
  expect(history.filter(({ event }) => event === 'expire')).toHaveLength(2)
})

test('a wallet runs out after half an hour, its invoice waits on; a minute early neither does', async () => {
  const payment = await begin(home, await anyInvoiced(home, { total: 5_000_000 }), 'doku-dana')
  later(29 * minuteMs)
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'pending' })
  later(minuteMs)
  await sweep()
  expect(await standing(payment.id)).toMatchObject({ payment: 'expired', invoice: 'waiting' })
})

test('what failed or ran out at the gateway ends here too', async () => {
  for (const [verb, state] of [
    ['fail', 'failed'],
    ['expire', 'expired'],
  ]) {
    const payment = await begin(home, await anyInvoiced(home))
    const reply = await atGateway(home, 'doku', `${payment.payment_number}/${verb}`)
    expect(reply.body.answers).toEqual([200])
    expect(await standing(payment.id)).toMatchObject({ payment: state, invoice: 'waiting' })
  }
})

test('a settlement past its day is overdue, told once, and payable once the day is moved', async () => {
  const of = await anyInvoiced(home, { plan: 'down_payment' })
  const [down, rest] = of.invoices
  const first = await begin(home, of)
  await atGateway(home, 'doku', `${first.payment_number}/pay`)
  if (!down || !rest) throw new Error('no settlement')
  home.application.clock.moveTo(rest.due_at)
  await sweep()
  await sweep()
  expect(eventsOf(of)).toEqual([
    ['paid', down.id],
    ['overdue', rest.id],
  ])
  const [stored] = await home.application.db.select().from(invoices).where(eq(invoices.id, rest.id))
  expect([stored?.state, stored?.overdue_at]).toEqual(['waiting', expect.any(Date)])
  const why = { actor: 'staff', reason: 'the partner waits' } as const
  expect(
    await moveInvoiceDue(home.application.db, { invoice_id: rest.id, due_at: addMs(now(), dayMs), ...why }, now()),
  ).toBe(true)
  // A member's token lives for a quarter of an hour and this is years later: the clock goes back for the call.
  home.application.clock.restore()
  const second = await begin(home, { ...of, invoice: rest })
  await atGateway(home, 'doku', `${second.payment_number}/pay`)
  const orderInvoices = (await invoicesOf(home.application.db, [of.order.order_id])).get(of.order.order_id)
  expect(orderInvoices?.map((one) => [one.stage, one.state, one.paid_by?.id])).toEqual([
    ['down_payment', 'paid', first.id],
    ['settlement', 'paid', second.id],
  ])
  expect(await moveInvoiceDue(home.application.db, { invoice_id: rest.id, due_at: now(), ...why }, now())).toBe(false)
})

test('money goes back once, however often it is asked', async () => {
  const of = await anyInvoiced(home)
  const payment = await begin(home, of)
  const wish = { payment_id: payment.id, actor: 'staff', reason: 'the partner cancelled' } as const
  expect(await refundDue(home.application.db, wish, now())).toBe(0)
  await atGateway(home, 'doku', `${payment.payment_number}/pay`)
  const flagged = await Promise.all(Array.from({ length: 10 }, () => refundDue(home.application.db, wish, now())))
  expect(flagged.filter((amount) => amount > 0)).toEqual([25_000_000])
  expect(await standing(payment.id)).toMatchObject({ payment: 'refund_due', invoice: 'paid' })
  const [due] = await refundsOf(home.application.db, of.order.order_id)
  const note = { refund_id: due?.refund.id ?? '', reference: 'BCA 1' }
  const sent = await Promise.all(Array.from({ length: 10 }, () => markRefundSent(home.application.db, note, now())))
  expect(sent.filter(Boolean)).toHaveLength(1)
  expect(await standing(payment.id)).toMatchObject({ payment: 'refunded', invoice: 'paid' })
  expect(eventsOf(of).filter(([what]) => what === 'refunded')).toHaveLength(1)
})

test('paying and taking back at once end in one of the two, never in both', async () => {
  for (let i = 0; i < 5; i++) {
    const of = await anyInvoiced(home)
    const payment = await begin(home, of)
    const why = { order_id: of.order.order_id, actor: 'house', reason: 'cancelled' } as const
    const [, voided] = await Promise.all([
      atGateway(home, 'doku', `${payment.payment_number}/pay`),
      voidInvoices(home.application.db, why, now()),
    ])
    const state = await standing(payment.id)
    const isVoid = voided.length === 1
    expect([state?.payment, state?.invoice]).toEqual(isVoid ? ['refund_due', 'void'] : ['paid', 'paid'])
  }
})

test('a gateway that does not answer keeps nothing from running out, and is asked again', async () => {
  const payment = await begin(home, await anyInvoiced(home))
  later(dayMs)
  const deaf = { ok: false, why: 'unreachable', detail: 'planted' } as const
  const { doku } = home.application.ports.gateways
  if (!doku) throw new Error('no gateway')
  const ports = { gateways: { doku: { ...doku, isUp: () => true, status: async () => deaf } } }
  const then = now()
  for (const job of jobs) await job.run({ db: home.application.db, ports, now: then })
  const state = await standing(payment.id)
  expect(state).toMatchObject({ payment: 'expired', invoice: 'expired', asked: 1 })
  expect(state?.ask_at).toEqual(addMs(then, hourMs))
  await askGateways(home.application.db, home.application.ports, addMs(now(), 2 * dayMs))
  expect(await standing(payment.id)).toMatchObject({ ask_at: null })
})

test('one listener that fails keeps no other invoice, and the job says so', async () => {
  const [bad, good] = [await anyInvoiced(home), await anyInvoiced(home)]
  let isBroken = true
  onInvoiceExpired(async (_db, { invoice }) => {
    if (isBroken && invoice.id === bad.invoice.id) throw new Error('planted')
  })
  later(dayMs)
  await expect(sweep()).rejects.toThrow(/^1 of \d+ failed$/)
  const stateOf = async (id: string) =>
    (await home.application.db.select().from(invoices).where(eq(invoices.id, id)))[0]?.state
  expect([await stateOf(bad.invoice.id), await stateOf(good.invoice.id)]).toEqual(['waiting', 'expired'])
  isBroken = false
  await sweep()
  expect(await stateOf(bad.invoice.id)).toBe('expired')
})
