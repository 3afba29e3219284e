import type { Handlers } from '#core/call.ts'
import type { BookingPorts } from '#modules/booking/module.ts'
import type { PaymentPorts } from '#modules/payment/module.ts'
import { applyForFinancing } from './calls/apply-for-financing.ts'
import { approveFinancing } from './calls/console/approve-financing.ts'
import { askFinancingAgain } from './calls/console/ask-financing-again.ts'
import { confirmDisbursement } from './calls/console/confirm-disbursement.ts'
import { correctFinancingInstalment } from './calls/console/correct-financing-instalment.ts'
import { disburseFinancing } from './calls/console/disburse-financing.ts'
import { exportDisbursements } from './calls/console/export-disbursements.ts'
import { exportFinancing } from './calls/console/export-financing.ts'
import { listDisbursements } from './calls/console/list-disbursements.ts'
import { listFinancing } from './calls/console/list-financing.ts'
import { missDisbursement } from './calls/console/miss-disbursement.ts'
import { openFinancingDocument } from './calls/console/open-financing-document.ts'
import { rejectFinancing } from './calls/console/reject-financing.ts'
import { reportFinancingInstalment } from './calls/console/report-financing-instalment.ts'
import { seeFinancing } from './calls/console/see-financing.ts'
import { seeFinancingFigures } from './calls/console/see-financing-figures.ts'
import { seeFinancingNumber } from './calls/console/see-financing-number.ts'
import { settleFinancing } from './calls/console/settle-financing.ts'
import { financingAddons } from './calls/financing-addons.ts'
import { financingConfirmation } from './calls/financing-confirmation.ts'
import { financingDetail } from './calls/financing-detail.ts'
import { financingDocumentFile } from './calls/financing-document-file.ts'
import { financingDocumentList } from './calls/financing-document-list.ts'
import { financingHistory } from './calls/financing-history.ts'
import { financingMethods } from './calls/financing-methods.ts'
import { financingOrder } from './calls/financing-order.ts'
import { simulate } from './calls/simulate.ts'
import { startFinancingPayment } from './calls/start-financing-payment.ts'
import { uploadFinancingDocument } from './calls/upload-financing-document.ts'
import { withdrawFinancing } from './calls/withdraw-financing.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import { listenToBookings } from './lifecycle.ts'

export { checkFinancing } from './check.ts'
export { type FinancingNews, onFinancingChanged } from './events.ts'
export { applicationIdsOf, bookingsAtBank, listEnding as applicationsEnding } from './store.ts'

listenToBookings()

const calls = {
  simulate,
  financingAddons,
  financingOrder,
  applyForFinancing,
  financingConfirmation,
  financingDocumentList,
  uploadFinancingDocument,
  financingMethods,
  startFinancingPayment,
  financingHistory,
  financingDetail,
  withdrawFinancing,
  financingDocumentFile,
} satisfies Handlers<typeof contract, BookingPorts & PaymentPorts>

const consoleCalls = {
  approveFinancing,
  askFinancingAgain,
  correctFinancingInstalment,
  disburseFinancing,
  exportFinancing,
  listFinancing,
  openFinancingDocument,
  rejectFinancing,
  reportFinancingInstalment,
  seeFinancing,
  seeFinancingFigures,
  seeFinancingNumber,
  settleFinancing,
  listDisbursements,
  exportDisbursements,
  confirmDisbursement,
  missDisbursement,
} satisfies Handlers<typeof consoleContract, BookingPorts & PaymentPorts>

export const financing = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
