import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'P@ssw0rd',
  'Password1!',
  'Qwerty123!',
  'Sayang#2026',
  'Rihla#2026',
  'Umroh!2027',
  'B1smillah#1',
  '#1Indonesia',
  'M3kk@h2026!',
  'Ａdmin#2026',
])('%s is one of the first guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Senja-Teduh-41', 'kuda Nil 7 terbang!', 'xK9#vvTq2!mB', 'Niat baik, langkah 1'])(
  '%s is not among them',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
