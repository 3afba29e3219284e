import type { Handlers } from '#core/call.ts'
import type { SocketHandlers } from '#core/socket-event.ts'
import {
  onAppToken,
  onBookingCancelled,
  onBookingCompleted,
  onBookingExpired,
  onBookingRescheduled,
  onBookingStarted,
  onCheckedOut,
  onDocumentRejected,
  onSettlementReminded,
  onTravellerCancelled,
} from '#modules/booking/module.ts'
import { onReturnChanged } from '#modules/catalogue/module.ts'
import { onCommentDecided } from '#modules/content/module.ts'
import { onFinancingChanged } from '#modules/financing/module.ts'
import { onMailArrives, onMailBounces } from '#modules/identity/module.ts'
import { onLicenceLost } from '#modules/partner/module.ts'
import {
  onInvoiceExpired,
  onInvoiceOverdue,
  onInvoicePaid,
  onRefundAccountGiven,
  onRefundAccountWanted,
  onRefundDue,
  onRefunded,
} from '#modules/payment/module.ts'
import {
  onPrivateDeclined,
  onPrivateExpired,
  onPrivateOfferChanged,
  onPrivateOfferEnded,
  onPrivateOffered,
  onPrivateOfferWithdrawn,
  onPrivateSubmitted,
} from '#modules/private-umrah/module.ts'
import {
  onSavingsAccepted,
  onSavingsClosed,
  onSavingsClosing,
  onSavingsCorrected,
  onSavingsDeposited,
  onSavingsReached,
  onSavingsRejected,
  onSavingsSubmitted,
  onSavingsWithdrawn,
} from '#modules/savings/module.ts'
import {
  onProblemAnswered,
  onProblemClosed,
  onProblemRefunded,
  onProblemReplied,
  onProblemReported,
  onSouvenirCancelled,
  onSouvenirCancelRequested,
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
} from '#modules/souvenir/module.ts'
import { saveAppToken } from './app-tokens.ts'
import {
  notifyDocumentRejected,
  tellBookingExpired,
  tellCancelled,
  tellCheckedOut,
  tellCompleted,
  tellRescheduled,
  tellStarted,
  tellTravellerCancelled,
} from './booking-news.ts'
import { deletePushSubscription } from './calls/delete-push-subscription.ts'
import { notices } from './calls/notices.ts'
import { pushKey } from './calls/push-key.ts'
import { readNotice } from './calls/read-notice.ts'
import { readNotices } from './calls/read-notices.ts'
import { savePushSubscription } from './calls/save-push-subscription.ts'
import { unreadTotal } from './calls/unread-total.ts'
import { notifyCommentDecided } from './comment-news.ts'
import { events, socketNotices } from './contract.sockets.ts'
import * as contract from './contract.ts'
import { notifyFinancing } from './financing-news.ts'
import { notifyReturnChanged } from './flight-news.ts'
import { jobs } from './jobs.ts'
import { notifyLicenceLost } from './licence-news.ts'
import { notifyMailBounces, withdrawMailBounces } from './mail-news.ts'
import { mailPrivateOfferEnded, mailPrivateSubmitted } from './partner-mails.ts'
import {
  notifyAccountGiven,
  notifyAccountWanted,
  notifyReminded,
  tellExpired,
  tellOverdue,
  tellPaid,
  tellRefundDue,
  tellRefunded,
} from './payment-news.ts'
import type { NotificationPorts } from './ports.ts'
import {
  tellPrivateDeclined,
  tellPrivateExpired,
  tellPrivateOfferChanged,
  tellPrivateOffered,
  tellPrivateOfferLapsed,
  tellPrivateOfferWithdrawn,
  tellPrivateSent,
  tellPrivateUnpaid,
} from './private-news.ts'
import {
  notifyAccepted,
  notifyClosed,
  notifyClosing,
  notifyCorrected,
  notifyDeposited,
  notifyReached,
  notifyRejected,
  notifySubmitted,
  notifyWithdrawn,
} from './savings-news.ts'
import { joinTotalNotification } from './sockets/join-total-notification.ts'

import {
  tellProblemAnswered,
  tellProblemClosed,
  tellProblemRefunded,
  tellProblemReplied,
  tellProblemReported,
  tellSouvenirCancelled,
  tellSouvenirCompleted,
  tellSouvenirDelivered,
  tellSouvenirExpired,
  tellSouvenirGoesOn,
  tellSouvenirPaid,
  tellSouvenirProcessing,
  tellSouvenirRejected,
  tellSouvenirShipped,
  tellSouvenirSilent,
  tellWaybillCorrected,
} from './souvenir-news.ts'

import { mailCancelRequested, mailProblemReported, mailSouvenirPaid, mailWaybillUnknown } from './store-mails.ts'

export { totalNotification } from './contract.sockets.ts'
export { onPushAllowed, onPushEnded } from './events.ts'
export { sendInvoiceAgain } from './invoice-again.ts'
export { notify } from './notify.ts'
export { totalRoom } from './sockets/join-total-notification.ts'
export { deleteEndpoints as forgetBrowsers, deleteFcmTokens as forgetApps, stopPush } from './store.push.ts'
export { listNotices as noticesOf } from './store.ts'
export { totalOf } from './total.ts'

onInvoicePaid(tellPaid)
onInvoiceExpired(tellExpired)
onInvoiceOverdue(tellOverdue)
onSettlementReminded(notifyReminded)
onRefundDue(tellRefundDue)
onRefunded(tellRefunded)
onRefundAccountGiven(notifyAccountGiven)
onRefundAccountWanted(notifyAccountWanted)

onAppToken(saveAppToken)
onCheckedOut(tellCheckedOut)
onBookingExpired(tellBookingExpired)
onBookingStarted(tellStarted)
onBookingCompleted(tellCompleted)
onBookingCancelled(tellCancelled)
onBookingRescheduled(tellRescheduled)
onTravellerCancelled(tellTravellerCancelled)
onDocumentRejected(notifyDocumentRejected)
onLicenceLost(notifyLicenceLost)
onReturnChanged(notifyReturnChanged)

onFinancingChanged(notifyFinancing)

onCommentDecided(notifyCommentDecided)

onMailBounces(notifyMailBounces)
onMailArrives(withdrawMailBounces)

onSavingsSubmitted(notifySubmitted)
onSavingsWithdrawn(notifyWithdrawn)
onSavingsAccepted(notifyAccepted)
onSavingsRejected(notifyRejected)
onSavingsDeposited(notifyDeposited)
onSavingsReached(notifyReached)
onSavingsCorrected(notifyCorrected)
onSavingsClosing(notifyClosing)
onSavingsClosed(notifyClosed)

onPrivateSubmitted(tellPrivateSent)
onPrivateSubmitted(mailPrivateSubmitted)
onPrivateOffered(tellPrivateOffered)
onPrivateOfferChanged(tellPrivateOfferChanged)
onPrivateOfferWithdrawn(tellPrivateOfferWithdrawn)
onPrivateOfferEnded(tellPrivateOfferLapsed)
onPrivateOfferEnded(mailPrivateOfferEnded)
onPrivateExpired(tellPrivateExpired)
onPrivateDeclined(tellPrivateDeclined)
onBookingExpired(tellPrivateUnpaid)

onSouvenirExpired(tellSouvenirExpired)
onSouvenirPaid(tellSouvenirPaid)
onSouvenirProcessing(tellSouvenirProcessing)
onSouvenirShipped(tellSouvenirShipped)
onWaybillCorrected(tellWaybillCorrected)
onSouvenirDelivered(tellSouvenirDelivered)
onSouvenirCompleted(tellSouvenirCompleted)
onSouvenirCancelled(tellSouvenirCancelled)
onSouvenirRejected(tellSouvenirRejected)
onSouvenirGoesOn(tellSouvenirGoesOn)
onSouvenirPaid(mailSouvenirPaid)
onSouvenirCancelRequested(mailCancelRequested)
onSouvenirSilent(tellSouvenirSilent)
onWaybillUnknown(mailWaybillUnknown)
onProblemReported(mailProblemReported)
onProblemReported(tellProblemReported)
onProblemAnswered(tellProblemAnswered)
onProblemReplied(tellProblemReplied)
onProblemRefunded(tellProblemRefunded)
onProblemClosed(tellProblemClosed)

const calls = {
  notices,
  unreadTotal,
  readNotice,
  readNotices,
  pushKey,
  savePushSubscription,
  deletePushSubscription,
} satisfies Handlers<typeof contract, NotificationPorts>

const handlers = { joinTotalNotification } satisfies SocketHandlers<typeof events, NotificationPorts>

export const notification = { contract, calls, sockets: { events, handlers, notices: socketNotices }, jobs }
