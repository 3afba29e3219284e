import { expect, test } from 'vitest'
import { digitsOf } from './money-text.ts'

test.each([
  ['1250000', '1250000'],
  [' 1.250.000 ', '1250000'],
  ['1,250,000', '1250000'],
  ['Rp. 1.250.000', '1250000'],
  ['rp1.250.000', '1250000'],
  ['IDR 27,900,000', '27900000'],
  ['0', '0'],
  ['007', '7'],
])('%j is an amount of %s rupiah', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test.each(['', '-5', '1.5', '1250.000.0', '12,50', '1e6', '1.250.000,50', 'sejuta', '9'.repeat(16)])(
  '%j is no amount, and is sent as it is, to be refused at its field',
  (text) => expect(digitsOf(text)).toBeUndefined(),
)
