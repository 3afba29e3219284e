import { expect, test } from 'vitest'
import { ownLinks } from './own-links.ts'

const linksOf = (text: string) => ownLinks(text, 'https://rihla.id').flatMap(({ path }) => path ?? [])

test('an address of our own host becomes a link, without the mark after it', () => {
  expect(ownLinks('Lihat https://rihla.id/product/hemat?room=quad. Terima kasih', 'https://rihla.id')).toEqual([
    { text: 'Lihat ' },
    { text: 'https://rihla.id/product/hemat?room=quad', path: '/product/hemat?room=quad' },
    { text: '. Terima kasih' },
  ])
})

test.each([
  'https://rihla.id.evil.example/product/a',
  'https://evil.example/https://rihla.id/',
  'https://rihla.id@evil.example/a',
  'https://me:you@rihla.id/a',
  'https://rihla.id//evil.example',
  'http://rihla.id/a',
  'javascript:alert(1)',
  '<a href="https://evil.example">',
  'https://',
])('%s leads nowhere', (text) => {
  expect(linksOf(text)).toEqual([])
  expect(ownLinks(text, 'https://rihla.id').map((part) => part.text)).toEqual([text])
})
