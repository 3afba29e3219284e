import { expect, test } from 'vitest'
import { reversalsOf } from './reversal.ts'

const earned = { id: 'a', amount: 90, reverses: null }

test('a part that goes back takes the same share of what was earned, rounded for the payee', () => {
  expect(reversalsOf([earned], { refunded: 1, paid: 3 })).toEqual([{ earning_id: 'a', amount: 30 }])
  expect(reversalsOf([earned], { refunded: 10, paid: 101 })).toEqual([{ earning_id: 'a', amount: 8 }])
})

test('never more is taken back than is left', () => {
  const back = { id: 'b', amount: -60, reverses: 'a' }
  expect(reversalsOf([earned, back], { refunded: 3, paid: 3 })).toEqual([{ earning_id: 'a', amount: 30 }])
  expect(reversalsOf([earned, back, { ...back, id: 'c', amount: -30 }], { refunded: 3, paid: 3 })).toEqual([])
})
