import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pathsIn } from './support/tree.ts'
import { readTsv } from './support/tsv.ts'

const row = z.object({
  migration: z.string(),
  use_ended_in: z.string().regex(/^\d+\.\d+\.\d+$/),
  reason: z.string().min(20),
})

/** What the version before, which still runs beside the new one, would stumble over. */
const breaking: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['drops a table', /^drop table/i],
  ['drops a column', /\bdrop column\b/i],
  ['renames a table', /^alter table (?:if exists )?\S+ rename to\b/i],
  ['renames a column', /\brename column\b/i],
  ['takes a default away', /\bdrop default\b/i],
  ['changes a type', /\bset data type\b|\balter column \S+ type\b/i],
  ['forbids null', /\balter column \S+ set not null\b/i],
  ['adds a column that must be filled', /\badd column (?![^;]*\b(?:default|generated|serial)\b)[^;]*\bnot null\b/i],
]

const statementsOf = (text: string): string[] =>
  text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')

/** By the tables that a migration makes itself: nobody knew them before. */
function faultsOf(text: string): string[] {
  const statements = statementsOf(text)
  const own = statements.flatMap((one) => /^create table (?:if not exists )?(\S+)/i.exec(one)?.[1] ?? [])
  const tableOf = (one: string) => /^(?:alter|drop) table (?:if exists )?(?:only )?([^\s;]+)/i.exec(one)?.[1] ?? ''
  const known = statements.filter((one) => /^(?:alter|drop) table/i.test(one) && !own.includes(tableOf(one)))
  return breaking.flatMap(([name, pattern]) => (known.some((one) => pattern.test(one)) ? [name] : []))
}

const files = (await pathsIn()).filter((path) => /^database\/migrations\/\d{4}_\w+\.sql$/.test(path))
const allowed = await readTsv('test/architecture/breaking-migrations.tsv', row)

test('the version before runs on the schema of the next: what it uses leaves a release later, on a list with a reason', async () => {
  expect(files.length).toBeGreaterThan(40)
  const broken = await Promise.all(
    files.map(async (path) => ({ migration: basename(path), faults: faultsOf(await readFile(path, 'utf8')) })),
  )
  const listed = new Set(allowed.map(({ migration }) => migration))
  const unlisted = broken.filter(({ migration, faults }) => faults.length > 0 && !listed.has(migration))
  expect(unlisted).toEqual([])
  const needless = allowed.filter(
    ({ migration }) => !broken.some((one) => one.migration === migration && one.faults.length > 0),
  )
  expect(needless).toEqual([])
})

test.each([
  ['drop table "carts";', 'drops a table'],
  ['alter table "carts" drop column "note";', 'drops a column'],
  ['ALTER TABLE "carts" RENAME TO "baskets";', 'renames a table'],
  ['alter table "carts" rename column "note" to "remark";', 'renames a column'],
  ['alter table "carts" alter column "state" drop default;', 'takes a default away'],
  ['alter table "carts" alter column "note" set data type jsonb;', 'changes a type'],
  ['alter table "carts" alter column "note" set not null;', 'forbids null'],
  ['alter table "carts" add column "size" integer not null;', 'adds a column that must be filled'],
])('%s is noticed', (statement, fault) => {
  expect(faultsOf(statement)).toEqual([fault])
})

test('what only adds, or is new itself, breaks nothing', () => {
  const made = `create table "fresh" ("id" uuid);--> statement-breakpoint
    alter table "fresh" alter column "id" set not null;--> statement-breakpoint
    alter table "carts" add column "size" integer default 1 not null;--> statement-breakpoint
    alter table "carts" add column "note" text;--> statement-breakpoint
    alter table "carts" alter column "note" set default '';`
  expect(faultsOf(made)).toEqual([])
})
