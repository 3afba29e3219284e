import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type PageEntry, pages } from '#web/pages.ts'
import { built } from './built.ts'
import { readTsv } from './support/tsv.ts'

const text = z.string()
const listRow = z.object({ path: text, layout: text, who: text })
const beyondRow = z.object({ path: text, reason: text.min(10) })
type Entry = Pick<PageEntry, 'path' | 'page' | 'layout' | 'who'>
type Lists = {
  list: readonly z.output<typeof listRow>[]
  beyond: readonly z.output<typeof beyondRow>[]
  built: readonly string[]
}

const parameter = /\{[^}]+\}|:[A-Za-z_]+\??/g
/** Names of parameters are the site's own. */
const address = (path: string): string => path.replace(parameter, ':')
/** What the list lets people leave out may be left out here; here may be more generous. */
const isAsOpen = (path: string, listed: string): boolean => {
  const mine = path.match(parameter) ?? []
  return (listed.match(parameter) ?? []).every((name, i) => !name.includes('?') || mine[i]?.endsWith('?'))
}

/** The list names a layout of its own for promos; drawn, it is the usual one. */
const drawnAs = (listed: string): string => (listed === 'promo' ? 'default' : listed)

function findings(entries: readonly Entry[], lists: Lists, exists: (path: string) => boolean): string[] {
  const problems: string[] = []
  const byPath = new Map(entries.map((entry) => [address(entry.path), entry]))
  for (const path of lists.built) {
    const row = lists.list.find((listed) => listed.path === path)
    const entry = byPath.get(address(path))
    if (!row) problems.push(`${path} is not a route of the list`)
    else if (!entry) problems.push(`${path} is on the list and not built`)
    else if (!isAsOpen(entry.path, path)) problems.push(`${path} lets a part be left out, ${entry.path} does not`)
    else if (entry.layout !== drawnAs(row.layout))
      problems.push(`${path} has layout ${entry.layout}, listed ${row.layout}`)
    else if (entry.who !== row.who) problems.push(`${path} is for ${entry.who}, listed ${row.who}`)
  }
  const known = new Set([...lists.built, ...lists.beyond.map((row) => row.path)].map(address))
  for (const entry of entries) {
    if (!known.has(address(entry.path))) problems.push(`${entry.path} is neither in built.ts nor in beyond-pages.tsv`)
    for (const file of [`web/pages/${entry.page}/page`, `web/layouts/${entry.layout}`]) {
      if (!exists(`${file}.tsx`) && !exists(`${file}.ts`)) problems.push(`${entry.path} needs ${file}.tsx`)
    }
  }
  for (const row of lists.beyond) {
    if (!byPath.has(address(row.path))) problems.push(`${row.path} is beyond the list and not built`)
  }
  if (byPath.size !== entries.length) problems.push('two pages have one address')
  return problems
}

const lists = {
  list: await readTsv('test/architecture/routes.tsv', listRow),
  beyond: await readTsv('test/architecture/beyond-pages.tsv', beyondRow),
  built: built.routes,
}

test('every route of the list that is built has its layout and its public, and no page is unexplained', () => {
  expect(findings(pages, lists, existsSync)).toEqual([])
})

test('a missing page, another layout, another public and a page of nobody are noticed', () => {
  const entry = { path: '/a', page: 'a', layout: 'default', who: 'anyone' } as const
  const row = { path: '/a', layout: 'default', who: 'anyone' }
  const plant = (entries: Entry[], given: Partial<Lists>, exists = true) =>
    findings(entries, { list: [row], beyond: [], built: ['/a'], ...given }, () => exists)
  expect(plant([], {})).toEqual(['/a is on the list and not built'])
  expect(plant([{ ...entry, layout: 'news' }], {})).toEqual(['/a has layout news, listed default'])
  expect(plant([{ ...entry, who: 'member' }], {})).toEqual(['/a is for member, listed anyone'])
  expect(plant([entry, { ...entry, path: '/b' }], {})).toEqual(['/b is neither in built.ts nor in beyond-pages.tsv'])
  expect(plant([entry], {}, false)).toEqual(['/a needs web/pages/a/page.tsx', '/a needs web/layouts/default.tsx'])
  expect(plant([entry], { beyond: [{ path: '/c', reason: '' }] })).toEqual(['/c is beyond the list and not built'])
  const listed = [{ ...row, path: '/p/{slug?}' }]
  expect(plant([{ ...entry, path: '/p/:slug' }], { list: listed, built: ['/p/{slug?}'] })).toHaveLength(1)
  expect(plant([{ ...entry, path: '/p/:name?' }], { list: listed, built: ['/p/{slug?}'] })).toEqual([])
  expect(plant([entry, entry], {})).toEqual(['two pages have one address'])
})
