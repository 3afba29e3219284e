import { expect, test } from 'vitest'
import { measuredPath, measuredReferrer } from './address.ts'

const measured = (address: string) => {
  const { pathname, search } = new URL(address, 'https://rihla.test')
  return measuredPath({ pathname, search })
}

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/en/product/umrah-hemat', '/en/product/umrah-hemat'],
  ['/wisata-syariah?type=wisata&page=2', '/wisata-syariah?type=wisata&page=2'],
  ['/umroh?utm_source=mail&utm_campaign=ramadan-2027', '/umroh?utm_source=mail&utm_campaign=ramadan-2027'],
  ['/umroh?utm_content=siti%40rihla.test&utm_term=628110000100', '/umroh'],
  ['/umroh?utm_source=Siti%20Aminah&affiliate_code=AISYAH&email=a%40b.test', '/umroh'],
  ['/quran?q=ayat%20kursi', '/quran'],
  ['/jadwal-sholat?kota=jakarta', '/jadwal-sholat'],
  ['/promo?search=ramadan&category=umroh', '/promo?category=umroh'],
])('%s is counted as %s', (address, counted) => {
  expect(measured(address)).toBe(counted)
})

test.each([
  '/auth/login',
  '/en/auth/reset-password/secret',
  '/auth/register/verification-email?email=a%40b.test',
  '/member/profile',
  '/member/my-order/0190a000',
  '/checkout/0190a000/0190a001',
  '/payment/secret',
  '/voucher/secret',
  '/pratinjau/secret',
  '/yukk/1',
  '/search-page?term=siti',
  '/notification',
  '/no/such/page',
])('%s is nobody’s to count', (address) => {
  expect(measured(address)).toBeUndefined()
})

test('another site is told of by its name alone', () => {
  expect(measuredReferrer('https://www.google.com/search?q=umrah+siti')).toBe('https://www.google.com/')
  expect(measuredReferrer('https://rihla.test/auth/reset-password/secret')).toBe('https://rihla.test/')
  expect(measuredReferrer('')).toBe('')
})
