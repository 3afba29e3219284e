/** How far a payout is, as the desk looks for it. */
export const payoutStatuses = ['due', 'awaiting_approval', 'approved', 'sent', 'closed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]
