import { expect, test } from 'vitest'
import { phoneNumber } from '#modules/identity/shapes.ts'
import { applicantForm, heirForm } from './shapes.ts'

test.each([
  ['081234567', false],
  ['0812345678', true],
  ['081234567890123', true],
  ['0812345678901234', false],
  ['+62 (812) 3456-7890', true],
  ['0000000000', false],
  ['+0812345678', false],
  ['08123456ab', false],
])('a phone number of 10 to 15 digits is one, however it is written: %s', (typed, isOne) => {
  for (const shape of [phoneNumber, applicantForm.shape.phone_number, heirForm.shape.phone_number])
    expect(shape.safeParse(typed).success).toBe(isOne)
})
