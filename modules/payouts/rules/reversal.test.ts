import { expect, test } from 'vitest'
import { reversalsOf } from './reversal.ts'

const ofOne = { payee_id: 'one', promo: 0 }
const earned = { id: 'a', item: 'journey', ...ofOne, amount: 90, reverses: null }
const of = (back: number, stays: number) => [{ item: 'traveller:1', back, stays }]

test('a part that goes back takes the same share of what was earned, rounded for the payee', () => {
  expect(reversalsOf([earned], of(1, 2))).toEqual([{ earning_id: 'a', amount: 30, promo: 0 }])
  expect(reversalsOf([earned], of(10, 91))).toEqual([{ earning_id: 'a', amount: 8, promo: 0 }])
})

test('what went back before the earning, or after it, is not counted again', () => {
  // Paid 90, of which 30 went back before: earned 60. Another 30 goes back, and 30 stay.
  expect(reversalsOf([{ ...earned, amount: 60 }], of(30, 30))).toEqual([{ earning_id: 'a', amount: 30, promo: 0 }])
  const taken = { id: 'b', item: 'refund:1', ...ofOne, amount: -30, reverses: 'a' }
  expect(reversalsOf([{ ...earned, amount: 60 }, taken], of(30, 0))).toEqual([
    { earning_id: 'a', amount: 30, promo: 0 },
  ])
})

test('with the last rupiah of the buyer goes the last of the earning, and no more', () => {
  const taken = { id: 'b', item: 'refund:1', ...ofOne, amount: -90, reverses: 'a' }
  expect(reversalsOf([earned], of(7, 0))).toEqual([{ earning_id: 'a', amount: 90, promo: 0 }])
  expect(reversalsOf([earned, taken], of(7, 0))).toEqual([])
})

test('who earned one thing of an order loses nothing when another goes back', () => {
  const stores = [
    { id: 'one', item: 'parcel:1', ...ofOne, amount: 100, reverses: null },
    { id: 'two', item: 'parcel:2', ...ofOne, amount: 200, reverses: null },
  ]
  const returned = [
    { item: 'parcel:1', back: 0, stays: 120 },
    { item: 'parcel:2', back: 110, stays: 110 },
  ]
  expect(reversalsOf(stores, returned)).toEqual([{ earning_id: 'two', amount: 100, promo: 0 }])
})

test('what a promo added to a thing goes with what was paid for it, to the rupiah', () => {
  const line = { id: 'a', item: 'line:1', payee_id: 'one', amount: 100, promo: 10, reverses: null }
  const first = reversalsOf([line], [{ item: 'line:1', back: 31, stays: 59 }])
  expect(first).toEqual([{ earning_id: 'a', amount: 34, promo: 3 }])
  const taken = { ...line, id: 'b', item: 'refund:1', amount: -34, promo: -3, reverses: 'a' }
  expect(reversalsOf([line, taken], [{ item: 'line:1', back: 59, stays: 0 }])).toEqual([
    { earning_id: 'a', amount: 66, promo: 7 },
  ])
})

test('a parcel that a promo paid alone goes back when nothing else of its store stays', () => {
  const of = { payee_id: 'one', reverses: null }
  const goods = { id: 'goods', item: 'line:1', ...of, amount: 90, promo: 0 }
  const parcel = { id: 'parcel', item: 'shipping', ...of, amount: 9, promo: 9 }
  const back = (stays: number) => [
    { item: 'line:1', back: 30, stays },
    { item: 'shipping', back: 0, stays: 0 },
    { item: 'another store', back: 0, stays: 50 },
  ]
  expect(reversalsOf([goods, parcel], back(60)).map(({ earning_id }) => earning_id)).toEqual(['goods'])
  expect(reversalsOf([goods, parcel], back(0))).toMatchObject([{}, { earning_id: 'parcel', amount: 9, promo: 9 }])
})

test('a commission loses the share of the lines it is for, and neither of its parcel nor of another store', () => {
  const of = { payee_id: 'consultant', promo: 0, reverses: null }
  const one = { id: 'one', item: 'commission:order:1', ...of, amount: 20 }
  const journey = { id: 'journey', item: 'commission:journey', ...of, amount: 20 }
  const back = [
    { item: 'order:1:line:1', back: 50, stays: 0 },
    { item: 'order:1:line:2', back: 0, stays: 50 },
    { item: 'order:1:shipping', back: 9, stays: 0 },
    { item: 'order:10:line:1', back: 100, stays: 0 },
  ]
  expect(reversalsOf([one], back)).toEqual([{ earning_id: 'one', amount: 10, promo: 0 }])
  expect(reversalsOf([journey], [{ item: 'traveller:1', back: 30, stays: 30 }])).toEqual([
    { earning_id: 'journey', amount: 10, promo: 0 },
  ])
})
