import { and, asc, eq, inArray, like, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { refund_accounts, refund_batch_rows, refund_batches, refunds } from '#modules/payment/tables.ts'
import { staffId } from './bookings/booking-rows.ts'
import { keep } from './catalogue/keep.ts'
import { demoIdPrefix, idOf } from './catalogue/naming.ts'

/** So much one person sends alone. */
const below = 10_000_000

/** Refunds that were sent together: some of them were transferred, one is still on the list. */
export async function seedRefundBatch(db: Db, now: Date): Promise<void> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(refund_accounts, eq(refund_accounts.id, refunds.id))
    .where(
      and(
        like(sql`${refunds.id}::text`, `${demoIdPrefix}-%`),
        or(inArray(refunds.state, ['sent', 'confirmed']), and(eq(refunds.state, 'due'), lt(refunds.amount, below))),
      ),
    )
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(8)
  if (rows.length === 0) return
  const id = idOf('refund batch')
  const made_at = addMs(now, -dayMs)
  const by = { made_by: staffId('keuangan@rihla.test'), made_at }
  const released = { released_by: by.made_by, released_at: addMs(made_at, hourMs / 6) }
  await keep(db, refund_batches, [{ id, ...by, ...released }])
  await keep(
    db,
    refund_batch_rows,
    rows.map((refund) => ({ batch_id: id, refund_id: refund.id, outcome: 'transfer' as const })),
  )
}
