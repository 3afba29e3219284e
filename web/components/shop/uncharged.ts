/** It ended before anybody paid: nothing was charged for it. */
export const isUncharged = ({ state, paid_at }: { state: string; paid_at: string | null }): boolean =>
  paid_at === null && (state === 'cancelled' || state === 'expired')
