import { expect, test } from 'vitest'
import { newRecoveryCodes, newTotpSecret, readRecoveryCode, stepOfCode, totpUri, unusedCode } from './two-step.ts'

// RFC 6238, appendix B, with six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
])('at second %i the code is %s', (seconds, code, step) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(step)
  expect(unusedCode(secret, 0, at(seconds))).toBe(code)
})

test('a code is taken half a minute later, and half a minute before its time, and no further', () => {
  expect(stepOfCode(secret, '287082', at(89))).toBe(1)
  expect(stepOfCode(secret, '287082', at(29))).toBe(1)
  expect(stepOfCode(secret, '287082', at(90))).toBeUndefined()
  expect(stepOfCode(secret, '000000', at(59))).toBeUndefined()
})

test('a code that was used is not offered again: the next is, and after it none for a while', () => {
  const next = unusedCode(secret, 1, at(59))
  expect(stepOfCode(secret, next ?? '', at(59))).toBe(2)
  expect(unusedCode(secret, 2, at(59))).toBeUndefined()
})

test('an app is set up with a secret of twenty bytes under the name of its owner', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(new URL(totpUri(secret, 'nadia@rihla.test')).searchParams.get('secret')).toBe(secret)
  expect(totpUri(secret, 'nadia@rihla.test')).toMatch(/^otpauth:\/\/totp\/Rihla:nadia%40rihla\.test\?/)
})

test('ten recovery codes, read however they are typed', () => {
  const given = newRecoveryCodes()
  expect(new Set(given).size).toBe(10)
  for (const code of given) expect(readRecoveryCode(` ${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`)).toBe(code)
  expect(readRecoveryCode('o1234-i6789')).toBe('0123416789')
  expect(readRecoveryCode('123456')).toBeUndefined()
})
