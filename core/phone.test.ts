import { expect, test } from 'vitest'
import { phoneNumberOf } from './phone.ts'
import { isRefusal } from './refusals.ts'

test('one number has one spelling, however it was typed', () => {
  for (const typed of ['081234567890', '+62 812-3456-7890', '62 812 3456 7890']) {
    expect(phoneNumberOf(typed, 'id')).toBe('+6281234567890')
  }
  expect(phoneNumberOf('+966 50 123 4567', 'id')).toBe('+966501234567')
})

test('what nobody can dial is refused at its field, in the language of the caller', () => {
  for (const typed of ['0000000000', 'halo halo halo', '']) {
    try {
      phoneNumberOf(typed, 'en')
      expect.unreachable()
    } catch (error) {
      const said = ['Mobile number is not valid. Example: 081234567890']
      expect(isRefusal(error) && error.details.errors).toEqual({ phone_number: said })
    }
  }
})
