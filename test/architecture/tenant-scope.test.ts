import { expect, test } from 'vitest'
import { pathsIn, readAll, type SourceFile } from './support/tree.ts'

/**
 * A statement is bound by naming its tenant, a member (who belongs to one tenant), or what somebody of the desk may reach.
 */
const bound = /\btenant_id\b|\binScope\(|(?:eq|inArray)\(\w+\.user_id,/
/** Why a statement looks at every tenant, in a comment of its own before it or in it. */
const reason = /\/\/ All tenants: \S.{10,}/

type Declaration = { name: string; text: string; line: number }

const beginning = /^(?:export )?(?:async function\*?|function\*?|const|type) (\w+)/
const isComment = (line: string) => /^(?:\/\*\*| \*|\/\/)/.test(line)

/** What stands at the top level of a file, each with the comments before it. */
function declarations({ text }: SourceFile): Declaration[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, i) => {
    const name = beginning.exec(line)?.[1]
    if (!name) return []
    let first = i
    while (isComment(lines[first - 1] ?? '')) first -= 1
    return [{ name, first }]
  })
  return starts.map(({ name, first }, i) => ({
    name,
    line: first + 1,
    text: lines.slice(first, starts[i + 1]?.first).join('\n'),
  }))
}

/** Tables that have a tenant, by the names they are used by. */
const tenantTables = (files: readonly SourceFile[]): string[] =>
  files.flatMap(declarations).flatMap(({ name, text }) => (/= pgTable\(/.test(text) && bound.test(text) ? [name] : []))

/** Rows are read, changed or deleted; who inserts one names its tenant, or it does not compile. */
const usesOf = (table: string): RegExp =>
  new RegExp(`\\.(?:from|update|delete)\\(${table}\\)|Join\\(\\s*${table}\\b|\\$\\{${table}\\}`)

/** What is bound, by itself or by what it uses of its own file. */
function boundIn(all: readonly Declaration[]): Set<string> {
  const names = new Set(all.filter(({ text }) => bound.test(text)).map(({ name }) => name))
  const uses = ({ text }: Declaration) => [...names].some((name) => new RegExp(`\\b${name}\\b`).test(text))
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const one of all) if (uses(one)) names.add(one.name)
  }
  return names
}

function findings(stores: readonly SourceFile[], tables: readonly string[]): string[] {
  return stores.flatMap((file) => {
    const all = declarations(file)
    const isBound = boundIn(all)
    return all.flatMap(({ name, text, line }) => {
      const used = tables.find((table) => usesOf(table).test(text))
      if (!used || isBound.has(name) || reason.test(text)) return []
      return [`${file.path}:${line} ${name} looks at ${used} of every tenant and does not say why`]
    })
  })
}

const isStore = (path: string) => /^modules\/[^/]+\/store[.a-z-]*\.ts$/.test(path) && !path.endsWith('.test.ts')

test('every statement on what belongs to a tenant names the tenant, or says why not', async () => {
  const paths = await pathsIn('modules')
  const tables = tenantTables(await readAll(paths.filter((path) => /^modules\/[^/]+\/tables\.ts$/.test(path))))
  expect(tables).toContain('bookings')
  expect(findings(await readAll(paths.filter(isStore)), tables)).toEqual([])
})

test('a statement that forgets the tenant is noticed; one that names it, or says why not, is not', () => {
  const file = (text: string) => [{ path: 'modules/a/store.ts', text }]
  const tables = tenantTables([
    {
      path: 'modules/a/tables.ts',
      text: "export const orders = pgTable('orders', { id: uuid(), tenant_id: uuid() })\n",
    },
    { path: 'modules/b/tables.ts', text: "export const cities = pgTable('cities', { id: uuid() })\n" },
  ])
  expect(tables).toEqual(['orders'])
  const open =
    '/** One of them. */\nexport const findOrder = (db: Db, id: string) =>\n  db.select().from(orders).where(eq(orders.id, id))\n'
  expect(findings(file(open), tables)).toEqual([
    'modules/a/store.ts:1 findOrder looks at orders of every tenant and does not say why',
  ])
  const raw = `export const count = (db: Db) => db.execute(sql\`select count(*) from \${orders}\`)\n`
  expect(findings(file(raw), tables)).toHaveLength(1)
  expect(findings(file(`// All tenants: found by the caller as theirs.\n${open}`), tables)).toEqual([])
  const mine = 'const mine = (tenant_id: string) => eq(orders.tenant_id, tenant_id)\n'
  const theirs = 'export const list = (db: Db, t: string) => db.select().from(orders).where(mine(t))\n'
  expect(findings(file(`${mine}\n${theirs}`), tables)).toEqual([])
  expect(findings(file('export const all = (db: Db) => db.select().from(cities)\n'), tables)).toEqual([])
})
