import { expect, test } from 'vitest'
import type { Output } from '#core/call.ts'
import type { orderDetail } from '#modules/booking/contract.ts'
import { timelineOf } from './after.server.ts'
import type { Booking } from './facts.server.ts'
import { noticesOf, payOf, priceOf } from './money.server.ts'

const reader = { language: 'id' as const, now: new Date('2026-11-15T03:00:00Z') }
const step = (event: string, amount: number | null = null, reason: string | null = null) => ({
  ...{ at: '2026-11-15T03:00:00Z', event, status: null, actor: 'house' as const, reason, amount, change: null },
})
const invoice = (wish: Partial<Booking['invoices'][number]> = {}) => ({
  invoice_code: 'INV-1',
  stage: 'full' as const,
  amount: 25_000_000,
  due_at: '2026-11-16T03:00:00Z',
  state: 'waiting' as const,
  paid_at: null,
  is_overdue: false,
  ...wish,
})

const price: Booking['price'] = {
  ...{ lines: [], addons_amount: 0, subtotal: 49_800_000, discount: 0, total: 49_800_000, total_words: '' },
  ...{ excluded: [], true_total: 49_800_000, down_payment: 5_000_000, settlement: 44_800_000 },
  settlement_due_on: null,
}

const product: Booking['product'] = {
  ...{ id: 'p1', slug: 'umrah', name: 'Umrah', picture_id: null, picture_colour: null, duration_days: 9 },
  category: 'umroh',
  ...{ partner_name: 'Mitra Uji', partner_slug: 'mitra-uji' },
}

const order: Output<typeof orderDetail> = {
  ...{ booking_id: 'b1', booking_code: 'RHL-1', product },
  status: 'in_progress',
  departure: { id: 'd1', departs_on: '2027-03-01', departs_on_hijri: '22 Ramadan 1448', returns_on: '2027-03-09' },
  rooms: [{ type: 'quad', adults: 1 }],
  ...{ children: 0, infants: 0, seats: 1, participants: [] },
  traveller_rules: { today: '2026-11-15', two_names: true, infant_below_age: 2, child_below_age: 12 },
  ...{ correct_until: '2027-02-01', addons: [], affiliate_code: null, consultant_name: null, promo: null },
  contact: {
    ...{ name: null, gender: null, birth_date: null, address: null },
    ...{ phone_number: null, job_name: null, instansi: null, email: null },
  },
  plan: 'full',
  plans: ['full'],
  ...{ price, hold_expires_at: null, is_phone_verified: true, draft: null, draft_version: 0, is_private: false },
}

const booking = (wish: Partial<Booking>): Booking => ({
  ...order,
  ...{ created_at: '2026-11-15T03:00:00Z', checked_out_at: null, started_at: null, ended_at: null },
  ...{ end_reason: null, is_overdue: false, invoices: [], timezone: null, paid_amount: 0, timeline: [] },
  refunded_to: [],
  ...{ is_participants_complete: false, is_reviewed: false, voucher_url: null, reschedule: null },
  partner: {
    ...{ name: 'Mitra Uji', slug: 'mitra-uji', phone_number: '+622150009009', email: 'mitra@rihla.test' },
    ...{ licence_kind: 'PPIU', licence_number: 'DEMO-1', licences: [{ kind: 'PPIU', number: 'DEMO-1' }] },
  },
  ...wish,
})

test('a journey its partner called off says why, and where the money is', () => {
  const cancelled = { status: 'cancelled' as const, end_reason: 'Kuota visa habis' }
  const [due] = noticesOf(booking({ ...cancelled, timeline: [step('refund_due', 5_000_000)] }), reader)
  expect(due?.text).toBe('Alasan: Kuota visa habis. Rp. 5.000.000 akan dikembalikan kepada Anda.')
  const back = [step('refund_due', 5_000_000), step('refunded', 5_000_000)]
  const doneTo = (refunded_to: Booking['refunded_to']) =>
    noticesOf(booking({ ...cancelled, timeline: back, refunded_to }), reader)[0]?.text
  expect(doneTo(['bank'])).toContain('Rp. 5.000.000 sudah dikembalikan. Uangnya ditransfer ke rekening bank Anda.')
  expect(doneTo(['card'])).toContain('kembali ke kartu yang Anda pakai membayar')
  const [unpaid] = noticesOf(booking(cancelled), reader)
  expect(unpaid?.text).toBe('Alasan: Kuota visa habis.')
})

test('an order that goes on says what of its money goes back, and nothing where none does', () => {
  const under_way = { status: 'in_progress' as const, timeline: [step('refund_due', 5_000_000)] }
  expect(noticesOf(booking(under_way), reader)).toMatchObject([
    { tone: 'info', title: 'Pengembalian dana', text: expect.stringContaining('5.000.000 akan dikembalikan') },
  ])
  const sent = { ...under_way, timeline: [step('refund_due', 5_000_000), step('refunded', 5_000_000)] }
  expect(noticesOf(booking(sent), reader)[0]?.text).toContain('sudah dikembalikan')
  expect(noticesOf(booking({ ...under_way, timeline: [] }), reader)).toEqual([])
})

test('who declined another date is told so, in words and not in ours', () => {
  const timeline = [step('decline'), step('refund_due', 5_000_000)]
  const [notice] = noticesOf(booking({ status: 'cancelled', end_reason: 'declined', timeline }), reader)
  expect(notice?.text).toBe('Anda menolak jadwal baru. Rp. 5.000.000 akan dikembalikan kepada Anda.')
})

test('an order that ran out leads back to its package, an overdue one to its partner', () => {
  const [expired] = noticesOf(booking({ status: 'expired', end_reason: 'invoice' }), reader)
  expect(expired?.action).toEqual({ label: 'Pesan ulang', path: '/product/umrah' })
  const late = invoice({ stage: 'settlement', is_overdue: true, due_at: '2026-11-14T16:59:59Z' })
  const [overdue] = noticesOf(booking({ is_overdue: true, invoices: [late] }), reader)
  expect(overdue?.text).toContain('Rp. 25.000.000 jatuh tempo Sabtu, 14 November 2026 dan belum kami terima')
  expect(overdue?.text).toContain('Hubungi Mitra Uji')
  expect(noticesOf(booking({}), reader)).toEqual([])
})

test('what is to be paid next leads to its invoice; a cart to its checkout; what is overdue nowhere', () => {
  const paid = invoice({ invoice_code: 'INV-0', state: 'paid', paid_at: '2026-11-15T01:00:00Z' })
  expect(payOf(booking({ invoices: [paid, invoice()] }), reader)).toMatchObject({
    amount: 'Rp. 25.000.000',
    path: '/checkout/b1/p1?step=pay&invoice=INV-1',
  })
  const cart = { status: 'cart' as const, hold_expires_at: '2026-11-15T03:30:00Z' }
  expect(payOf(booking(cart), reader)).toMatchObject({ path: '/checkout/b1/p1', label: 'Lanjutkan pesanan' })
  expect(payOf(booking({ invoices: [invoice({ is_overdue: true })] }), reader)).toBeUndefined()
  expect(payOf(booking({ invoices: [paid] }), reader)).toBeUndefined()
})

test('what is paid and what is still due stand side by side, and the settlement beside what is paid first', () => {
  const paid = invoice({ invoice_code: 'INV-0', stage: 'down_payment', amount: 5_000_000, state: 'paid' })
  const rest = invoice({ stage: 'settlement', amount: 44_800_000, due_at: '2027-01-15T16:59:59Z' })
  const priced = (wish: Partial<Booking>) => priceOf(booking(wish), reader)
  expect(priced({ paid_amount: 5_000_000, invoices: [paid, rest] })).toMatchObject({
    paid: { amount: 'Rp. 5.000.000' },
    rest: { label: 'Belum dibayar', amount: 'Rp. 44.800.000' },
  })
  const spelled = { ...price, total_words: 'empat puluh sembilan juta delapan ratus ribu rupiah' }
  const words = `Terbilang: ${spelled.total_words}`
  expect(priced({ price: spelled }).total).toEqual({ label: 'Total', amount: 'Rp. 49.800.000', words })
  expect(priceOf(booking({ price: spelled }), { ...reader, language: 'en' }).total.words).toBe('')
  expect(priced({ paid_amount: 0, invoices: [rest] }).rest).toBeUndefined()
  expect(priced({ paid_amount: 49_800_000, invoices: [paid] }).rest).toBeUndefined()
  const both = { invoices: [{ ...paid, state: 'waiting' as const }, rest] }
  expect(payOf(booking(both), reader)?.text).toBe(
    'Bayar sebelum 16 November 2026, 10.00 WIB. Pelunasan Rp. 44.800.000 paling lambat 15 Januari 2027, 23.59 WIB',
  )
})

test('history reads backwards, in words, with amounts and reasons', () => {
  const timeline = [step('checkout'), step('invoice_paid', 5_000_000), step('cancel', null, 'Kuota visa habis')]
  const { steps } = timelineOf(booking({ timeline }), reader)
  expect(steps.map(({ text, note }) => [text, note])).toEqual([
    ['Dibatalkan oleh travel', 'Alasan: Kuota visa habis'],
    ['Tagihan dibayar', 'Rp. 5.000.000'],
    ['Pesanan dibuat', ''],
  ])
})
