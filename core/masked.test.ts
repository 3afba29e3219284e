import { expect, test } from 'vitest'
import { maskedEmail } from './masked.ts'

test('of an address only the first letter and the domain are shown', () => {
  expect([maskedEmail('siti@rihla.test'), maskedEmail('a@b.id'), maskedEmail('@b.id'), maskedEmail('')]).toEqual([
    's•••@rihla.test',
    'a•••@b.id',
    '•••',
    '•••',
  ])
})
