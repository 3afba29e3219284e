import { expect, test } from 'vitest'
import { addressOf, shownIn } from './push.ts'

test('a push message shows its title and text, and remembers where it leads', () => {
  const sent = JSON.stringify({ title: 'Pembayaran diterima', body: 'Rp. 1', path: '/en/member/my-order/1', tag: 'a' })
  expect(shownIn(sent, 'rihla.test')).toMatchObject({
    title: 'Pembayaran diterima',
    body: 'Rp. 1',
    tag: 'a',
    data: { path: '/en/member/my-order/1' },
  })
})

test.each([undefined, '', 'x', 'null', '[]', '7', '{"title":7}'])('%s is shown as news of the site', (text) => {
  expect(shownIn(text, 'rihla.test')).toMatchObject({ title: 'rihla.test', data: { path: '/notification' } })
})

test.each([
  [{ path: '/member/my-order/1' }, 'https://rihla.test/member/my-order/1'],
  [{ path: 'https://evil.test/' }, 'https://rihla.test/notification'],
  [{ path: '//evil.test/' }, 'https://rihla.test/notification'],
  [{ path: 'javascript:alert(1)' }, 'https://rihla.test/notification'],
  [{ path: 7 }, 'https://rihla.test/notification'],
  [null, 'https://rihla.test/notification'],
])('%o leads to %s', (data, address) => {
  expect(addressOf(data, 'https://rihla.test')).toBe(address)
})
