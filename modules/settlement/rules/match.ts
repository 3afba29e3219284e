import type { SettledLine } from './settlement-file.ts'

export const lineOutcomes = ['matched', 'missing_here', 'other_amount', 'twice', 'high_fee'] as const
export type LineOutcome = (typeof lineOutcomes)[number]
/** `missing_there`: paid with us, and on no line of the file of its day. */
export const differenceKinds = ['missing_here', 'missing_there', 'other_amount', 'twice', 'high_fee'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

type Payment = { id: string; payment_number: string; amount: number; state: string }
export type MatchedLine = SettledLine & { outcome: LineOutcome; payment_id: string | null; expected: number | null }

/** With the gateway's money: what happened to it with us since does not matter. */
const paidStates: readonly string[] = ['paid', 'refund_due', 'refunded']

/** What earlier files settled, and the largest share that a gateway may take: what it takes more never reaches the bank. */
type Before = { settled: ReadonlySet<string>; gateway_fee_most_percent: number }

/** What becomes of each line: matched once, by the number and the amount of a payment that is paid with us too. */
export function matchLines(
  lines: readonly SettledLine[],
  payments: readonly Payment[],
  { settled: before, gateway_fee_most_percent }: Before,
): MatchedLine[] {
  const known = new Map(payments.map((payment) => [payment.payment_number, payment]))
  const settled = new Set(before)
  return lines.map((line) => {
    const payment = known.get(line.payment_number)
    if (!payment) return { ...line, outcome: 'missing_here', payment_id: null, expected: null }
    const of = { ...line, payment_id: payment.id, expected: payment.amount }
    if (settled.has(payment.id)) return { ...of, outcome: 'twice' }
    if (!paidStates.includes(payment.state)) return { ...of, outcome: 'missing_here' }
    if (payment.amount !== line.gross) return { ...of, outcome: 'other_amount' }
    const most = Math.floor((line.gross * gateway_fee_most_percent) / 100)
    if (line.fee > most) return { ...of, outcome: 'high_fee', expected: most }
    settled.add(payment.id)
    return { ...of, outcome: 'matched' }
  })
}
