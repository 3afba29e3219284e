import { expect, test } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

test('only the ends of a number are shown, and a short one whole', () => {
  expect(maskedPhone('+6281234567890')).toBe('+62••••••••890')
  expect(maskedPhone('+62812')).toBe('+62812')
})
