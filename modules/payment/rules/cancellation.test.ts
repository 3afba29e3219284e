import { expect, test } from 'vitest'
import { cancellationOf, type InvoiceMoney } from './cancellation.ts'

const line = (item: string, amount: number, refunded = 0) => ({ id: item, item, amount, refunded })
const paid: InvoiceMoney = {
  code: 'A',
  state: 'paid',
  amount: 15_000_000,
  lines: [line('traveller:1', 5_000_000), line('traveller:2', 5_000_000), line('traveller:3', 5_000_000, 5_000_000)],
  payment: { state: 'paid', amount: 15_000_000, refunded: 5_000_000 },
}
const waiting: InvoiceMoney = {
  code: 'B',
  state: 'waiting',
  amount: 50_000_000,
  lines: [line('traveller:1', 25_000_000), line('traveller:2', 25_000_000)],
  payment: null,
}
const gone: InvoiceMoney = { ...waiting, code: 'C', state: 'void', amount: 75_000_000 }

test('a whole order gives back all that has not gone back, and asks for nothing more', () => {
  expect(cancellationOf([paid, gone, waiting])).toEqual({
    refund: 10_000_000,
    unpaid: 50_000_000,
    invoice_codes: ['B'],
  })
})

test('of one traveller only their lines count, and what went back does not go back again', () => {
  expect(cancellationOf([paid, gone, waiting], ['traveller:2'])).toEqual({
    refund: 5_000_000,
    unpaid: 25_000_000,
    invoice_codes: ['B'],
  })
  expect(cancellationOf([paid, gone, waiting], ['traveller:3'])).toEqual({ refund: 0, unpaid: 0, invoice_codes: [] })
})

test('money that goes back already is no refund of this', () => {
  const back = { ...paid, payment: { state: 'refund_due', amount: 15_000_000, refunded: 15_000_000 } } as const
  expect(cancellationOf([back])).toEqual({ refund: 0, unpaid: 0, invoice_codes: [] })
})
