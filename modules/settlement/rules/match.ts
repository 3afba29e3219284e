import type { SettledLine } from './settlement-file.ts'

/** `refunded`: below zero, and a refund that the gateway gave back. */
export const lineOutcomes = ['matched', 'refunded', 'missing_here', 'other_amount', 'twice', 'high_fee'] as const
export type LineOutcome = (typeof lineOutcomes)[number]
/** `missing_there`: paid with us, and on no line of the file of its day. */
export const differenceKinds = ['missing_here', 'missing_there', 'other_amount', 'twice', 'high_fee'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** A refund that a gateway gives back. */
type Refund = { id: string; payment_id: string; amount: number }
type Payment = { id: string; payment_number: string; amount: number; state: string }
export type MatchedLine = SettledLine & {
  outcome: LineOutcome
  payment_id: string | null
  refund_id: string | null
  expected: number | null
}

/** With the gateway's money: what happened to it with us since does not matter. */
const paidStates: readonly string[] = ['paid', 'refund_due', 'refunded']

/** What earlier files settled, and the largest share that a gateway may take: what it takes more never reaches the bank. */
type Before = {
  settled: ReadonlySet<string>
  refunds: readonly Refund[]
  refunded: ReadonlySet<string>
  gateway_fee_most_percent: number
}

/** What becomes of each line: matched once, by the number and the amount of a payment that is paid with us too, or of its refund. */
export function matchLines(lines: readonly SettledLine[], payments: readonly Payment[], before: Before): MatchedLine[] {
  const known = new Map(payments.map((payment) => [payment.payment_number, payment]))
  const [settled, refunded] = [new Set(before.settled), new Set(before.refunded)]
  return lines.map((line) => {
    const payment = known.get(line.payment_number)
    const nothing = { ...line, payment_id: payment?.id ?? null, refund_id: null, expected: null }
    if (!payment) return { ...nothing, outcome: 'missing_here' }
    if (line.gross < 0) return refundLine(nothing, { ...before, refunded })
    const of = { ...nothing, expected: payment.amount }
    if (settled.has(payment.id)) return { ...of, outcome: 'twice' }
    if (!paidStates.includes(payment.state)) return { ...of, outcome: 'missing_here' }
    if (payment.amount !== line.gross) return { ...of, outcome: 'other_amount' }
    const most = mostFee(line, before)
    if (line.fee > most) return { ...of, outcome: 'high_fee', expected: most }
    settled.add(payment.id)
    return { ...of, outcome: 'matched' }
  })
}

const mostFee = (
  { gross }: SettledLine,
  { gateway_fee_most_percent }: Pick<Before, 'gateway_fee_most_percent'>,
): number => Math.floor((Math.abs(gross) * gateway_fee_most_percent) / 100)

type Taking = Omit<Before, 'refunded'> & { refunded: Set<string> }

/** What a gateway takes out of a settlement is a refund that it gave back, each once. */
function refundLine(line: Omit<MatchedLine, 'outcome'>, { refunds, refunded, ...before }: Taking): MatchedLine {
  const own = refunds.filter(({ payment_id }) => payment_id === line.payment_id)
  const open = own.filter(({ id }) => !refunded.has(id))
  const [first] = open
  if (!first) return { ...line, outcome: own.length > 0 ? 'twice' : 'missing_here' }
  const refund = open.find(({ amount }) => amount === -line.gross)
  if (!refund) return { ...line, expected: -first.amount, outcome: 'other_amount' }
  const most = mostFee(line, before)
  if (line.fee > most) return { ...line, expected: most, outcome: 'high_fee' }
  refunded.add(refund.id)
  return { ...line, refund_id: refund.id, expected: -refund.amount, outcome: 'refunded' }
}
