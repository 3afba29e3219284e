import { stringify } from 'csv-stringify/sync'
import { jakartaTimestamp } from './time.ts'

type Value = string | number | null

export type CsvColumn<Row> = {
  header: string
  value: (row: Row) => Value
  /** Of a person or document: a spreadsheet takes sixteen digits for a number and rounds it, so it is marked as text. */
  isIdentity?: boolean
}

/** A moment by the clocks of Jakarta, as a spreadsheet reads one; the head of its column says the zone. */
export const momentColumn = <Row>(
  header: string,
  moment: (row: Row) => Date | string | null | undefined,
): CsvColumn<Row> => ({ header: `${header} (WIB)`, value: (row) => clockText(moment(row)) })

const clockText = (at: Date | string | null | undefined): string =>
  at ? jakartaTimestamp(new Date(at)).slice(0, 19).replace('T', ' ') : ''

const asText = (value: Value): Value => (value === null || value === '' ? value : `'${value}`)

/** What a spreadsheet would take for a formula is marked as text; numbers stay numbers. */
const lines = (records: readonly Value[][]): string =>
  stringify([...records], { escape_formulas: true, record_delimiter: 'windows' })

/** The first line, with the mark by which spreadsheets know UTF-8. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `\uFEFF${lines([columns.map(({ header }) => header)])}`

export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  lines(rows.map((row) => columns.map(({ value, isIdentity }) => (isIdentity ? asText(value(row)) : value(row)))))
