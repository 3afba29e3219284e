import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Payee } from './store.ts'
import { earnings, payouts } from './tables.ts'

// All tenants: a payee is of one.
/** What a payee has that no payout has claimed, and what those have that have not left. */
export async function sumAskable(db: Db, { tenant_id, payee_kind, payee_id }: Payee) {
  const [free] = await db
    .select({ available: sql<number>`coalesce(sum(${earnings.amount} - ${earnings.fee}), 0)::float8` })
    .from(earnings)
    .where(
      and(
        ...[eq(earnings.tenant_id, tenant_id), eq(earnings.payee_kind, payee_kind)],
        ...[eq(earnings.payee_id, payee_id), isNull(earnings.payout_id)],
      ),
    )
  const [drawn] = await db
    .select({ requested: sql<number>`coalesce(sum(${payouts.amount}), 0)::float8` })
    .from(payouts)
    .where(
      and(
        ...[eq(payouts.tenant_id, tenant_id), eq(payouts.payee_kind, payee_kind)],
        ...[eq(payouts.payee_id, payee_id), inArray(payouts.state, ['due', 'approved'])],
      ),
    )
  return { available: free?.available ?? 0, requested: drawn?.requested ?? 0 }
}

// All tenants: by payees that the caller has found as theirs.
/** Payouts that have not arrived yet, the newest first. */
export const listUnderway = (db: Db, payee_ids: readonly string[]) =>
  db
    .select({ id: payouts.id, amount: payouts.amount, state: payouts.state, drawn_at: payouts.drawn_at })
    .from(payouts)
    .where(and(inArray(payouts.payee_id, [...payee_ids]), inArray(payouts.state, ['due', 'approved', 'sent'])))
    .orderBy(desc(payouts.drawn_at), desc(payouts.id))
    .limit(20)

// All tenants: by orders of commissions that the caller has found as theirs.
/** How far the payouts are that have claimed what consultants earned of these orders. */
export const listPayoutStates = (db: Db, order_ids: readonly string[]) =>
  db
    .select({ payee_id: earnings.payee_id, order_id: earnings.order_id, item: earnings.item, state: payouts.state })
    .from(earnings)
    .innerJoin(payouts, eq(payouts.id, earnings.payout_id))
    .where(
      and(
        ...[inArray(earnings.order_id, [...order_ids]), eq(earnings.payee_kind, 'affiliate')],
        isNull(earnings.reverses),
      ),
    )
    .limit(1_000)
