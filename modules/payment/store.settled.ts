import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { GatewayName } from './rules/methods.ts'
import { payments, refunds } from './tables.ts'

const columns = {
  id: payments.id,
  payment_number: payments.payment_number,
  amount: payments.amount,
  state: payments.state,
}

// All tenants: a gateway settles for the platform as a whole.
/** Attempts at a gateway by what it knows them by. */
export async function paymentsByNumber(db: Db, gateway: GatewayName, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  return db
    .select(columns)
    .from(payments)
    .where(and(eq(payments.gateway, gateway), inArray(payments.payment_number, [...numbers])))
    .limit(numbers.length)
}

// All tenants: of attempts that the caller has found so.
/** Refunds that a gateway gives back, or is about to, of these attempts. */
export async function refundsByGateway(db: Db, payment_ids: readonly string[]) {
  if (payment_ids.length === 0) return []
  return db
    .select({ id: refunds.id, payment_id: refunds.payment_id, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.payment_id, [...payment_ids]), eq(refunds.via, 'gateway')))
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(20_000)
}

type Paid = { gateway: GatewayName; from: Date; until: Date }

// All tenants: a gateway settles for the platform as a whole.
/** What was paid at a gateway within a period, whatever became of the money since. */
export const paymentsPaid = (db: Db, { gateway, from, until }: Paid) =>
  db
    .select(columns)
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway),
        gte(payments.paid_at, from),
        lt(payments.paid_at, until),
        inArray(payments.state, ['paid', 'refund_due', 'refunded']),
      ),
    )
    .limit(20_000)
