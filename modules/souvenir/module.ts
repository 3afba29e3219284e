import type { Handlers } from '#core/call.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { addToSouvenirCart } from './calls/add-to-souvenir-cart.ts'
import { cancelReasonsOf } from './calls/cancel-reasons.ts'
import { cancelSouvenirCheckout } from './calls/cancel-souvenir-checkout.ts'
import { cartTotal } from './calls/cart-total.ts'
import { changeCancelRequest } from './calls/change-cancel-request.ts'
import { changeCart } from './calls/change-cart.ts'
import { changeShipping } from './calls/change-shipping.ts'
import { checkCartPromo } from './calls/check-cart-promo.ts'
import { checkoutSouvenirs } from './calls/checkout-souvenirs.ts'
import { chooseShipping } from './calls/choose-shipping.ts'
import { completeSouvenirOrder } from './calls/complete-souvenir-order.ts'
import { answerProblem } from './calls/console/answer-problem.ts'
import { answerStoreCancel } from './calls/console/answer-store-cancel.ts'
import { closeProblem } from './calls/console/close-problem.ts'
import { correctStoreWaybill } from './calls/console/correct-store-waybill.ts'
import { deliverStoreOrder } from './calls/console/deliver-store-order.ts'
import { exportStoreOrders } from './calls/console/export-store-orders.ts'
import { listStoreOrders } from './calls/console/list-store-orders.ts'
import { noteWaybills } from './calls/console/note-waybills.ts'
import { packingSlip } from './calls/console/packing-slip.ts'
import { processStoreOrder } from './calls/console/process-store-order.ts'
import { refundProblem } from './calls/console/refund-problem.ts'
import { rejectStoreOrder } from './calls/console/reject-store-order.ts'
import { seeStoreOrder } from './calls/console/see-store-order.ts'
import { shipStoreOrder } from './calls/console/ship-store-order.ts'
import { kitProducts } from './calls/kit-products.ts'
import { kitShippingMethods } from './calls/kit-shipping-methods.ts'
import { kitTracking } from './calls/kit-tracking.ts'
import { putCheckoutPromo } from './calls/put-checkout-promo.ts'
import { removeCheckoutPromo } from './calls/remove-checkout-promo.ts'
import { removeFromCart } from './calls/remove-from-cart.ts'
import { reportProblem } from './calls/report-problem.ts'
import { requestCancel } from './calls/request-cancel.ts'
import { reviewItem } from './calls/review-item.ts'
import { seeCart } from './calls/see-cart.ts'
import { shippingEstimate } from './calls/shipping-estimate.ts'
import { shippingMethods } from './calls/shipping-methods.ts'
import { souvenirCheckout } from './calls/souvenir-checkout.ts'
import { souvenirInvoicePdf } from './calls/souvenir-invoice-pdf.ts'
import { souvenirOrder } from './calls/souvenir-order.ts'
import { souvenirPayment } from './calls/souvenir-payment.ts'
import { souvenirPaymentMethods } from './calls/souvenir-payment-methods.ts'
import { startSouvenirPayment } from './calls/start-souvenir-payment.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import { dropOfDeleted } from './lifecycle/abandon.ts'
import { listenToPayments } from './lifecycle/payment-events.ts'
import { listenToCouriers } from './lifecycle/tracked.ts'
import type { SouvenirPorts, StoreDeskPorts } from './ports.ts'
import { deleteCartOf } from './store.cart.ts'

export {
  type OrderNews,
  onSouvenirCancelled,
  onSouvenirCancelRequested,
  onSouvenirChanged,
  onSouvenirCompleted,
  onSouvenirDelivered,
  onSouvenirExpired,
  onSouvenirGoesOn,
  onSouvenirPaid,
  onSouvenirProcessing,
  onSouvenirRejected,
  onSouvenirShipped,
  onSouvenirSilent,
  onWaybillCorrected,
  onWaybillUnknown,
  type SilentNews,
  type WaybillUnknownNews,
} from './events.ts'
export { expireCheckouts } from './lifecycle/expire.ts'
export {
  onProblemAnswered,
  onProblemClosed,
  onProblemRefunded,
  onProblemReplied,
  onProblemReported,
  type ProblemNews,
} from './problem-events.ts'
export { listOrdersDue as ordersDue } from './store.clock.ts'
export { souvenirSearch, souvenirSummaries } from './store.summaries.ts'
export {
  listLines as souvenirLines,
  listOrders as souvenirOrders,
  type OrderRow,
  souvenirOrderIdsOf,
} from './store.ts'

listenToPayments()
listenToCouriers()
dropOfDeleted()
onMemberDeleted(async (db, { user_id }) => {
  await deleteCartOf(db, user_id)
})

const calls = {
  seeCart,
  cartTotal,
  addToSouvenirCart,
  changeCart,
  removeFromCart,
  checkCartPromo,
  shippingEstimate,
  checkoutSouvenirs,
  souvenirCheckout,
  souvenirInvoicePdf,
  shippingMethods,
  chooseShipping,
  changeShipping,
  putCheckoutPromo,
  removeCheckoutPromo,
  souvenirPaymentMethods,
  startSouvenirPayment,
  souvenirPayment,
  souvenirOrder,
  completeSouvenirOrder,
  cancelReasonsOf,
  requestCancel,
  cancelSouvenirCheckout,
  changeCancelRequest,
  reportProblem,
  reviewItem,
  kitProducts,
  kitShippingMethods,
  kitTracking,
} satisfies Handlers<typeof contract, SouvenirPorts & StoreDeskPorts>

const consoleCalls = {
  answerProblem,
  answerStoreCancel,
  closeProblem,
  correctStoreWaybill,
  deliverStoreOrder,
  exportStoreOrders,
  listStoreOrders,
  noteWaybills,
  packingSlip,
  processStoreOrder,
  refundProblem,
  rejectStoreOrder,
  seeStoreOrder,
  shipStoreOrder,
} satisfies Handlers<typeof consoleContract, SouvenirPorts & StoreDeskPorts>

export const souvenir = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
