import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, call } from '#core/call.ts'
import { documents } from '#server/docs/documents.ts'
import { modules } from '#server/modules.ts'
import { socketEvents, socketNotices } from '#server/sockets/serve-events.ts'
import { pathsIn } from './support/tree.ts'

type Read = (path: string) => Promise<string | undefined>

const events = socketEvents().map(({ event }) => event)

/** Documents that differ from what the contracts give now. */
async function staleDocuments(calls: readonly Call[], read: Read, said = events): Promise<string[]> {
  const wanted = Object.entries(await documents(calls, { events: said, notices: socketNotices() }))
  const stale = await Promise.all(wanted.map(async ([path, made]) => ((await read(path)) === made ? [] : [path])))
  return stale.flat().map((path) => `${path} is stale: npm run docs`)
}

const folder = 'database/migrations'
const journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) })
type Snapshot = Parameters<typeof generateMigration>[0]

/** What a new migration would do: nothing, when the newest one stands for the tables as they are. */
const pendingStatements = async (snapshot: Snapshot, tables: Record<string, unknown>): Promise<string[]> =>
  generateMigration(snapshot, generateDrizzleJson(tables))

async function allTables(): Promise<Record<string, unknown>> {
  const files = ['database/tables.ts', ...(await pathsIn('modules')).filter((path) => path.endsWith('/tables.ts'))]
  const loaded = files.map(
    (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ join(process.cwd(), file)),
  )
  return Object.assign({}, ...(await Promise.all(loaded)))
}

async function newestSnapshot(): Promise<Snapshot> {
  const { entries } = journal.parse(JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')))
  const number = String(entries.at(-1)?.idx ?? 0).padStart(4, '0')
  return JSON.parse(await readFile(`${folder}/meta/${number}_snapshot.json`, 'utf8'))
}

const readStored: Read = async (path) => (existsSync(path) ? readFile(path, 'utf8') : undefined)
const realCalls: Call[] = modules.flatMap((module) => [
  ...Object.values<Call>(module.contract),
  ...('console' in module ? Object.values<Call>(module.console.contract) : []),
])

test('the documents say what the contracts say', async () => {
  expect(await staleDocuments(realCalls, readStored)).toEqual([])
})

test('the migrations make the tables as they are', async () => {
  expect(await pendingStatements(await newestSnapshot(), await allTables())).toEqual([])
})

test('every migration is in the journal, and the journal names no other', async () => {
  const { entries } = journal.parse(JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')))
  const migrations = (await pathsIn(folder)).filter((path) => path.endsWith('.sql'))
  expect(migrations).toEqual(entries.map(({ tag }) => `${folder}/${tag}.sql`).sort())
})

test('a changed contract and a table without a migration are noticed', async () => {
  const added = call({
    method: 'GET',
    path: '/api/v3/whitelabel/added',
    who: 'anyone',
    about: 'Planted.',
    input: z.object({}),
    output: z.object({}),
  })
  expect(await staleDocuments([...realCalls, added], readStored)).toContain('docs/openapi.json is stale: npm run docs')
  expect(await staleDocuments(realCalls, async () => undefined)).toHaveLength(3)
  const fewer = await staleDocuments(realCalls, readStored, events.slice(1))
  expect(fewer).toContain('docs/asyncapi.json is stale: npm run docs')
  const planted = pgTable('planted', { id: uuid().primaryKey(), name: text() })
  const statements = await pendingStatements(await newestSnapshot(), { ...(await allTables()), planted })
  expect(statements.join()).toContain('CREATE TABLE "planted"')
})
