import type { Db } from '#core/context.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { jakartaDate } from '#core/time.ts'
import { invoicesOf, lockInvoicesOf } from '#modules/payment/module.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import { emitReminded } from '../events.ts'
import { lastReminder } from '../store.runs.ts'
import { insertHistory, lockBooking } from '../store.ts'

type Wish = { booking_id: string; staff_id: string }
type Result = { ok: true; invoice_code: string } | { ok: false; code: RefusalCode }

/** Reminds who booked of a settlement that is overdue, once a day. Its history says so. */
export function remindOfSettlement(db: Db, { booking_id, staff_id }: Wish, now: Date): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, booking_id)
    const booking = await lockBooking(tx, booking_id)
    const due = stillDue((await invoicesOf(tx, [booking_id])).get(booking_id) ?? [])
    if (booking?.state !== 'in_progress' || !booking.overdue_at || !due) return no(codes.nothing_overdue)
    if (isSameDay(await lastReminder(tx, booking_id), now)) return no(codes.reminded_today)
    const { next: invoice } = due
    const step = { booking_id, event: 'remind', state: booking.state, actor: 'staff', actor_id: staff_id } as const
    await insertHistory(tx, { ...step, reason: invoice.code }, now)
    await emitReminded(tx, { booking, invoice, now })
    return { ok: true, invoice_code: invoice.code }
  })
}

const no = (code: RefusalCode) => ({ ok: false, code }) as const

/** A day as those who are reminded count it. */
export const isSameDay = (at: Date | undefined, now: Date): boolean =>
  at !== undefined && jakartaDate(at) === jakartaDate(now)
