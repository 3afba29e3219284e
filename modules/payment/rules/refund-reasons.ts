/** Why money goes back, where we know it: the buyer reads a sentence for each. */
export const refundReasons = {
  second_success: 'second_success',
  late: 'late',
  unwanted: 'unwanted',
  cancel: 'cancel',
  decline: 'decline',
  traveller: 'traveller',
  cancel_granted: 'cancel_granted',
  store_silent: 'store_silent',
  store_late: 'store_late',
  store_rejected: 'store_rejected',
  parcel_problem: 'parcel_problem',
} as const
export type RefundReason = keyof typeof refundReasons

export const isRefundReason = (reason: string): reason is RefundReason => Object.hasOwn(refundReasons, reason)
