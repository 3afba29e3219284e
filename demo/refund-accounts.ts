import { asc, eq, like, sql } from 'drizzle-orm'
import { endingOf } from '#core/account-number.ts'
import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { type RefundBankCode, refundAccountPlace } from '#modules/payment/rules/refund-account.ts'
import { invoices, payments, refund_accounts, refunds } from '#modules/payment/tables.ts'
import type { Seal } from './bookings/booking-rows.ts'
import { keep } from './catalogue/keep.ts'
import { demoIdPrefix } from './catalogue/naming.ts'

const banks: readonly RefundBankCode[] = ['014', '451', '008', '009']

/** Families have said where their refunds go; the last of them has not, so that the desk has somebody to remind. */
export async function seedRefundAccounts({ db, seal }: { db: Db; seal: Seal }): Promise<void> {
  const rows = await db
    .select({
      id: refunds.id,
      state: refunds.state,
      decided_at: refunds.decided_at,
      user_id: bookings.user_id,
      holder: bookings.name,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .innerJoin(bookings, eq(bookings.id, invoices.order_id))
    .where(like(sql`${refunds.id}::text`, `${demoIdPrefix}-%`))
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(100)
  const last = rows.findLast(({ state }) => state === 'due')
  await keep(
    db,
    refund_accounts,
    rows
      .filter((row) => row !== last)
      .map(({ id, decided_at, user_id, holder }, i) => {
        const number = `0000${String(30_000_017 + i * 1_013)}`
        const number_sealed = seal(Buffer.from(number), refundAccountPlace(id)).toString('base64')
        const bank_code = banks[i % banks.length] ?? '014'
        return {
          id,
          user_id,
          bank_code,
          holder: holder ?? '',
          ending: endingOf(number),
          number_sealed,
          given_at: addMs(decided_at, dayMs / 4),
        }
      }),
  )
}
