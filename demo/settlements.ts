import { and, asc, inArray, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { settledPairs } from '#modules/payment/rules/ledger.ts'
import type { GatewayName } from '#modules/payment/rules/methods.ts'
import { ledger_entries, payments } from '#modules/payment/tables.ts'
import { settlement_differences, settlement_files, settlement_lines } from '#modules/settlement/tables.ts'
import { keep } from './catalogue/keep.ts'
import { demoIdPrefix, idOf } from './catalogue/naming.ts'

type Line = typeof settlement_lines.$inferInsert
type Entry = typeof ledger_entries.$inferInsert
type Difference = typeof settlement_differences.$inferInsert

/** What gateways have had time to settle; the last days are still on their way. */
const paidOf = (db: Db, until: Date) =>
  db
    .select({
      id: payments.id,
      gateway: payments.gateway,
      payment_number: payments.payment_number,
      amount: payments.amount,
      paid_at: payments.paid_at,
    })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['paid', 'refund_due', 'refunded']),
        lt(payments.paid_at, until),
        like(sql`${payments.id}::text`, `${demoIdPrefix}-%`),
      ),
    )
    .orderBy(asc(payments.paid_at), asc(payments.id))
    .limit(20_000)

type Paid = Awaited<ReturnType<typeof paidOf>>[number]
type Settled = {
  file: typeof settlement_files.$inferInsert
  lines: Line[]
  entries: Entry[]
  differences: Difference[]
}

/** What a gateway takes of a virtual account. */
const fee = 4_000
const mostFee = (gross: number): number => Math.floor((gross * 5) / 100)
/** A fee that nobody agreed to: somebody at the desk has to look at it. */
const oddFee = (gross: number): number => Math.ceil(gross / 10)

function settledOf(own: readonly Paid[], day: string, hasOdd: boolean): Settled | undefined {
  const gateway = own[0]?.gateway
  // What a financing bank transfers is in no file of a gateway.
  if (!gateway || gateway === 'bank') return undefined
  const file_id = idOf(`settlement ${gateway} ${day}`)
  const at = addMs(new Date(`${day}T00:00:00+07:00`), dayMs + 6 * hourMs)
  const lines = own.map(({ id, payment_number, amount: gross }, i): Line => {
    const isOdd = hasOdd && i === 0
    const taken = isOdd ? oddFee(gross) : fee
    return {
      ...{ id: idOf(`settled ${id}`), file_id, line_no: i + 2, payment_number, gross, fee: taken, net: gross - taken },
      ...{ outcome: isOdd ? 'high_fee' : 'matched', payment_id: id },
    }
  })
  const sum = (name: 'gross' | 'fee' | 'net') => lines.reduce((total, line) => total + line[name], 0)
  const file = {
    ...{
      id: file_id,
      gateway,
      day,
      name: `${gateway}-${day}.csv`,
      hash: file_id,
      received_at: at,
    },
    ...{ lines: lines.length, gross: sum('gross'), fee: sum('fee'), net: sum('net') },
  }
  return {
    file,
    lines,
    entries: lines.flatMap((line) => entriesOf(line, gateway, at)),
    differences: lines.flatMap((line) => differenceOf(line, at)),
  }
}

function entriesOf({ id: source_id, net, fee, outcome }: Line, gateway: GatewayName, created_at: Date): Entry[] {
  if (outcome !== 'matched') return []
  return settledPairs({ gateway, net, fee }).flatMap(({ event, entries }) =>
    entries.map((entry, i) => ({
      ...{
        ...entry,
        id: idOf(`entry ${event} ${source_id} ${i}`),
        transaction_id: idOf(`entries ${event} ${source_id}`),
      },
      ...{ event, source_id, created_at },
    })),
  )
}

function differenceOf(line: Line, at: Date): Difference[] {
  const { id, file_id, payment_id, payment_number, gross, fee: received, outcome } = line
  if (outcome !== 'high_fee') return []
  const of = { file_id, kind: outcome, line_id: id, payment_id, payment_number, expected: mostFee(gross), received }
  return [{ id: idOf(`difference ${id}`), ...of, state: 'open', created_at: at }]
}

/** The files by which gateways settled what was paid in the demo, each of one day, so that what left the bank had come there; the newest has a difference. */
export async function seedSettlements(db: Db, now: Date): Promise<void> {
  const paid = await paidOf(db, addMs(now, -2 * dayMs))
  const days = Map.groupBy(paid, ({ gateway, paid_at }) => `${gateway} ${jakartaDate(paid_at ?? now)}`)
  const last = [...days.keys()].at(-1)
  const all = [...days].flatMap(([key, own]) => settledOf(own, key.split(' ')[1] ?? '', key === last) ?? [])
  const ids = paid.map(({ id }) => id)
  if (ids.length === 0) return
  const isOne = inArray(settlement_lines.payment_id, ids)
  const known = await db.select({ id: settlement_lines.id }).from(settlement_lines).where(isOne).limit(1)
  if (known.length > 0) return
  const rows = <T>(pick: (one: Settled) => T[]): T[] => all.flatMap(pick)
  await db.transaction(async (tx) => {
    await keep(
      tx,
      settlement_files,
      rows(({ file }) => [file]),
    )
    await keep(
      tx,
      settlement_lines,
      rows(({ lines }) => lines),
    )
    await keep(
      tx,
      ledger_entries,
      rows(({ entries }) => entries),
    )
    await keep(
      tx,
      settlement_differences,
      rows(({ differences }) => differences),
    )
  })
}
