import type { Db } from '#core/context.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { moveForSettled, paymentsByNumber, paymentsPaid, refundsByGateway } from '#modules/payment/module.ts'
import { differenceMachine } from './rules/machine.ts'
import { type MatchedLine, matchLines } from './rules/match.ts'
import { type FileProblem, readSettlement, type SettledLine } from './rules/settlement-file.ts'
import {
  type FileRow,
  findKnown,
  insertDifferences,
  insertFile,
  insertLines,
  lockGateway,
  lockMissing,
  refundedOf,
  settledOf,
} from './store.ts'
import { transitionDifference } from './transition.ts'

type Received = Pick<FileRow, 'gateway' | 'day' | 'name' | 'received_by'> & { text: string }
type Result = { ok: true; file: FileRow; is_known: boolean } | { ok: false; problems: readonly FileProblem[] }

/** Takes a file of a gateway, all of it or nothing; the same file again is the one that is there. */
export function receiveSettlement(pool: Db, { text, ...of }: Received, now: Date): Promise<Result> {
  const read = readSettlement(text)
  if (!read.ok) return Promise.resolve(read)
  return inTransaction(pool, async (db) => {
    await lockGateway(db, of.gateway)
    const hash = hashSecret(text)
    const known = await findKnown(db, { gateway: of.gateway, hash })
    if (known) return { ok: true, file: known, is_known: true }
    const file = fileRow({ ...of, hash }, read.lines, now)
    await insertFile(db, file)
    await applyLines(db, file, { lines: read.lines, now })
    await findMissing(db, file, now)
    return { ok: true, file, is_known: false }
  })
}

const sumOf = (lines: readonly SettledLine[], name: 'gross' | 'fee' | 'net'): number =>
  lines.reduce((sum, line) => sum + line[name], 0)

const fileRow = (of: Omit<Received, 'text'> & { hash: string }, lines: readonly SettledLine[], now: Date): FileRow => ({
  ...{ id: newId(now), ...of, lines: lines.length, received_at: now },
  ...{ gross: sumOf(lines, 'gross'), fee: sumOf(lines, 'fee'), net: sumOf(lines, 'net') },
})

async function applyLines(db: Db, file: FileRow, { lines, now }: { lines: readonly SettledLine[]; now: Date }) {
  const numbers = [...new Set(lines.map(({ payment_number }) => payment_number))]
  const payments = await paymentsByNumber(db, file.gateway, numbers)
  const settledBefore = await settledOf(
    db,
    payments.map(({ id }) => id),
  )
  const refunds = await refundsByGateway(
    db,
    payments.map(({ id }) => id),
  )
  const refunded = await refundedOf(
    db,
    refunds.map(({ id }) => id),
  )
  const { gateway_fee_most_percent } = await datedRulesOn(db, jakartaDate(now))
  const before = { settled: settledBefore, refunds, refunded, gateway_fee_most_percent }
  const rows = matchLines(lines, payments, before).map((line) => ({ ...line, id: newId(now) }))
  await insertLines(
    db,
    rows.map(({ expected: _, ...row }) => ({ ...row, file_id: file.id })),
  )
  const settled = rows.filter(({ outcome }) => outcome === 'matched')
  const booked = rows.filter(({ outcome }) => outcome === 'matched' || outcome === 'refunded')
  const moved = booked.map(({ id, net, fee }) => ({ gateway: file.gateway, source_id: id, net, fee }))
  await moveForSettled(db, moved, now)
  await insertDifferences(
    db,
    rows.flatMap((row) => differenceOf(row, file, now)),
  )
  await closeSettled(db, settled, { file, now })
}

function differenceOf(row: MatchedLine & { id: string }, file: FileRow, now: Date) {
  const { id: line_id, outcome: kind, payment_id, payment_number, expected } = row
  if (kind === 'matched' || kind === 'refunded') return []
  const received = kind === 'high_fee' ? row.fee : row.gross
  const of = { kind, line_id, payment_id, payment_number, expected, received }
  return [{ id: newId(now), file_id: file.id, ...of, state: differenceMachine.start, created_at: now }]
}

/** What was missing in the file of its day, and is in this one. */
async function closeSettled(db: Db, settled: readonly MatchedLine[], { file, now }: { file: FileRow; now: Date }) {
  const ids = settled.flatMap(({ payment_id }) => (payment_id ? [payment_id] : []))
  const missing = ids.length === 0 ? [] : await lockMissing(db, ids)
  for (const one of missing)
    await transitionDifference(db, one, { event: 'settle', actor: 'house', closed_by: null, reason: file.name, now })
}

/** What was paid on the day of the file, and is on no line of any. */
async function findMissing(db: Db, file: FileRow, now: Date): Promise<void> {
  const from = new Date(`${file.day}T00:00:00+07:00`)
  const paid = await paymentsPaid(db, { gateway: file.gateway, from, until: addMs(from, dayMs) })
  const settled = await settledOf(
    db,
    paid.map(({ id }) => id),
  )
  const missing = paid.filter(({ id }) => !settled.has(id))
  await insertDifferences(
    db,
    missing.map(({ id: payment_id, payment_number, amount: expected }) => ({
      ...{
        id: newId(now),
        file_id: file.id,
        kind: 'missing_there' as const,
        line_id: null,
        payment_id,
        payment_number,
      },
      ...{ expected, received: null, state: differenceMachine.start, created_at: now },
    })),
  )
}
