import { expect, test } from 'vitest'
import { z } from 'zod'
import * as catalogue from '#modules/catalogue/contract.ts'
import { canBeSlug, reservedSlugs } from '#modules/catalogue/rules/slug.ts'
import * as content from '#modules/content/contract.ts'
import { canBePostSlug, reservedPostSlugs } from '#modules/content/rules/post-slug.ts'
import * as merchandise from '#modules/merchandise/contract.ts'
import { canBeMerchandiseSlug, reservedMerchandiseSlugs } from '#modules/merchandise/rules/slug.ts'
import * as search from '#modules/search/contract.ts'
import * as souvenir from '#modules/souvenir/contract.ts'
import { pages } from '#web/pages.ts'
import { readTsv } from './support/tsv.ts'

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

const isWord = (word: string | undefined): word is string => word !== undefined && /^[a-z][a-z-]*$/.test(word)
const firstWords = (paths: readonly string[]) => paths.map((path) => path.split('/').filter(Boolean)[0]).filter(isWord)

test('no store and no item is called like a page, in either language, or like a literal address beside it', async () => {
  const routes = await readTsv('test/architecture/routes.tsv', z.object({ path: z.string() }))
  const paths = [...pages.map(({ path }) => path), ...routes.map(({ path }) => path)]
  const ofShop = paths.flatMap((path) => /^\/oleh-oleh\/([a-z-]+)/.exec(path)?.[1] ?? [])
  const ofCalls = [...Object.values(merchandise), ...Object.values(souvenir)].flatMap(
    ({ path }) => /^\/api\/v1\/merchandise\/([a-z-]+)/.exec(path)?.[1] ?? [],
  )
  const words = [...firstWords(paths), ...firstWords(pages.map(({ page }) => page)), ...ofShop, ...ofCalls]
  expect(words).toEqual(expect.arrayContaining(['umroh', 'umrah', 'cart', 'stores']))
  expect([...new Set(words)].filter((word) => !reservedMerchandiseSlugs.has(word))).toEqual([])
  for (const slug of [...reservedMerchandiseSlugs, 'Kurma', 'kurma--ajwa', '-kurma', '']) {
    expect([slug, canBeMerchandiseSlug(slug)]).toEqual([slug, false])
  }
  expect(canBeMerchandiseSlug('kurma-ajwa-madinah')).toBe(true)
})
