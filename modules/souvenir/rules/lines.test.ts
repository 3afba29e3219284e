import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { invoiceLinesOf, itemsOfOrder } from './lines.ts'

const both = (text: string) => ({ id: text, en: text })
const order = (number: number, amounts: readonly number[], cost: number) => ({
  number,
  store_name: `Toko ${number}`,
  lines: amounts.map((amount, at) => ({ position: at + 1, label: both(`barang ${at + 1}`), amount })),
  shipping: { courier_name: 'JNE', service: 'REG', cost },
})
const orders = [order(1, [35_000, 35_000], 9_000), order(2, [30_001], 18_000)]

test('each thing and each parcel is a line that names its order', () => {
  const lines = invoiceLinesOf(orders)
  expect(lines.map(({ item, amount }) => [item, amount])).toEqual([
    ['order:1:line:1', 35_000],
    ['order:1:line:2', 35_000],
    ['order:1:shipping', 9_000],
    ['order:2:line:1', 30_001],
    ['order:2:shipping', 18_000],
  ])
  expect(lines[4]?.label).toEqual({
    id: 'Ongkos kirim Toko 2 (JNE Reguler)',
    en: 'Shipping from Toko 2 (JNE Regular)',
  })
  expect(itemsOfOrder({ number: 2, lines: [{ position: 1 }] })).toEqual(['order:2:line:1', 'order:2:shipping'])
})

test.each([
  ['goods' as const, 10_000, [31_500, 31_500, 9_000, 27_001, 18_000]],
  ['shipping' as const, 10_000, [35_000, 35_000, 5_667, 30_001, 11_333]],
  ['shipping' as const, 50_000, [35_000, 35_000, 0, 30_001, 0]],
])('what a promo takes off %s is split over it alone, and is never more than it (%d)', (of, amount, expected) => {
  expect(invoiceLinesOf(orders, { of, amount: rupiah(amount) }).map((line) => line.amount)).toEqual(expected)
})
