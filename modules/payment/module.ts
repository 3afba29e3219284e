import type { Handlers } from '#core/call.ts'
import type { ProofPorts } from '#modules/identity/module.ts'
import type { StepUpPorts } from '#modules/staff/module.ts'
import { approveRefund } from './calls/console/approve-refund.ts'
import { approveRefundBatch } from './calls/console/approve-refund-batch.ts'
import { checkBooks } from './calls/console/check-books.ts'
import { confirmRefund } from './calls/console/confirm-refund.ts'
import { exportEntries } from './calls/console/export-entries.ts'
import { exportRefunds } from './calls/console/export-refunds.ts'
import { exportTransfers } from './calls/console/export-transfers.ts'
import { listEntries } from './calls/console/list-entries.ts'
import { listRefundBatches } from './calls/console/list-refund-batches.ts'
import { makeRefundBatch } from './calls/console/make-refund-batch.ts'
import { noteTransfers } from './calls/console/note-transfers.ts'
import { openRefundAccount } from './calls/console/open-refund-account.ts'
import { refundsDue } from './calls/console/refunds-due.ts'
import { rejectRefund } from './calls/console/reject-refund.ts'
import { rejectRefundBatch } from './calls/console/reject-refund-batch.ts'
import { remindRefundAccount } from './calls/console/remind-refund-account.ts'
import { requestRefund } from './calls/console/request-refund.ts'
import { resolveRefund } from './calls/console/resolve-refund.ts'
import { returnRefund } from './calls/console/return-refund.ts'
import { seeRefund } from './calls/console/see-refund.ts'
import { seeRefundBatch } from './calls/console/see-refund-batch.ts'
import { seeTransaction } from './calls/console/see-transaction.ts'
import { sendRefund } from './calls/console/send-refund.ts'
import { sendRefundBatch } from './calls/console/send-refund-batch.ts'
import { giveRefundAccount } from './calls/give-refund-account.ts'
import { notify } from './calls/notify.ts'
import { paymentDetails } from './calls/payment-details.ts'
import { paymentMethods } from './calls/payment-methods.ts'
import { seeRefundAccount } from './calls/see-refund-account.ts'
import { sharedMethods } from './calls/shared-methods.ts'
import { sharedPayment } from './calls/shared-payment.ts'
import { snapNotify } from './calls/snap-notify.ts'
import { snapToken } from './calls/snap-token.ts'
import { startPayment } from './calls/start-payment.ts'
import { startSharedPayment } from './calls/start-shared-payment.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { BooksPort, DeparturesPort, PaymentPorts, SealPorts } from './ports.ts'

export { type CancelledPart, cancelItems } from './cancel-items.ts'
export { invoicesOf, moveInvoiceDue, reinstateInvoices, voidInvoices } from './change.ts'
export { expireInvoices, sweepPayments } from './clock.ts'
export {
  type AccountNews,
  type AccountWantedNews,
  type InvoiceNews,
  onInvoiceChanged,
  onInvoiceExpired,
  onInvoiceOverdue,
  onInvoicePaid,
  onLatePayment,
  onPaymentStarting,
  onRefundAccountGiven,
  onRefundAccountWanted,
  onRefundDue,
  onRefunded,
  onRefundLeaving,
  type PaidNews,
  type RefundNews,
} from './events.ts'
export { type InvoicedOrder, issueInvoices } from './issue.ts'
export { checkLedger } from './ledger-check.ts'
export { moneyOfOrders } from './money-of-orders.ts'
export { beginPaymentOf, methodsOfInvoice, paymentOfOrder } from './of-order.ts'
export type { PaymentPorts } from './ports.ts'
export { markRefundSent, refundDue } from './refund.ts'
export { refundStoryOf } from './refund-story.ts'
export { settleByBank } from './settle-by-bank.ts'
export { invoicesDue, stillDueOf, timezonesOf, waitingByOrder } from './store.due.ts'
export { moneyByWeek } from './store.figures.ts'
export {
  bankReceivable,
  moveForBank,
  moveForPayees,
  moveForSettled,
  sumsOfPayees,
  sumsOfSettled,
} from './store.ledger.ts'
export { forgetPayers } from './store.payers.ts'
export { listLines as linesOf, listParts as partsOf, listRefundsOfOrder as refundsOf } from './store.refunds.ts'
export { paymentsByNumber, paymentsPaid, refundsByGateway } from './store.settled.ts'
export {
  findInvoiceOfMember as invoiceOfMember,
  findOrderOfInvoice,
  isBeingPaid,
  listHistory as historyOf,
  listPaymentsOf as paymentsOf,
  lockInvoicesOf,
} from './store.ts'

const calls = {
  paymentMethods,
  startPayment,
  paymentDetails,
  sharedPayment,
  sharedMethods,
  startSharedPayment,
  seeRefundAccount,
  giveRefundAccount,
  notify,
  snapToken,
  snapNotify,
} satisfies Handlers<typeof contract, PaymentPorts & SealPorts & ProofPorts>

const consoleCalls = {
  refundsDue,
  exportRefunds,
  seeRefund,
  openRefundAccount,
  remindRefundAccount,
  requestRefund,
  sendRefund,
  returnRefund,
  resolveRefund,
  approveRefund,
  rejectRefund,
  confirmRefund,
  makeRefundBatch,
  listRefundBatches,
  seeRefundBatch,
  sendRefundBatch,
  approveRefundBatch,
  rejectRefundBatch,
  exportTransfers,
  noteTransfers,
  listEntries,
  exportEntries,
  seeTransaction,
  checkBooks,
} satisfies Handlers<
  typeof consoleContract,
  PaymentPorts & SealPorts & StepUpPorts & { books: BooksPort; departures: DeparturesPort }
>

export const payment = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
