/** Why a buyer calls an order off, as the store reads it. */
export const cancelReasons = [
  'wrong_item',
  'wrong_address',
  'cheaper_elsewhere',
  'too_slow',
  'changed_mind',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]
