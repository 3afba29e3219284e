import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { GatewayName } from './rules/methods.ts'
import { payments } from './tables.ts'

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
