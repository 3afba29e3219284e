import { expect, test } from 'vitest'
import { type Failure, mistakes, onlyField } from './failure.ts'

const labels = { email: 'Email', password: 'Kata sandi' }
const failure = (part: Partial<Failure>): Failure => ({
  intent: 'login',
  code: 'F-REQ-2v2',
  message: 'Periksa kembali isian Anda',
  errors: {},
  values: {},
  ...part,
})

test('each mistake names its field once and leads there', () => {
  const errors = {
    password: ['Kata sandi minimal 8 karakter', 'Kata sandi harus berisi angka'],
    email: ['Sudah dipakai'],
  }
  expect(mistakes(failure({ errors }), labels, 'new-')).toEqual([
    { name: 'new-email', message: 'Email: Sudah dipakai' },
    { name: 'new-password', message: 'Kata sandi minimal 8 karakter' },
  ])
})

test('what no field of the form is about is not listed', () => {
  expect(mistakes(failure({ errors: { code: ['Tunggu'] } }), labels, '')).toEqual([])
})

test('an answer about one field alone is said at that field', () => {
  const errors = { email: ['Kode salah'] }
  expect(onlyField(failure({ message: 'Kode salah', errors }), labels)).toBe('email')
  expect(onlyField(failure({ errors }), labels)).toBeUndefined()
  expect(onlyField(failure({ message: 'Kode salah', errors, retry_after_seconds: 5 }), labels)).toBeUndefined()
  expect(onlyField(failure({ message: 'Kode salah', errors: { code: ['Kode salah'] } }), labels)).toBeUndefined()
})
