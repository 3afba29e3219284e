import { expect, test } from 'vitest'
import { shownOrder } from './shown.server.ts'

type Order = Parameters<typeof shownOrder>[0]

const order: Order = {
  id: 'b1',
  kind: 'booking',
  tab: 'in_progress',
  code: 'RHL-1',
  status: 'in_progress',
  category: 'umroh',
  product: { id: 'p1', slug: 'umrah', name: 'Umrah 9 Hari', picture_id: null, picture_colour: null },
  departs_on: '2027-03-01',
  returns_on: '2027-03-09',
  participants: 2,
  total: 49_800_000,
  hold_expires_at: null,
  is_overdue: false,
  due_amount: 44_800_000,
  next_payment: {
    invoice_code: 'INV-1',
    stage: 'settlement',
    amount: 44_800_000,
    due_at: '2027-01-15T16:59:59Z',
    timezone: null,
  },
  created_at: '2026-11-15T03:00:00Z',
}
const first = {
  invoice_code: 'INV-0',
  stage: 'down_payment',
  amount: 5_000_000,
  due_at: '2026-11-16T03:00:00Z',
  timezone: 'Asia/Makassar',
} as const

test.each<[string, Partial<Order>, object | undefined, boolean]>([
  [
    'a journey whose settlement waits',
    {},
    { amount: 'Rp. 44.800.000', text: 'Pelunasan, bayar sebelum 15 Januari 2027, 23.59 WIB', later: undefined },
    true,
  ],
  [
    'an order of which nothing is paid',
    { status: 'awaiting_payment', due_amount: 49_800_000, next_payment: first },
    {
      amount: 'Rp. 5.000.000',
      text: 'Uang muka, bayar sebelum 16 November 2026, 11.00 WITA',
      later: 'Setelah itu sisa Rp. 44.800.000',
    },
    true,
  ],
  [
    'a settlement past its day, which is not paid here',
    { is_overdue: true },
    { amount: 'Rp. 44.800.000', text: 'Pelunasan, jatuh tempo 15 Januari 2027, 23.59 WIB', later: undefined },
    false,
  ],
  ['a journey that is paid', { due_amount: 0, next_payment: null }, undefined, false],
])('%s says what is due', (_what, change, due, canPay) => {
  const shown = shownOrder({ ...order, ...change }, 'id')
  expect(shown.due).toEqual(due)
  expect(shown.pay !== undefined && shown.pay !== null).toBe(canPay)
})

test.each<[string, Partial<Order>, Parameters<typeof shownOrder>[2], [string, string]]>([
  ['under way, in its own list', {}, 'in_progress', ['Berlangsung', 'brand']],
  ['under way, among what is to be paid', {}, 'unpaid', ['Belum lunas', 'warning']],
  ['past its day, in any list', { is_overdue: true }, 'unpaid', ['Lewat jatuh tempo', 'danger']],
  ['not paid at all', { status: 'awaiting_payment' }, 'unpaid', ['Menunggu pembayaran', 'warning']],
  ['under way, in no list', {}, undefined, ['Berlangsung', 'brand']],
])('an order %s says what is true there', (_what, change, list, [label, tone]) => {
  expect(shownOrder({ ...order, ...change }, 'id', list).status).toEqual({ label, tone })
})

test('an order leads to the page of its kind, and is paid there where it has no checkout', () => {
  const unpaid = { status: 'awaiting_payment', tab: 'unpaid', next_payment: first } as const
  const booking = shownOrder({ ...order, ...unpaid }, 'id')
  expect([booking.path, booking.pay?.path]).toEqual(['/member/my-order/b1', '/checkout/b1/p1?step=pay&invoice=INV-0'])
  const gift = shownOrder({ ...order, ...unpaid, kind: 'souvenir' }, 'id')
  expect([gift.path, gift.pay?.path]).toEqual(['/member/my-order/b1', '/member/my-order/b1'])
})

test('an order of things that has no courier yet is continued on its page', () => {
  const gift = { ...order, kind: 'souvenir', status: 'awaiting_payment', tab: 'unpaid', next_payment: null } as const
  expect(shownOrder(gift, 'id').pay).toEqual({ label: 'Lanjutkan pesanan', path: '/member/my-order/b1' })
})

test('an order of things has no day, and counts things', () => {
  const gift = { ...order, kind: 'souvenir', departs_on: null, returns_on: null } as const
  const { departs, quantity } = shownOrder(gift, 'en')
  expect([departs, quantity]).toEqual([undefined, { of: 'items', text: '2 items' }])
  expect(shownOrder(order, 'id')).toMatchObject({ departs: 'Senin, 1 Maret 2027', quantity: { text: '2 jamaah' } })
})

test('a state that the site has no words for is named by its tab', () => {
  const shipped = { ...order, kind: 'souvenir', status: 'shipped', next_payment: null } as const
  expect(shownOrder(shipped, 'en').status).toEqual({ label: 'In progress', tone: 'brand' })
})

test('an order that a bank is asked to finance leads to its application, and asks for no money', () => {
  const applied = { ...order, status: 'awaiting_payment', tab: 'unpaid', due_amount: 0, next_payment: null } as const
  const { status, pay, due } = shownOrder(applied, 'id', 'unpaid')
  expect([status, due]).toEqual([{ label: 'Pengajuan pembiayaan', tone: 'brand' }, undefined])
  expect(pay).toEqual({ label: 'Lihat pengajuan', path: '/loan-applicant-form/b1/p1' })
})
