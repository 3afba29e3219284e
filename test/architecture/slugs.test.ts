import { expect, test } from 'vitest'
import * as catalogue from '#modules/catalogue/contract.ts'
import { canBeSlug, reservedSlugs } from '#modules/catalogue/rules/slug.ts'
import * as content from '#modules/content/contract.ts'
import { canBePostSlug, reservedPostSlugs } from '#modules/content/rules/post-slug.ts'
import * as search from '#modules/search/contract.ts'

test('no package is called like a literal address beside it', () => {
  const paths = [...Object.values(search), ...Object.values(catalogue)].map((call) => call.path)
  const words = paths
    .map((path) => /^\/api\/v3\/products\/([a-z-]+)/.exec(path)?.[1])
    .filter((word) => word !== undefined)
  expect(words.length).toBeGreaterThan(5)
  for (const word of words) expect(reservedSlugs).toContain(word)
  for (const word of reservedSlugs) expect(canBeSlug(word)).toBe(false)
})

test('no post is called like a literal address beside it', () => {
  const words = Object.values(content).flatMap(({ path }) => /^\/api\/v3\/hasanah\/([a-z-]+)/.exec(path)?.[1] ?? [])
  expect([...new Set(words)].sort()).toEqual([...reservedPostSlugs])
  for (const word of reservedPostSlugs) expect(canBePostSlug(word)).toBe(false)
  expect(canBePostSlug('tiba-di-jeddah')).toBe(true)
})
