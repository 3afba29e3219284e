import writeXlsxFile from 'write-excel-file/node'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, csvHead, csvRows } from '#core/csv.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { ownFrame, type PrinterPort, type Sheet } from '#core/sheet.ts'
import { jakartaDate } from '#core/time.ts'
import type { DocumentPort } from '#modules/documents/module.ts'
import { partnerContact } from '#modules/partner/module.ts'
import type { Departure } from '../load.ts'
import type { ManifestFormat } from '../rules/manifest.ts'
import { manifestWords } from '../words.ts'
import { columnsFor } from './columns.ts'
import { type ManifestRow, manifestRows } from './rows.ts'

type Ctx = StaffCtx<ManifestPorts>
export type ManifestPorts = { printer: PrinterPort; documents: Pick<DocumentPort, 'seal' | 'open'> }
type Wish = { format: ManifestFormat; language: Language; is_full: boolean }

const types: Readonly<Record<ManifestFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** What the secret for the whole list of a departure opens. */
export const fullManifestOf = (departure_id: string): string => `manifest ${departure_id}`

/** Who travels on a departure, as a file; that it was taken, whole or masked, is written down. */
export async function manifestFile(ctx: Ctx, departure: Departure, { format, language, is_full }: Wish) {
  const rows = await manifestRows(ctx, departure, { language, is_full })
  const columns = columnsFor(departure, jakartaDate(ctx.now), language)
  const bytes = await bytesOf(ctx, { format, language, rows, columns, departure })
  const after = { format, rows: rows.length, is_full }
  ctx.audit({ thing: 'manifest', thing_id: departure.id, before: null, after })
  return { bytes, type: types[format], name: `manifest-${departure.departs_on}.${format}` }
}

type Listed = {
  format: ManifestFormat
  language: Language
  rows: readonly ManifestRow[]
  columns: readonly CsvColumn<ManifestRow>[]
  departure: Departure
}

async function bytesOf(ctx: Ctx, listed: Listed): Promise<Buffer> {
  const { format, rows, columns } = listed
  if (format === 'csv') return Buffer.from(csvHead(columns) + csvRows(columns, rows))
  if (format === 'xlsx') return xlsxOf(listed)
  const partner = await partnerContact(ctx.db, listed.departure, ctx.now)
  return ctx.ports.printer.print(sheetOf(listed, partner?.name ?? ''), ctx.now)
}

/** Every cell is text but the count: no number loses a digit, and nothing is taken for a formula. */
function xlsxOf({ rows, columns }: Listed): Promise<Buffer> {
  const head = columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const }))
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? { value, type: Number } : { value: value ?? '', type: String }
  const body = rows.map((row) => columns.map(({ value }) => cell(value(row))))
  return writeXlsxFile([head, ...body], { sheet: 'Manifest', columns: columns.map(() => ({ width: 20 })) }).toBuffer()
}

/** On paper, what an escort reads out: the rest stays in the file. */
function sheetOf({ language, rows, departure }: Listed, partner_name: string): Sheet {
  const say = manifestWords(language)
  return {
    ...ownFrame({ language, name: partner_name, foot: say.foot }),
    title: say.title,
    subtitle: departure.product_name[language],
    number: { label: say.departs, value: formatDay(departure.departs_on, language) },
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: say.number, share: 0.6 },
          { label: say.mrz_name, share: 4 },
          { label: say.gender, share: 0.7 },
          { label: say.birth_date, share: 1.7 },
          { label: say.passport_number, share: 1.7 },
          { label: say.passport_expires_on, share: 1.7 },
          { label: say.rooms, share: 1.4 },
        ],
        rows: rows.map((row) => [
          String(row.number),
          row.mrz_name,
          row.gender,
          row.birth_date,
          row.passport_number,
          row.passport_expires_on,
          row.rooms.filter(Boolean).join(' / '),
        ]),
      },
    ],
  }
}
