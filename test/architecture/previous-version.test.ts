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
  ['drops a constraint', /\bdrop constraint\b/i],
  ['demands more of what is written', /\badd (?:constraint \S+ )?(?:check|unique|primary key|foreign key|exclude)\b/i],
  ['demands more of what is written', /^create unique index\b/i],
  ['renames a value', /^alter type \S+ rename value\b/i],
  ['drops a type', /^drop type\b/i],
  ['adds a column that must be filled', /\badd column (?![^;]*\b(?:default|generated|serial)\b)[^;]*\bnot null\b/i],
]

const statementsOf = (text: string): string[] =>
  text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')

const tableOf = (one: string): string =>
  /^(?:alter|drop) table (?:if exists )?(?:only )?([^\s;]+)/i.exec(one)?.[1] ??
  /^create unique index .*? on (?:only )?([^\s(;]+)/i.exec(one)?.[1] ??
  ''

/** The columns that a constraint or an index names; of the other table's in a foreign key nothing. */
const columnsOf = (one: string): string[] =>
  [...(/\(.*/.exec(one.replace(/\breferences .*/i, ''))?.[0] ?? '').matchAll(/"(\w+)"(?!\.)/g)].flatMap(
    ([, name]) => name ?? [],
  )

/** By the tables and columns that a migration makes itself: nobody wrote to them before. */
function faultsOf(text: string): string[] {
  const statements = statementsOf(text)
  const tables = statements.flatMap((one) => /^create table (?:if not exists )?(\S+)/i.exec(one)?.[1] ?? [])
  const added = new Set(
    statements.flatMap((one) => {
      const column = /\badd column (?:if not exists )?"?(\w+)"?/i.exec(one)?.[1]
      return column ? [`${tableOf(one)} ${column}`] : []
    }),
  )
  const isOfItsOwn = (one: string) => {
    const columns = /\badd constraint\b|^create unique index/i.test(one) ? columnsOf(one) : []
    const tells = new Set(columns).size > 0 && columns.every((column) => added.has(`${tableOf(one)} ${column}`))
    return tables.includes(tableOf(one)) || tells
  }
  const known = statements.filter((one) => !isOfItsOwn(one))
  return [...new Set(breaking.flatMap(([name, pattern]) => (known.some((one) => pattern.test(one)) ? [name] : [])))]
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
  ['alter table "carts" drop constraint "carts_one";', 'drops a constraint'],
  ['alter table "carts" add constraint "small" check ("carts"."size" < 9);', 'demands more of what is written'],
  ['alter table "carts" add constraint "one" unique("user_id");', 'demands more of what is written'],
  [
    'alter table "carts" add constraint "of" foreign key ("user_id") references "users"("id");',
    'demands more of what is written',
  ],
  [
    'create unique index "one" on "carts" using btree ("user_id") where "carts"."note" is null;',
    'demands more of what is written',
  ],
  [`alter type "state" rename value 'cart' to 'basket';`, 'renames a value'],
  ['drop type "state";', 'drops a type'],
])('%s is noticed', (statement, fault) => {
  expect(faultsOf(statement)).toEqual([fault])
})

test('what only adds, or is new itself, breaks nothing', () => {
  const made = `create table "fresh" ("id" uuid);--> statement-breakpoint
    alter table "fresh" alter column "id" set not null;--> statement-breakpoint
    alter table "carts" add column "size" integer default 1 not null;--> statement-breakpoint
    alter table "carts" add column "note" text;--> statement-breakpoint
    alter table "carts" add constraint "noted" foreign key ("note") references "notes"("id");--> statement-breakpoint
    create unique index "one" on "carts" using btree ("note");--> statement-breakpoint
    alter table "carts" alter column "note" set default '';`
  expect(faultsOf(made)).toEqual([])
})
