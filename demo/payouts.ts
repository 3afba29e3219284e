import { asc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { partners } from '#modules/partner/tables.ts'
import { ledger_entries } from '#modules/payment/tables.ts'
import { earnings, payouts } from '#modules/payouts/tables.ts'
import { demoTenants } from './tenants.ts'

type Entry = typeof ledger_entries.$inferInsert
type Move = { event: Entry['event']; takes: Entry['account']; gives: Entry['account'] }

const idOf = (n: number): string => `0190a000-0000-7000-8000-0000000fe${String(n).padStart(3, '0')}`

const earned: Move = { event: 'earned', takes: 'paid_for_orders', gives: 'earnings_due' }
const reversed: Move = { event: 'earning_reversed', takes: 'earnings_due', gives: 'paid_for_orders' }
const drawn: Move = { event: 'payout_drawn', takes: 'earnings_due', gives: 'payouts_due' }
const sent: Move = { event: 'payout_sent', takes: 'payouts_due', gives: 'payouts_sent' }
const confirmed: Move = { event: 'payout_confirmed', takes: 'payouts_sent', gives: 'money_at_bank' }

/** Earnings by number: whose (first or second agency), how much, how many days ago, and the payout that claimed it. */
const rows = [
  { n: 1, of: 0, order: 1, amount: 48_500_000, ago: 40, payout: 11 },
  { n: 2, of: 0, order: 2, amount: 36_200_000, ago: 38, payout: 11 },
  { n: 3, of: 0, order: 3, amount: 27_900_000, ago: 10, payout: 12 },
  { n: 4, of: 1, order: 4, amount: 31_000_000, ago: 6, payout: 13 },
  { n: 5, of: 0, order: 3, amount: -9_300_000, ago: 3, payout: null },
  { n: 6, of: 0, order: 6, amount: 12_400_000, ago: 1, payout: null },
] as const
const transfers = [
  { n: 11, of: 0, amount: 84_700_000, state: 'confirmed', ago: 36, moves: [drawn, sent, confirmed] },
  { n: 12, of: 0, amount: 27_900_000, state: 'due', ago: 9, moves: [drawn] },
  { n: 13, of: 1, amount: 31_000_000, state: 'sent', ago: 5, moves: [drawn, sent] },
] as const

function pair(n: number, source_id: string, { event, takes, gives, amount, created_at }: Move & Moved): Entry[] {
  const shared = { transaction_id: idOf(n), event, source_id, created_at }
  return [
    { ...shared, id: idOf(n + 1), account: takes, amount },
    { ...shared, id: idOf(n + 2), account: gives, amount: -amount },
  ]
}
type Moved = { amount: number; created_at: Date }

function entries(now: Date): Entry[] {
  const moved = [
    ...rows.map(({ n, amount, ago }) => ({
      n,
      amount: Math.abs(amount),
      ago,
      moves: [amount > 0 ? earned : reversed],
    })),
    ...transfers,
  ].flatMap(({ n, amount, ago, moves }) => moves.map((move) => ({ n, amount, ago, move })))
  return moved.flatMap(({ n, amount, ago, move }, i) =>
    pair(100 + 3 * i, idOf(n), { ...move, amount, created_at: addMs(now, -ago * dayMs) }),
  )
}

/** What two agencies earned and were paid, in every state that the desk has a list for. Their orders are not in the demo. */
export async function seedPayouts(db: Db, now: Date): Promise<void> {
  const known = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.id, idOf(11)))
    .limit(1)
  const agencies = await db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.kind, 'travel'))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(2)
  if (known.length > 0 || agencies.length < 2) return
  const payee = (of: 0 | 1) => ({
    tenant_id: demoTenants[0].id,
    payee_kind: 'partner' as const,
    payee_id: agencies[of]?.id ?? '',
  })
  const at = (ago: number) => addMs(now, -ago * dayMs)
  await db.transaction(async (tx) => {
    await tx.insert(payouts).values(
      transfers.map(({ n, of, amount, state, ago }) => ({
        ...{ id: idOf(n), ...payee(of), amount, state, drawn_at: at(ago) },
        ...(state !== 'due' && { reference: `BCA-2026-00${n}`, sent_at: at(ago - 1) }),
        ...(state === 'confirmed' && { confirmed_at: at(ago - 2) }),
      })),
    )
    await tx.insert(earnings).values(
      rows.map(({ n, of, order, amount, ago, payout }) => ({
        ...{ id: idOf(n), ...payee(of), order_kind: 'demo', order_id: idOf(20 + order), amount, created_at: at(ago) },
        ...{ item: amount > 0 ? 'journey' : 'refund', reverses: amount > 0 ? null : idOf(3) },
        ...{ reason: `RHL-2610-${100 + order}`, payout_id: payout === null ? null : idOf(payout) },
      })),
    )
    await tx.insert(ledger_entries).values(entries(now))
  })
}
