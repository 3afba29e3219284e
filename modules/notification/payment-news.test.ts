import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs, jakartaDate, minuteMs } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { expireInvoices, markRefundSent, refundDue, refundsOf } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { payments } from '#modules/payment/tables.ts'
import { listOf } from '#test/support/notices.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { anyInvoiced, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Item = { title: string; text: string; link: string; type: string }
const noticesOf = async (token: string): Promise<Item[]> => (await listOf(home, token)).items
const titles = async (token: string) => (await noticesOf(token)).map(({ title }) => title)
const remind = (now: Date) => jobs[0]?.run({ db: home.application.db, ports: {}, now })

async function paid() {
  const invoiced = await anyInvoiced(home)
  const payment = await begin(home, invoiced)
  expect((await tellDoku(home, payment)).status).toBe(200)
  return { ...invoiced, payment }
}

test('who has paid is told once, with a receipt by mail, however often the gateway says so', async () => {
  const { token, member, order, invoice, payment } = await paid()
  await tellDoku(home, payment)
  expect(await noticesOf(token)).toMatchObject([
    {
      title: 'Pembayaran diterima',
      text: 'Rp. 25.000.000 untuk Umrah 9 Hari sudah kami terima. Terima kasih. Semua tagihan sudah lunas.',
      link: `/member/my-order/${order.order_id}`,
      type: 'orders',
    },
  ])
  const mails = await home.sentTo(member.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Terbilang: dua puluh lima juta rupiah')
  expect(mails[0]?.text).toContain(`Nomor tagihan: ${invoice.code}`)
  expect(mails[0]?.text).toContain('BCA Virtual Account')
})

test('an order whose time to pay is over is told once, with what to do now and which invoice it was', async () => {
  const { token, member, order, invoice } = await anyInvoiced(home)
  const later = addMs(home.application.clock.now(), dayMs + minuteMs)
  await expireInvoices(home.application.db, later, [order.order_id])
  await expireInvoices(home.application.db, later, [order.order_id])
  expect(await titles(token)).toEqual(['Pesanan kedaluwarsa'])
  const [mail] = await home.sentTo(member.email)
  // Lines of a mail are folded.
  const text = mail?.text.replace(/\s+/g, ' ')
  expect(text).toContain('Jangan kirim uang ke nomor pembayaran yang lama.')
  expect(text).toContain(`Nomor tagihan: ${invoice.code}`)
})

test('a second success is told as money that comes back, with the reason by mail, and again once it has gone', async () => {
  const invoiced = await anyInvoiced(home)
  const [first, second] = [await begin(home, invoiced), await begin(home, invoiced, 'doku-va-bsi')]
  await tellDoku(home, first)
  await tellDoku(home, second)
  expect((await titles(invoiced.token)).sort()).toEqual(['Pembayaran diterima', 'Uang Anda akan dikembalikan'])
  const { db, clock } = home.application
  const [due] = await refundsOf(db, invoiced.order.order_id)
  await markRefundSent(db, { refund_id: due?.refund.id ?? '', reference: 'BCA 1' }, clock.now())
  expect(await titles(invoiced.token)).toContain('Uang sudah dikembalikan')
  const mails = await home.sentTo(invoiced.member.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Pembayaran diterima',
    'Uang Anda akan dikembalikan',
    'Uang sudah dikembalikan',
  ])
  expect(mails.find(({ subject }) => subject.includes('akan'))?.text).toContain('sudah lunas sebelumnya')
  expect(mails.find(({ subject }) => subject.includes('sudah'))?.text).toContain('transfer ke rekening bank Anda')
})

test.each([
  ['doku-card', 'kembali ke kartu yang Anda pakai membayar'],
  ['doku-qris', 'yang Anda pakai memindai'],
  ['doku-ovo', 'kembali ke saldo OVO'],
])('money that went back through %s is told with where it goes', async (method, words) => {
  const invoiced = await anyInvoiced(home, { total: 5_000_000 })
  const payment = await begin(home, invoiced, method)
  await tellDoku(home, payment)
  const why = { actor: 'house', reason: refundReasons.cancel } as const
  await refundDue(home.application.db, { payment_id: payment.id, ...why }, home.application.clock.now())
  await tellDoku(home, payment, { status: 'REFUNDED' })
  const mails = await home.sentTo(invoiced.member.email)
  expect(mails.find(({ subject }) => subject === 'Uang sudah dikembalikan')?.text).toContain(words)
})

test('a refund for another reason is told without a made-up one', async () => {
  const { token, member, payment } = await paid()
  const why = { actor: 'staff', reason: 'hotel closed' } as const
  await refundDue(home.application.db, { payment_id: payment.id, ...why }, home.application.clock.now())
  expect(await titles(token)).toContain('Uang Anda akan dikembalikan')
  const mail = (await home.sentTo(member.email)).find(({ subject }) => subject.includes('akan'))
  expect(mail?.text).not.toContain('hotel closed')
})

/** An order with a down payment that is paid, and a settlement that waits. */
async function withSettlement() {
  const invoiced = await anyInvoiced(home, { plan: 'down_payment', departs_on: '2031-06-30' })
  await tellDoku(home, await begin(home, invoiced))
  const settlement = invoiced.invoices.find(({ stage }) => stage === 'settlement')
  if (!settlement) throw new Error('no settlement')
  return { ...invoiced, settlement }
}

test('a settlement is remembered 7, 3 and 1 days before, each once, and told when its day has passed', async () => {
  const { token, member, settlement } = await withSettlement()
  const before = (days: number) => addMs(settlement.due_at, -days * dayMs)
  const reminders = async () =>
    (await titles(token)).filter((title) => title === 'Pembayaran segera jatuh tempo').length
  const counts: number[] = []
  for (const days of [8, 7, 6, 3, 2.5, 1, 0.5]) {
    await remind(before(days))
    await remind(before(days))
    counts.push(await reminders())
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3])
  const mails = await home.sentTo(member.email)
  expect(mails.filter(({ subject }) => subject === 'Pembayaran segera jatuh tempo')).toHaveLength(3)
  await expireInvoices(home.application.db, addMs(settlement.due_at, hourMs), [settlement.order_id])
  const late = (await noticesOf(token)).find(({ title }) => title === 'Pelunasan lewat jatuh tempo')
  expect(late?.text).toBe(
    'Pelunasan Rp. 20.000.000 untuk Umrah 9 Hari jatuh tempo Jumat, 16 Mei 2031 dan belum kami terima. Segera hubungi travel Anda agar pesanan tidak dibatalkan.',
  )
})

test('a reminder says the hour by the clock of where the order was paid for before', async () => {
  const { token, settlement, invoices } = await withSettlement()
  const text = async () =>
    (await noticesOf(token)).filter(({ title }) => title === 'Pembayaran segera jatuh tempo').map((one) => one.text)
  await remind(addMs(settlement.due_at, -7 * dayMs))
  expect(await text()).toEqual([expect.stringMatching(/16 Mei 2031, 23\.59 WIB/)])
  const ids = invoices.map(({ id }) => id)
  await home.application.db.update(payments).set({ timezone: 'Asia/Jayapura' }).where(inArray(payments.invoice_id, ids))
  await remind(addMs(settlement.due_at, -3 * dayMs))
  expect((await text())[0]).toMatch(/17 Mei 2031, 01\.59 WIT\b/)
})

test('the days of reminders are those in force', async () => {
  const { token, settlement } = await withSettlement()
  const day = addMs(settlement.due_at, -10 * dayMs)
  const due = async () => (await titles(token)).filter((title) => title === 'Pembayaran segera jatuh tempo').length
  await remind(day)
  expect(await due()).toBe(0)
  const row = { key: 'due_reminder_first_days', value: 10, valid_from: jakartaDate(day), valid_to: jakartaDate(day) }
  await addRule(home.application.db, { ...row, source: 'test' })
  await remind(day)
  expect(await due()).toBe(1)
})

test('the receipt of a down payment and the reminder of the rest say what is still due, and when', async () => {
  const { token, settlement } = await withSettlement()
  const text = async (title: string) => (await noticesOf(token)).find((one) => one.title === title)?.text
  expect(await text('Pembayaran diterima')).toBe(
    'Rp. 5.000.000 untuk Umrah 9 Hari sudah kami terima. Terima kasih. Bayar sisa tagihan Rp. 20.000.000 paling lambat Jumat, 16 Mei 2031.',
  )
  await remind(addMs(settlement.due_at, -2 * dayMs))
  expect(await text('Pembayaran segera jatuh tempo')).toBe(
    'Pelunasan Rp. 20.000.000 untuk Umrah 9 Hari perlu dibayar sebelum 16 Mei 2031, 23.59 WIB.',
  )
})

test('after days without a clock only the reminder that still helps is sent', async () => {
  const { token, settlement } = await withSettlement()
  await remind(addMs(settlement.due_at, -2 * dayMs))
  const due = (await noticesOf(token)).filter(({ title }) => title === 'Pembayaran segera jatuh tempo')
  expect(due).toHaveLength(1)
  await remind(addMs(settlement.due_at, hourMs))
  expect((await titles(token)).filter((title) => title === 'Pembayaran segera jatuh tempo')).toHaveLength(1)
})

test('what is paid is not remembered', async () => {
  const { token, settlement, ...invoiced } = await withSettlement()
  const payment = await begin(home, { ...invoiced, token, invoice: settlement })
  await tellDoku(home, payment)
  await remind(addMs(settlement.due_at, -dayMs))
  expect(await titles(token)).not.toContain('Pembayaran segera jatuh tempo')
})
