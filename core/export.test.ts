import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { exportCsv } from './export.ts'
import type { AuditEntry } from './staff.ts'

const columns = [{ header: 'Nomor', value: (n: number) => n }]
const now = new Date('2026-11-17T20:00:00Z')
const step = 1000

/** Numbers up to `last`, a step at a time. */
const pageOf = (last: number) => async (cursor: string | undefined) => {
  const from = Number(cursor ?? 0)
  const rows = Array.from({ length: Math.min(step, last - from) }, (_, i) => from + i + 1)
  return { rows, next_cursor: from + step < last ? String(from + step) : null }
}

const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('export-'))

test('an export has every row once, the day in its name, and says in the audit what was taken', async () => {
  const audit: AuditEntry[] = []
  const ctx = { now, audit: (entry: AuditEntry) => audit.push(entry) }
  const filters = { search: 'Siti', call: undefined, period: '' }
  const { stream, name, type } = await exportCsv(ctx, { name: 'orders', columns, filters, page: pageOf(2500) })
  const lines = (await text(stream)).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2501)
  expect([lines[1], lines.at(-1)]).toEqual(['1', '2500'])
  expect([name, type]).toEqual(['orders-2026-11-18.csv', 'text/csv; charset=utf-8'])
  expect(audit).toEqual([{ thing: 'export', thing_id: 'orders', before: null, after: { search: 'Si•••', rows: 2500 } }])
  expect(leftovers()).toEqual([])
})

test('an export that goes wrong says so before anything is sent, and leaves nothing behind', async () => {
  const ctx = { now, audit: () => undefined }
  const page = async () => Promise.reject(new Error('the database is away'))
  await expect(exportCsv(ctx, { name: 'orders', columns, filters: {}, page })).rejects.toThrow('the database is away')
  expect(leftovers()).toEqual([])
})

test('an export of very many rows holds few of them in memory', async () => {
  const wide = [{ header: 'Teks', value: (n: number) => `${n} ${'x'.repeat(200)}` }]
  let most = 0
  const page = async (cursor: string | undefined) => {
    most = Math.max(most, process.memoryUsage().arrayBuffers)
    return pageOf(100_000)(cursor)
  }
  const before = process.memoryUsage().arrayBuffers
  const { stream } = await exportCsv({ now, audit: () => undefined }, { name: 'all', columns: wide, filters: {}, page })
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  expect(bytes).toBeGreaterThan(20_000_000)
  // The whole file is 20 MB: held at once, it would show.
  expect(most - before).toBeLessThan(10_000_000)
})
