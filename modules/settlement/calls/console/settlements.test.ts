import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { checkLedger, invoicesOf, refundDue } from '#modules/payment/module.ts'
import { returnRefund } from '#modules/payment/refund.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { ledger_entries, refunds } from '#modules/payment/tables.ts'
import { anOrder, payInvoice } from '#test/support/bookings.ts'
import { settlementFile } from '#test/support/settlements.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkSettlements } from '../../module.ts'
import { settlement_differences, settlement_lines } from '../../tables.ts'

let home: TestApp
let token = ''
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })).token
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults, await checkSettlements(home.application.db)]).toEqual([0, [], []])
  await home.close()
})

const db = () => home.application.db
const today = () => jakartaDate(home.application.clock.now())

/** A payment of today at DOKU. */
async function aPayment() {
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const [invoice] = (await invoicesOf(db(), [order.id])).get(order.id) ?? []
  if (!invoice?.paid_by) throw new Error('nothing was paid')
  return invoice.paid_by
}
const lineOf = ({ payment_number, amount }: { payment_number: string; amount: number }, fee = 4_400) =>
  `${payment_number},${amount},${fee},${amount - fee}`
const take = (lines: readonly string[], day = '2020-01-01') => settlementFile(home, { token, lines, day })
const differencesOf = async (payment_number: string) =>
  db().select().from(settlement_differences).where(eq(settlement_differences.payment_number, payment_number))

test('a line is matched once, and its fee and its money at the bank are in the books', async () => {
  const payment = await aPayment()
  const first = await take([lineOf(payment)])
  expect(first.body.data).toMatchObject({ lines: 1, fee: 4_400, open: 0, is_known: false })
  const [line] = await db().select().from(settlement_lines).where(eq(settlement_lines.payment_id, payment.id))
  const booked = await db()
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.source_id, line?.id ?? ''))
  expect(booked.map(({ event, account, amount }) => [event, account, amount]).sort()).toEqual([
    ['gateway_fee', 'gateway_fees', 4_400],
    ['gateway_fee', 'money_at_doku', -4_400],
    ['settled', 'money_at_bank', payment.amount - 4_400],
    ['settled', 'money_at_doku', 4_400 - payment.amount],
  ])
  const again = await take([lineOf(payment)])
  expect(again.body.data).toMatchObject({ file_id: first.body.data.file_id, is_known: true })
  expect((await take([lineOf(payment), 'PUNKNOWN1,10000,0,10000'])).body.data).toMatchObject({ open: 2 })
  expect(await differencesOf(payment.payment_number)).toMatchObject([{ kind: 'twice', state: 'open' }])
  expect(await differencesOf('PUNKNOWN1')).toMatchObject([{ kind: 'missing_here', expected: null, received: 10_000 }])
})

test('a refund that the gateway takes out of a settlement is matched once, and is out of the bank in the books', async () => {
  const payment = await aPayment()
  const now = home.application.clock.now()
  await take([lineOf(payment)])
  await refundDue(db(), { payment_id: payment.id, actor: 'house', reason: refundReasons.cancel }, now)
  const [refund] = await db().select().from(refunds).where(eq(refunds.payment_id, payment.id))
  const taken = lineOf({ ...payment, amount: -payment.amount }, 0)
  expect((await take([taken], '2020-01-02')).body.data).toMatchObject({ open: 1 })
  await returnRefund(db(), refund?.id ?? '', { actor: 'gateway', reference: 'DOKU 4711' }, now)
  expect((await take([taken, ''])).body.data).toMatchObject({ open: 0, net: -payment.amount })
  const [line] = await db()
    .select()
    .from(settlement_lines)
    .where(eq(settlement_lines.refund_id, refund?.id ?? ''))
  const booked = await db()
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.source_id, line?.id ?? ''))
  expect(booked.map(({ event, account, amount }) => [event, account, amount]).sort()).toEqual([
    ['settled', 'money_at_bank', -payment.amount],
    ['settled', 'money_at_doku', payment.amount],
  ])
  await take([taken, '', ''])
  expect((await differencesOf(payment.payment_number)).map(({ kind }) => kind).sort()).toEqual([
    'missing_here',
    'twice',
  ])
})

test('of two who upload the same file at once, one settles it', async () => {
  const payment = await aPayment()
  const replies = await Promise.all([take([lineOf(payment)]), take([lineOf(payment)])])
  expect(replies.map(({ body }) => body.data.is_known).sort()).toEqual([false, true])
})

test('another amount is a difference, and no money moves', async () => {
  const payment = await aPayment()
  await take([lineOf({ ...payment, amount: payment.amount - 1_000 })])
  const [one] = await differencesOf(payment.payment_number)
  expect(one).toMatchObject({ kind: 'other_amount', expected: payment.amount, received: payment.amount - 1_000 })
  expect(
    await db()
      .select()
      .from(ledger_entries)
      .where(eq(ledger_entries.source_id, one?.line_id ?? '')),
  ).toEqual([])
})

test('a fee above the share that a gateway may take is a difference, and no money moves', async () => {
  const payment = await aPayment()
  const most = payment.amount / 20
  await take([lineOf(payment, most + 1)])
  const [one] = await differencesOf(payment.payment_number)
  expect(one).toMatchObject({ kind: 'high_fee', expected: most, received: most + 1, state: 'open' })
  expect(
    await db()
      .select()
      .from(ledger_entries)
      .where(eq(ledger_entries.source_id, one?.line_id ?? '')),
  ).toEqual([])
})

test('what was paid that day and is on no line is missing there, until a later file has it', async () => {
  const [payment, other] = [await aPayment(), await aPayment()]
  await take([lineOf(other)], today())
  expect(await differencesOf(payment.payment_number)).toMatchObject([{ kind: 'missing_there', state: 'open' }])
  await take([lineOf(payment)])
  expect(await differencesOf(payment.payment_number)).toMatchObject([{ kind: 'missing_there', state: 'closed' }])
})

test('a file with a line that cannot be read is refused whole, by the numbers of such lines', async () => {
  const payment = await aPayment()
  const { status, body } = await take([lineOf(payment), 'PABC,1,2', `${payment.payment_number},100,1,98`])
  expect([status, body.errors.file]).toEqual([
    422,
    [expect.stringContaining('Baris 3'), expect.stringContaining('Baris 4')],
  ])
  expect(await db().select().from(settlement_lines).where(eq(settlement_lines.payment_id, payment.id))).toEqual([])
})

test('a difference is closed once, with a reason, by another than who uploaded its file, and stands among the closed ones', async () => {
  await take(['PCLOSED01,50000,0,50000'])
  const [one] = await differencesOf('PCLOSED01')
  const closeAs = (by: string, reason: string) =>
    ask(home, 'POST', `/api/console/v1/settlement-differences/${one?.id}/close`, { token: by, body: { reason } })
  const other = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const close = (reason: string) => closeAs(other.token, reason)
  expect((await closeAs(token, 'Uji coba penyedia, bukan milik kami')).body.code).toBe('F-STL-2u2')
  expect((await close('short')).status).toBe(422)
  expect((await close('Uji coba penyedia, bukan milik kami')).body.data).toMatchObject({ state: 'closed' })
  expect((await close('Uji coba penyedia, bukan milik kami')).body.code).toBe('F-STL-1c1')
  const { body } = await ask(home, 'GET', '/api/console/v1/settlement-differences?state=closed&search=PCLOSED01', {
    token,
  })
  expect(body.data.rows).toHaveLength(1)
  const file = await ask(home, 'GET', `/api/console/v1/settlements/${one?.file_id}`, { token })
  expect(file.body.data).toMatchObject({ open: 0, outcomes: [{ outcome: 'missing_here', count: 1 }] })
})

test('to somebody of one tenant no file exists', async () => {
  const { file_id: id } = (await take(['PTENANT01,50000,0,50000'])).body.data
  const other = await someStaff(home, {
    role: 'finance',
    scope: { kind: 'tenant', id: '0190a000-0000-7000-8000-000000000001' },
  })
  expect(
    (await settlementFile(home, { token: other.token, lines: ['PTENANT02,1,0,1'], day: '2020-01-01' })).status,
  ).toBe(404)
  expect((await ask(home, 'GET', '/api/console/v1/settlements', { token: other.token })).body.data.rows).toEqual([])
  expect((await ask(home, 'GET', `/api/console/v1/settlements/${id}`, { token: other.token })).status).toBe(404)
})

test('files and differences leave as CSV, as the list was narrowed', async () => {
  const payment = await aPayment()
  await take([lineOf(payment), 'PNOBODY000001,10000,0,10000'], '2020-02-02')
  const csv = async (path: string): Promise<string[]> => {
    const reply = await home.app.inject({
      ...{
        method: 'GET',
        url: `/api/console/v1/${path}`,
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
      },
    })
    return reply.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
  }
  const files = await csv('settlements/export?language=en&gateway=doku')
  expect(files[0]).toBe('Payment day,Payment provider,File,Lines,Gross,Fees,Net,Open differences')
  expect(files).toContain(
    `2020-02-02,DOKU,settlement.csv,2,${payment.amount + 10_000},4400,${payment.amount + 5_600},1`,
  )
  expect(await csv('settlements/export?language=en&gateway=yukk')).toHaveLength(1)
  const differences = await csv('settlement-differences/export?language=en&search=PNOBODY000001')
  expect(differences[1]).toBe('2020-02-02,DOKU,Not recorded with us,PNOBODY000001,3,,10000,,,')
})
