import { expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { isOpenPath } from './open-path.ts'

const flags = demoTenants[0].feature_flag

test('a path is open when a page answers there, whatever its query', () => {
  expect(isOpenPath('/umroh', flags)).toBe(true)
  expect(isOpenPath('/umroh?month=2027-01#results', flags)).toBe(true)
  expect(isOpenPath('/auth/reset-password/abc', flags)).toBe(true)
  expect(isOpenPath('/nowhere', flags)).toBe(false)
  expect(isOpenPath('https://elsewhere.example/umroh', flags)).toBe(false)
})
