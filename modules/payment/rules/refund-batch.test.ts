import { expect, test } from 'vitest'
import { countedOfBatch } from './refund-batch.ts'

const row = (amount: number, { state = 'due', counted = amount } = {}) => ({ state, amount, counted })

test('what counts is all of a batch that nobody has approved, with what the same person released alone that day', () => {
  expect(countedOfBatch([row(3), row(4)], 0)).toBe(7)
  expect(countedOfBatch([row(3), row(4)], 5)).toBe(12)
  expect(countedOfBatch([row(3), row(4, { state: 'approved' }), row(9, { state: 'sent' })], 0)).toBe(3)
  expect(countedOfBatch([row(4, { state: 'approved' })], 50)).toBe(0)
})

test('a refund that is a part of much counts for all of it', () => {
  expect(countedOfBatch([row(3, { counted: 30 }), row(4)], 0)).toBe(30)
})
