import { expect, test } from 'vitest'
import { isKnownNetwork, networkOf } from './network.ts'

test('an IPv4 address stands for itself, also when it comes dressed as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('a household with IPv6 is one network, however its addresses are written', () => {
  expect(networkOf('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:DB8:0000:0001::9')).toBe('2001:db8:0:1::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('a member is known where they have signed in, and nowhere else', () => {
  expect(isKnownNetwork(['203.0.113.7', '2001:db8::5'], '2001:db8::6')).toBe(true)
  expect(isKnownNetwork(['203.0.113.7'], '203.0.113.8')).toBe(false)
  expect(isKnownNetwork([], '203.0.113.8')).toBe(false)
})
