import { expect, test } from 'vitest'
import { reversalsOf } from './reversal.ts'

const earned = { id: 'a', item: 'journey', amount: 90, reverses: null }
const of = (back: number, stays: number) => [{ item: 'traveller:1', back, stays }]

test('a part that goes back takes the same share of what was earned, rounded for the payee', () => {
  expect(reversalsOf([earned], of(1, 2))).toEqual([{ earning_id: 'a', amount: 30 }])
  expect(reversalsOf([earned], of(10, 91))).toEqual([{ earning_id: 'a', amount: 8 }])
})

test('what went back before the earning, or after it, is not counted again', () => {
  // Paid 90, of which 30 went back before: earned 60. Another 30 goes back, and 30 stay.
  expect(reversalsOf([{ ...earned, amount: 60 }], of(30, 30))).toEqual([{ earning_id: 'a', amount: 30 }])
  const taken = { id: 'b', item: 'refund:1', amount: -30, reverses: 'a' }
  expect(reversalsOf([{ ...earned, amount: 60 }, taken], of(30, 0))).toEqual([{ earning_id: 'a', amount: 30 }])
})

test('with the last rupiah of the buyer goes the last of the earning, and no more', () => {
  const taken = { id: 'b', item: 'refund:1', amount: -90, reverses: 'a' }
  expect(reversalsOf([earned], of(7, 0))).toEqual([{ earning_id: 'a', amount: 90 }])
  expect(reversalsOf([earned, taken], of(7, 0))).toEqual([])
})

test('who earned one thing of an order loses nothing when another goes back', () => {
  const stores = [
    { id: 'one', item: 'parcel:1', amount: 100, reverses: null },
    { id: 'two', item: 'parcel:2', amount: 200, reverses: null },
  ]
  const returned = [
    { item: 'parcel:1', back: 0, stays: 120 },
    { item: 'parcel:2', back: 110, stays: 110 },
  ]
  expect(reversalsOf(stores, returned)).toEqual([{ earning_id: 'two', amount: 100 }])
})
