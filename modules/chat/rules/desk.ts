import { isWaiting, type RoomState } from './machine.ts'

/** Under which an inbox is read: nobody's yet, one's own, a colleague's, and what is over. */
export const inboxQueues = ['mine', 'waiting', 'others', 'closed'] as const
export type InboxQueue = (typeof inboxQueues)[number]

/** Reports of members, before and after somebody has looked into them. */
export const reportStandings = ['open', 'handled'] as const

const clock = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/
export const isClock = (text: string): boolean => clock.test(text)

/** Minutes after midnight. */
export const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Handling = { state: string; consultant_id: string | null }

/** What somebody may do with a conversation, by who answers in it; `me` is nobody where they are no consultant of its brand. */
export function mayDo({ state, consultant_id }: Handling, me: string | undefined) {
  const isMine = me !== undefined && state === 'open' && consultant_id === me
  return { answer: isMine, hand_over: isMine, close: isMine, take: me !== undefined && state !== 'closed' && !isMine }
}

type Waiting = { state: RoomState; unanswered_since: Date | null; created_at: Date }

/** Since when a member waits: for an answer, or for anybody at all. */
export const waitingSince = ({ state, unanswered_since, created_at }: Waiting): Date | null =>
  unanswered_since ?? (isWaiting({ state }) ? created_at : null)
