import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { undeclared } from '#database/personal-data.ts'
import { personalData } from '#server/personal-data.ts'
import { pathsIn } from './support/tree.ts'

async function allTables(): Promise<PgTable[]> {
  const files = ['database/tables.ts', ...(await pathsIn('modules')).filter((path) => path.endsWith('/tables.ts'))]
  const loaded = files.map(
    (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ join(process.cwd(), file)),
  )
  return (await Promise.all(loaded)).flatMap((one) => Object.values(one).filter((value) => is(value, PgTable)))
}

test('every table with a person in it is given to the member, or says why not', async () => {
  const tables = await allTables()
  expect(tables.length).toBeGreaterThan(60)
  expect(undeclared(tables, personalData)).toEqual([])
})

test('every personal-data.ts is among what is read', async () => {
  const files = (await pathsIn('modules')).filter((path) => path.endsWith('/personal-data.ts'))
  expect(personalData).toHaveLength(files.length)
  expect(new Set(personalData.map(({ area }) => area)).size).toBe(files.length)
})

test('a table that nobody declares is noticed, and one with a reason is not', () => {
  const letters = pgTable('letters', { id: uuid().primaryKey(), payer_email: text() })
  const stones = pgTable('stones', { id: uuid().primaryKey(), colour: text() })
  expect(undeclared([letters, stones], [])).toEqual(['letters.payer_email is in no personal-data.ts'])
  const title = { id: 'Surat', en: 'Letters' }
  expect(undeclared([letters], [{ area: 'x', title, held: [], not_given: { letters: 'nobody reads them' } }])).toEqual(
    [],
  )
  expect(undeclared([letters], [{ area: 'x', title, held: [{ title, table: letters, by: letters.id }] }])).toEqual([])
})
