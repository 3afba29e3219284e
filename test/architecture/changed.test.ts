import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowOf, table, testsFor } from '#server/bootstrap/changed.mjs'

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
const specs = readdirSync('test/e2e')
  .map((name) => /^(.+)\.spec\.ts$/.exec(name)?.[1])
  .filter((name) => name !== undefined)
const isEverywhere = (file: string) => testsFor([file]).isAll

test('every module, vendor and page stands in the table of tests, or stands for everything', () => {
  const folders = ['modules', 'adapters', 'web/pages'].flatMap(foldersIn).map((folder) => `${folder}/x.ts`)
  const general = ['web', undefined]
  expect(folders.filter((file) => !isEverywhere(file) && general.includes(rowOf(file)))).toEqual([])
})

test('the table names only folders and specs that are there, and leaves no spec out', () => {
  const named = new Set(Object.values(table).flatMap(([, browser]) => browser))
  expect([...named].filter((name) => !specs.includes(name))).toEqual([])
  expect(specs.filter((name) => !named.has(name))).toEqual([])
  const folders = Object.entries(table).flatMap(([folder, [database]]) => [folder, ...database])
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

test('a change leads to its own tests and those that lean on it', () => {
  const { database, browser } = testsFor(['modules/promo/rules/discount.ts'])
  expect(database).toEqual(expect.arrayContaining(['test/architecture', 'modules/promo', 'modules/booking']))
  expect(browser).toEqual(['promo', 'checkout'])
  expect(testsFor(['web/pages/doa/page.tsx']).database).toContain('test/plain/doa.test.ts')
  expect(testsFor(['web/pages/quran-chapter/page.tsx']).browser).toEqual(['quran'])
  expect(testsFor(['test/e2e/doa.spec.ts', 'README.md'])).toMatchObject({ browser: ['doa'], isAll: false })
})

test('a file that the table does not know, and one that everything leans on, run everything', () => {
  expect(isEverywhere('vite.config.ts')).toBe(true)
  expect(isEverywhere('core/money.ts')).toBe(true)
  expect(isEverywhere('database/migrations/0001.sql')).toBe(true)
})
