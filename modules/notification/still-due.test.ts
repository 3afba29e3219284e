import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { type Due, restOf, stillOwed } from './still-due.ts'

const due = (overdue_at: Date | null): Due => ({
  amount: rupiah(20_000_000),
  next: { due_at: new Date('2031-05-16T16:59:59Z'), overdue_at },
})

test('what is still to be paid says how much and until when, beside a receipt too', () => {
  const open = due(null)
  expect(stillOwed(open, 'id')).toEqual(['Bayar sisa tagihan Rp. 20.000.000 paling lambat Jumat, 16 Mei 2031.'])
  expect(restOf(open, 'en')).toBe('Please pay the remaining IDR 20,000,000 by Friday, 16 May 2031.')
})

test('what is overdue says since when and what to do, beside a receipt too', () => {
  const late = due(new Date('2031-05-17T00:00:00Z'))
  expect(restOf(late, 'id')).toBe(
    'Sisa tagihan Rp. 20.000.000 jatuh tempo Jumat, 16 Mei 2031 dan belum kami terima. Segera hubungi travel Anda.',
  )
  expect(stillOwed(late, 'en')).toEqual([
    'The remaining IDR 20,000,000 was due on Friday, 16 May 2031 and we haven’t received it. Please contact your travel agency as soon as possible.',
  ])
})

test('an order that is paid says so beside its last receipt, and nowhere else', () => {
  expect([restOf(undefined, 'id'), restOf(undefined, 'en')]).toEqual([
    'Semua tagihan sudah lunas.',
    'Your order is fully paid.',
  ])
  expect(stillOwed(undefined, 'id')).toEqual([])
})
