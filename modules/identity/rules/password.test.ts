import { expect, test } from 'vitest'
import { normalizedPassword, passwordProblems } from './password.ts'

test('a person sees every rule a password breaks at once', () => {
  expect(passwordProblems('abc')).toEqual(['password_short', 'password_upper', 'password_digit', 'password_sign'])
  expect(passwordProblems('Senja-Teduh-41')).toEqual([])
  expect(passwordProblems(`Aa1!${'x'.repeat(196)}`)).toEqual([])
})

test('the same word from two keyboards is one password, and nothing else is changed', () => {
  expect(normalizedPassword('Cafe\u0301 #1')).toBe(normalizedPassword('Caf\u00e9 #1'))
  expect(normalizedPassword(' A b ')).toBe(' A b ')
})
