import { languages } from '#core/messages.ts'
import { orderColumns } from './order-columns.ts'
import { isWaybill } from './waybill.ts'

export const waybillProblems = [
  'line_fields',
  'line_waybill',
  'line_twice',
  'order_unknown',
  'order_moved',
  'waybill_taken',
] as const
export type WaybillProblem = (typeof waybillProblems)[number]

export type WaybillLine = { line: number; code: string; waybill: string }
export type WrongLine = { line: number; code: string; problem: WaybillProblem }
type Read = { lines: WaybillLine[]; wrong: WrongLine[] }

const orderCode = /^[A-Z0-9]+-[A-Z0-9]+(?:-[A-Z0-9]+)*$/

/** Of one file: whoever has more sends another. */
export const mostWaybills = 500

/** A cell as a spreadsheet writes it: in quotes, or with the mark that makes it text. */
const cellOf = (text = ''): string =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()

type Row = { line: number; code: string; waybill: string }

function rowsOf(text: string): Row[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, i) => {
      const [code = '', waybill = ''] = row.split(/[,;\t]/).map(cellOf)
      return { line: i + 1, code: code.toUpperCase().slice(0, 40), waybill: waybill.toUpperCase() }
    })
}

const headings: readonly string[] = languages.map((language) => orderColumns(language).code.toUpperCase())
const isHeading = ({ line, code }: Row): boolean => line === 1 && headings.includes(code)
const isBlank = ({ code, waybill }: Row): boolean => waybill === '' && (code === '' || orderCode.test(code))

function lineOf({ line, code, waybill }: Row): WaybillLine | WrongLine {
  if (!orderCode.test(code)) return { line, code, problem: 'line_fields' }
  return isWaybill(waybill) ? { line, code, waybill } : { line, code, problem: 'line_waybill' }
}

/** What two lines say of the same order, nobody knows which of them is right. */
function withoutTwice(lines: readonly WaybillLine[]): Read {
  const seen = Map.groupBy(lines, ({ code }) => code)
  const isSame = ([first, ...rest]: readonly WaybillLine[]) => rest.every(({ waybill }) => waybill === first?.waybill)
  const clear = new Set([...seen].filter(([, own]) => isSame(own)).map(([code]) => code))
  const isOne = ({ code }: WaybillLine) => clear.has(code)
  return {
    lines: [...seen.values()].flatMap(([first]) => (first && isOne(first) ? [first] : [])),
    wrong: lines.filter((one) => !isOne(one)).map(({ line, code }) => ({ line, code, problem: 'line_twice' as const })),
  }
}

/**
 * A file of waybills: the code of an order and its waybill in the first two columns, whatever a spreadsheet put around them. Its
 * heading is none of its lines, and a line without a waybill is an order that is not sent yet.
 */
export function readWaybills(text: string): Read {
  const read = rowsOf(text)
    .filter((row) => !isHeading(row) && !isBlank(row))
    .map(lineOf)
  const { lines, wrong } = withoutTwice(read.flatMap((one) => ('waybill' in one ? [one] : [])))
  return { lines, wrong: [...read.flatMap((one) => ('problem' in one ? [one] : [])), ...wrong] }
}
