import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { Manifest } from './manifest.ts'

/** What a backup holds, for a person to compare: rows table by table, sums of the ledger, files. */
export function contentLines({ made_at, tables, ledger, files }: Manifest): string[] {
  const filled = Object.entries(tables).filter(([, rows]) => rows > 0)
  const width = Math.max(...filled.map(([name]) => name.length), 'ledger'.length)
  const bytes = files.list.reduce((sum, file) => sum + file.bytes, 0)
  return [
    `As of ${made_at}:`,
    ...filled.map(([name, rows]) => `  ${name.padEnd(width)} ${String(rows).padStart(10)} rows`),
    `  ${Object.keys(tables).length} tables, ${filled.reduce((sum, [, rows]) => sum + rows, 0)} rows`,
    ...ledger.accounts.map(({ account, sum }) => `  ${account}: ${formatRupiah(rupiah(sum), 'id')}`),
    `  the ledger sums to ${formatRupiah(rupiah(ledger.total), 'id')}`,
    `  ${files.list.length} files, ${(bytes / 1024 ** 2).toFixed(1)} MiB`,
  ]
}
