/** Why an order ended, where nobody wrote it; whatever else stands there was written by the store. */
export const endReasons = {
  dropped: 'dropped',
  store_silent: 'store_silent',
  store_late: 'store_late',
  cancel_granted: 'cancel_granted',
  problem_refunded: 'problem_refunded',
} as const
export type EndReason = keyof typeof endReasons

export const isEndReason = (reason: string): reason is EndReason => Object.hasOwn(endReasons, reason)
