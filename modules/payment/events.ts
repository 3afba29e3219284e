import { channel } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { RefusalCode } from '#core/refusal-codes.ts'
import type { PaymentEmitted } from './rules/machine.ts'
import type { RefundAccount } from './store.refund-accounts.ts'
import type { Refund } from './store.refunds.ts'
import type { Invoice, Payment } from './store.ts'

/** What dependent modules are told, inside the transaction that made it true. */
export type InvoiceNews = { invoice: Invoice; now: Date }
export type PaidNews = InvoiceNews & { payment: Payment; is_late: boolean }
export type PaymentNews = InvoiceNews & { payment: Payment; reason: string }
export type RefundNews = PaymentNews & { refund: Refund }

export type AccountNews = InvoiceNews & { account: RefundAccount; is_first: boolean }
export type AccountWantedNews = InvoiceNews & { refund: Refund }

/** A refund of an order that somebody is about to transfer, by the way it was paid. */
export type LeavingNews = Pick<Invoice, 'order_kind' | 'order_id'> & Pick<Payment, 'gateway'>

const accountGiven = channel<AccountNews>()
const accountWanted = channel<AccountWantedNews>()
const starting = channel<InvoiceNews, RefusalCode | null>()
const leaving = channel<LeavingNews, RefusalCode | null>()
const paid = channel<PaidNews>()
const expired = channel<InvoiceNews>()
const overdue = channel<InvoiceNews>()
const changed = channel<InvoiceNews>()
const late = channel<PaymentNews, boolean>()
const refundDue = channel<RefundNews>()
const refunded = channel<RefundNews>()

/** `payment.starting`: somebody wants to begin to pay. A code is why the order may not be paid now; nothing has happened yet. */
export const onPaymentStarting = starting.on
/** `invoice.paid`: once for each invoice. */
export const onInvoicePaid = paid.on
/** `invoice.expired`: the first invoice of an order ran out. */
export const onInvoiceExpired = expired.on
/** `invoice.overdue`: a settlement passed its due moment and still waits. */
export const onInvoiceOverdue = overdue.on
/** `invoice.changed`: its day was moved, it was taken back, or it is to be paid again; its order is locked. */
export const onInvoiceChanged = changed.on
/** `payment.late`: a success on an invoice that ran out. True keeps the money, and `invoice.paid` follows; else it goes back. */
export const onLatePayment = late.on
/** `refund.due`: money that must go back, all of a payment or a part, and why; the buyer is to be told. */
export const onRefundDue = refundDue.on
/** `refund.leaving`: somebody notes a transfer. A code is why the order's money may not leave yet; nothing has happened. */
export const onRefundLeaving = leaving.on
/** `refund.sent`: it has left us. */
export const onRefunded = refunded.on

/** `refund.account_given`: a member said where a refund is to go, or changed it; they are to be told. */
export const onRefundAccountGiven = accountGiven.on
export const tellAccountGiven = accountGiven.tell
/** `refund.account_wanted`: a refund leaves by transfer after all, or the desk asks once more where it is to go. */
export const onRefundAccountWanted = accountWanted.on
export const tellAccountWanted = accountWanted.tell

/** By the names that the machines have; only `transition.ts` emits. */
export const emit = {
  'invoice.paid': paid.tell,
  'invoice.expired': expired.tell,
  'invoice.overdue': overdue.tell,
  'invoice.changed': changed.tell,
  'refund.due': refundDue.tell,
  'refund.sent': refunded.tell,
} satisfies Record<PaymentEmitted | 'refund.due', unknown>
/** Why an order may not be paid now, where its module says so. */
export const refusalOfStart = async (db: Db, news: InvoiceNews): Promise<RefusalCode | undefined> =>
  (await starting.tell(db, news)).find((code) => code !== null) ?? undefined

/** Whether somebody still wants what a late payment was for. */
export const isLateWanted = async (db: Db, news: PaymentNews): Promise<boolean> =>
  (await late.tell(db, news)).some((isWanted) => isWanted)

/** Why a refund may not leave yet; nothing, where it may. */
export const whyNotLeaving = async (db: Db, news: LeavingNews): Promise<RefusalCode | undefined> =>
  (await leaving.tell(db, news)).find((code) => code !== null) ?? undefined
