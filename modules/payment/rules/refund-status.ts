/** How far a refund is, as the desk says it: what was asked a second person for waits for them. */
export const refundStatuses = ['due', 'awaiting_approval', 'approved', 'sending', 'sent', 'confirmed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Those in which somebody still has to do something. */
export const openRefundStatuses = [
  'due',
  'awaiting_approval',
  'approved',
  'sending',
  'sent',
] as const satisfies readonly RefundStatus[]
