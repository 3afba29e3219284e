import { expect, test } from 'vitest'
import { canBeSlug, slugOfName, slugsOf } from './slug.ts'

test('a slug is lower case words and numbers, joined by single dashes', () => {
  expect(canBeSlug('umrah-9-hari')).toBe(true)
  for (const odd of ['', 'Umrah', 'umrah--9', '-umrah', 'umrah/9', "umrah'", 'a'.repeat(161)]) {
    expect(canBeSlug(odd)).toBe(false)
  }
})

test('a list of slugs names each once, in the order given', () => {
  expect(slugsOf('b, a,b,,a')).toEqual(['b', 'a'])
  expect(slugsOf(',')).toEqual([])
})

test.each([
  ['Umrah 9 Hari: Awal Musim!', 'umrah-9-hari-awal-musim'],
  ['Umrah Café', 'umrah-cafe'],
  ['search', 'paket-search'],
  ['عمرة', 'paket'],
])('%s becomes an address', (name, slug) => {
  expect(slugOfName(name)).toBe(slug)
  expect(canBeSlug(slug)).toBe(true)
})
