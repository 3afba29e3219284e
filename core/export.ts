import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffCtx } from './context.ts'
import { type CsvColumn, csvHead, csvRows } from './csv.ts'
import type { StreamAnswer } from './file-answer.ts'
import { newId } from './ids.ts'
import { maskedSearch } from './masked.ts'
import { jakartaDate } from './time.ts'

/** As many rows as are in memory at once. */
export const exportStep = 1000

export type CsvExport<Row> = {
  /** What is exported, as the audit and the name of the file have it. */
  name: string
  columns: readonly CsvColumn<Row>[]
  /** What was looked for. */
  filters: Readonly<Record<string, string | number | boolean | null | undefined>>
  /** The rows behind a cursor, at most `exportStep`. */
  page: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; next_cursor: string | null }>
}

/**
 * All rows of a list as CSV, and a row of the audit that says who took how many. Written to a file without a name first: whoever
 * downloads slowly holds no transaction open, and what goes wrong is known before the answer begins.
 */
export async function exportCsv<Row>(
  { audit, now }: Pick<StaffCtx, 'audit' | 'now'>,
  { name, columns, filters, page }: CsvExport<Row>,
): Promise<StreamAnswer> {
  const file = await unnamedFile()
  try {
    const rows = await writeAll(file, columns, page)
    audit({ thing: 'export', thing_id: name, before: null, after: { ...definedOf(filters), rows } })
  } catch (error) {
    await file.close()
    throw error
  }
  const stream = file.createReadStream({ start: 0 })
  return { stream, type: 'text/csv; charset=utf-8', name: `${name}-${jakartaDate(now)}.csv` }
}

async function writeAll<Row>(
  file: FileHandle,
  columns: readonly CsvColumn<Row>[],
  page: CsvExport<Row>['page'],
): Promise<number> {
  await file.appendFile(csvHead(columns))
  let count = 0
  let cursor: string | undefined
  do {
    const { rows, next_cursor } = await page(cursor)
    if (rows.length > 0) await file.appendFile(csvRows(columns, rows))
    count += rows.length
    cursor = next_cursor ?? undefined
  } while (cursor !== undefined)
  return count
}

/** Gone from the disk as soon as nobody reads it any more, however this process ends. */
async function unnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `export-${newId()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

function definedOf(filters: CsvExport<never>['filters']): Record<string, string | number | boolean | null> {
  const facts: Record<string, string | number | boolean | null> = {}
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || value === '') continue
    facts[name] = name === 'search' && typeof value === 'string' ? maskedSearch(value) : value
  }
  return facts
}
