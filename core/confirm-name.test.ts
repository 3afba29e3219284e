import { expect, test } from 'vitest'
import { confirmName } from './confirm-by-name.ts'
import { isSameName } from './confirm-name.ts'
import { isRefusal } from './refusals.ts'

test('a name counts as typed whatever its capitals and spaces', () => {
  expect(isSameName('  paket  umrah PLUS ', 'Paket Umrah Plus')).toBe(true)
  expect(isSameName('Paket Umrah', 'Paket Umrah Plus')).toBe(false)
  expect(isSameName('', '')).toBe(false)
})

test('a step whose name was not typed is refused at its field', () => {
  const typed = { language: 'en', name: 'Safar Tour' } as const
  expect(() => confirmName({ ...typed, confirm_name: 'safar tour' })).not.toThrow()
  try {
    confirmName({ ...typed, confirm_name: 'Safar' })
    expect.unreachable()
  } catch (error) {
    expect(isRefusal(error) && error.details.errors).toEqual({
      confirm_name: ['The name does not match. Type it as shown'],
    })
  }
})
