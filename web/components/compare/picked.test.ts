import { expect, test } from 'vitest'
import { compareAddress, mostPicked, readPicked, toggled } from './picked.ts'

const item = (slug: string) => ({ slug, names: { id: slug.toUpperCase(), en: `${slug} in English` } })

test('a package is put aside, and taken back by the same press', () => {
  const one = toggled([], item('a'))
  expect(one).toEqual([item('a')])
  expect(toggled(one, item('a'))).toEqual([])
})
test('a fifth package changes nothing', () => {
  const full = ['a', 'b', 'c', 'd'].map(item)
  expect(full).toHaveLength(mostPicked)
  expect(toggled(full, item('e'))).toBe(full)
})
test.each([null, '', '{', '"text"', '[1, null, {"slug": 3}, {"slug": "a", "name": "A"}]'])(
  'stored nonsense %j is nothing',
  (text) => {
    expect(readPicked(text)).toEqual([])
  },
)
test('what was stored comes back, four at most', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map(item)
  expect(readPicked(JSON.stringify(many))).toEqual(many.slice(0, 4))
})
test('the address names the packages in their order', () => {
  expect(compareAddress([item('b'), item('a')])).toBe('/bandingkan?paket=b,a')
})
