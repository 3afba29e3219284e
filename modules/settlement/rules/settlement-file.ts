/** What a gateway says of one payment that it has settled, or below zero of a refund that it takes out again; whole rupiah. */
export type SettledLine = { line_no: number; payment_number: string; gross: number; fee: number; net: number }
export type FileProblem = { word: 'file_columns' | 'file_empty' | 'file_long' } | { word: LineWord; values: [number] }
type LineWord = 'line_fields' | 'line_number' | 'line_amount' | 'line_sum'
type Read = { ok: true; lines: SettledLine[] } | { ok: false; problems: FileProblem[] }

/** The columns that a file has, in any order; no other. */
export const settlementColumns = ['payment_number', 'gross', 'fee', 'net'] as const
type Column = (typeof settlementColumns)[number]

/** A file as a gateway would send it: two payments, and a refund that it takes out again. */
export const sampleSettlement = (gateway: string): string =>
  [
    settlementColumns,
    [`${gateway}-0001`, 5_000_000, 4_400, 4_995_600],
    [`${gateway}-0002`, 17_900_000, 4_400, 17_895_600],
    [`${gateway}-0003`, -1_000_000, 0, -1_000_000],
  ]
    .map((cells) => cells.join())
    .join('\n')

const mostLines = 20_000
/** Nobody mends more at once. */
const mostProblems = 20
const number = /^[A-Z0-9-]{3,64}$/
// Some write the sen, of which there are none.
const amount = /^(-?\d{1,12})(?:\.00?)?$/

const isColumn = (text: string): text is Column => settlementColumns.some((name) => name === text)

function columnsIn(head: string, separator: string): Column[] | undefined {
  const names = head.split(separator).map((name) => name.trim().toLowerCase())
  const known = names.filter(isColumn)
  return names.length === settlementColumns.length && new Set(known).size === names.length ? known : undefined
}

/** A file of a gateway, or every line of it that is wrong, by its number. */
export function readSettlement(text: string): Read {
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const [head = '', ...rest] = all
  const separator = head.includes(';') ? ';' : ','
  const columns = columnsIn(head, separator)
  if (!columns) return { ok: false, problems: [{ word: 'file_columns' }] }
  const rows = rest.map((row, i) => ({ row, line_no: i + 2 })).filter(({ row }) => row.trim() !== '')
  if (rows.length === 0) return { ok: false, problems: [{ word: 'file_empty' }] }
  if (rows.length > mostLines) return { ok: false, problems: [{ word: 'file_long' }] }
  const results = rows.map(({ row, line_no }) => lineOf(row.split(separator), { columns, line_no }))
  const problems = results.flatMap((one) => (one.ok ? [] : [one.problem]))
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, mostProblems) }
  return { ok: true, lines: results.flatMap((one) => (one.ok ? [one.line] : [])) }
}

type LineRead = { ok: true; line: SettledLine } | { ok: false; problem: FileProblem }

function lineOf(cells: readonly string[], { columns, line_no }: { columns: Column[]; line_no: number }): LineRead {
  const wrong = (word: LineWord): LineRead => ({ ok: false, problem: { word, values: [line_no] } })
  if (cells.length !== columns.length) return wrong('line_fields')
  const cell = (name: Column): string => (cells[columns.indexOf(name)] ?? '').trim()
  const payment_number = cell('payment_number')
  if (!number.test(payment_number)) return wrong('line_number')
  const [gross, fee, net] = [amountOf(cell('gross')), amountOf(cell('fee')), amountOf(cell('net'))]
  if (gross === undefined || fee === undefined || net === undefined) return wrong('line_amount')
  if (gross === 0 || !hasOneSign(gross, fee, net)) return wrong('line_amount')
  if (gross - fee !== net) return wrong('line_sum')
  return { ok: true, line: { line_no, payment_number, gross, fee, net } }
}

/** Of a payment all is above zero; a refund takes money out, and may give its fee back. */
const hasOneSign = (gross: number, fee: number, net: number): boolean => (gross > 0 ? fee >= 0 && net >= 0 : net <= 0)

function amountOf(text: string): number | undefined {
  const whole = amount.exec(text)?.[1]
  // No zero below zero.
  return whole === undefined ? undefined : Number(whole) + 0
}
