import { machine } from '#core/machine.ts'

/** A conversation of a member. While nobody has taken it, it waits. */
export const roomMachine = machine({
  start: 'waiting',
  ends: ['closed'],
  on: {
    // By the rules of who is next, or by a consultant's own hand.
    assign: { from: ['waiting'], to: 'open', by: ['clock', 'member', 'consultant'] },
    hand_over: { from: ['open'], to: 'open', by: ['consultant', 'staff'] },
    // To nobody in particular: whoever comes online next takes it.
    put_back: { from: ['open'], to: 'waiting', by: ['consultant', 'clock'] },
    close: { from: ['waiting', 'open'], to: 'closed', by: ['member', 'consultant', 'clock'] },
  },
})
export const roomStates = ['waiting', 'open', 'closed'] as const
export type RoomState = (typeof roomStates)[number]
/** Nobody has taken it yet. */
export const isWaiting = ({ state }: { state: RoomState }): boolean => state === roomMachine.start
export type RoomEvent = keyof (typeof roomMachine)['on']
export type RoomActor = (typeof roomMachine)['on'][RoomEvent]['by'][number]

/** Who says something in a room; `system` says what happened to it. */
export const senders = ['member', 'consultant', 'system'] as const
export type Sender = (typeof senders)[number]

/** What the system says, by name: each side reads it in its own language. */
export const roomNotices = ['waiting', 'assigned', 'handed_over', 'put_back', 'closed'] as const
export type RoomNotice = (typeof roomNotices)[number]

export const reportReasons = ['rude', 'fraud', 'money_outside', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
