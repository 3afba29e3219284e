import { expect, test } from 'vitest'
import { signInPath, withAffiliate } from './use-href.ts'

test('an address stays as it is without a code', () => {
  expect(withAffiliate('/umroh?type=a#b', undefined)).toBe('/umroh?type=a#b')
})
test.each([
  ['/umroh', '/umroh?affiliate_code=AISYAH'],
  ['/', '/?affiliate_code=AISYAH'],
  ['/wisata-syariah?type=umroh', '/wisata-syariah?type=umroh&affiliate_code=AISYAH'],
  ['/umroh?affiliate_code=OLD', '/umroh?affiliate_code=AISYAH'],
  ['/faq#bayar', '/faq?affiliate_code=AISYAH#bayar'],
])('%s carries the code as %s', (address, expected) => {
  expect(withAffiliate(address, 'AISYAH')).toBe(expected)
})
test.each([
  ['/product/umroh-hemat', true, '/auth/login?productSlug=umroh-hemat'],
  ['/product/umroh-hemat', false, '/auth/login'],
  ['/product', true, '/auth/login'],
  ['/umroh', true, '/auth/login'],
])('from %s, recommended: %s, one signs in at %s', (path, affiliate, expected) => {
  expect(signInPath('/auth/login', { path, affiliate })).toBe(expected)
})
