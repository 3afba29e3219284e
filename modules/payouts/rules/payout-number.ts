/** What a payout is called on paper: the end of its id. */
export const payoutNumber = (payout_id: string): string => payout_id.slice(-12)
