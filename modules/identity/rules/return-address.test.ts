import { expect, test } from 'vitest'
import { isOwnReturnAddress } from './return-address.ts'

const site = 'https://rihla.test:8443'

test('the login pages and the return from Apple are ours', () => {
  for (const path of ['/auth/login', '/en/auth/login', '/redirect-apple']) {
    expect(isOwnReturnAddress(`${site}${path}`, site)).toBe(true)
    expect(isOwnReturnAddress(`${site}${path}`, `${site}/`)).toBe(true)
  }
})

test.each([
  '//evil.test/auth/login',
  'https://evil.test/auth/login',
  'https://rihla.test/auth/login',
  'https://rihla.test:8444/auth/login',
  'http://rihla.test:8443/auth/login',
  'https://siti@rihla.test:8443/auth/login',
  'https://rihla.test:8443@evil.test/auth/login',
  'https://rihla.test:8443.evil.test/auth/login',
  'https://sub.rihla.test:8443/auth/login',
  'https://rihla.test.:8443/auth/login',
  'https://rihla.test:8443/auth/login/',
  'https://rihla.test:8443/auth/login?next=//evil.test',
  'https://rihla.test:8443/auth/login#x',
  'https://rihla.test:8443/auth/../auth/login',
  'https://rihla.test:8443/auth\\login',
  'https://rihla.test:8443/auth/login\t',
  'https://rihla.test:8443/member',
  'javascript:alert(1)//https://rihla.test:8443/auth/login',
  'data:text/html,x',
  '/auth/login',
  '',
])('%j is not ours', (address) => {
  expect(isOwnReturnAddress(address, site)).toBe(false)
})
