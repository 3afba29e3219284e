import { expect, test } from 'vitest'
import { readablePhone } from './phone.ts'

test.each([
  ['+622150001001', '+62 21 5000 1001'],
  ['6281100001001', '+62 811 0000 1001'],
  ['+966501234567', '+966501234567'],
  ['6212', '+6212'],
])('%s reads %s', (number, expected) => expect(readablePhone(number)).toBe(expected))
