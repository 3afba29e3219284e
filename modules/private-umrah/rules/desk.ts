import type { OfferState, RequestState } from './machine.ts'

/** What a partner's list can be of. `open` is the usual one: all that it may offer on, its own offers that run out first. */
export const deskQueues = [
  'open',
  'unanswered',
  'expiring',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'lost',
  'ended',
] as const
export type DeskQueue = (typeof deskQueues)[number]

export const openRequests = ['waiting_approval', 'offered'] as const satisfies RequestState[]
export const endedOffers = ['declined', 'withdrawn', 'lapsed', 'lost'] as const satisfies OfferState[]

/** Lists of what nobody waits for any more. */
export const isOver = (queue: DeskQueue): boolean =>
  queue === 'accepted' || queue === 'ended' || endedOffers.some((state) => state === queue)

/** Offers that run out so soon are work for today. */
export const expiringHours = 24

/** How a request stands for one partner: who was not chosen learns that it is taken, and no more. */
export const standings = ['open', 'mine', 'taken', 'closed'] as const
export type Standing = (typeof standings)[number]

type Facts = {
  state: RequestState
  closes_at: Date | null
  /** Whose offer the family has accepted, if any. */
  accepted_by: string | null
}

export function standingOf({ state, closes_at, accepted_by }: Facts, own: readonly string[], now: Date): Standing {
  if (accepted_by !== null) return own.includes(accepted_by) ? 'mine' : 'taken'
  const isOpen = openRequests.some((open) => open === state) && closes_at !== null && closes_at > now
  return isOpen ? 'open' : 'closed'
}
