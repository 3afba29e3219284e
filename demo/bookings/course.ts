import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { addDays } from '../catalogue/calendar.ts'
import type { Random } from '../drawings/random.ts'
import type { Offer } from './offers.ts'

/** How far a booking of the demo has come. */
export const stories = [
  'waiting',
  'expired',
  'down_paid',
  'settled',
  'paid',
  'overdue',
  'completed',
  'cancelled',
  'moved',
] as const
export type Story = (typeof stories)[number]
export const isStory = (name: string): name is Story => stories.some((one) => one === name)

/** How far the money of a cancelled one is on its way back. `approval`: it waits for a second person. */
export const refundStories = ['due', 'approval', 'sent', 'confirmed'] as const
export type RefundStory = (typeof refundStories)[number]
export const isRefundStory = (name: string): name is RefundStory => refundStories.some((one) => one === name)

/** What happened to a booking, and when. */
export type Course = {
  plan: 'full' | 'down_payment'
  created_at: Date
  ordered_at: Date
  first_paid_at: Date | null
  rest_paid_at: Date | null
  moved_at: Date | null
  ended: { event: 'expire' | 'cancel' | 'complete'; at: Date } | null
}

type Wish = { story: Story; refund: RefundStory | undefined; offer: Offer }
type Time = { now: Date; rng: Random }

// The settlement is due 45 days before; whoever books later pays all at once.
const isEarly = ({ days }: Offer): boolean => days >= 46

const ago = ({ now, rng }: Time, low: number, high: number): Date =>
  addMs(now, -rng.whole(low, high) * dayMs - rng.whole(0, 540) * minuteMs)

/** So many days before the journey, by day. */
const before = ({ departs_on }: Offer, { rng }: Time, [low, high]: readonly [number, number]): Date =>
  addMs(new Date(`${departs_on}T08:00:00+07:00`), -rng.whole(low, high) * dayMs + rng.whole(0, 600) * minuteMs)

/** A short while before it was sold no more. */
const lastMinute = ({ closes_at }: Offer, { now, rng }: Time): Date =>
  addMs(closes_at < now ? closes_at : now, -rng.whole(1, 10) * dayMs - rng.whole(0, 540) * minuteMs)

function orderedAt({ story, offer }: Wish, time: Time, isAtOnce: boolean): Date {
  if (story === 'waiting') return addMs(time.now, -time.rng.whole(60, 1_150) * minuteMs)
  if (story === 'expired') return ago(time, 2, 18)
  if (story === 'cancelled' || story === 'moved') return ago(time, 15, 40)
  if (!isEarly(offer)) return isAtOnce ? lastMinute(offer, time) : before(offer, time, [60, 95])
  if (story === 'settled') return ago(time, 20, 60)
  return ago(time, 1, 40)
}

function restPaidAt({ story, offer }: Wish, time: Time): Date | null {
  if (story !== 'settled' && story !== 'completed') return null
  return isEarly(offer) ? ago(time, 1, 15) : before(offer, time, [46, 54])
}

function endedAt({ story, refund, offer }: Wish, time: Time, ordered_at: Date): Course['ended'] {
  if (story === 'expired') return { event: 'expire', at: addMs(ordered_at, dayMs + minuteMs / 3) }
  if (story === 'completed')
    return { event: 'complete', at: new Date(`${addDays(offer.returns_on, 1)}T00:20:00+07:00`) }
  if (story !== 'cancelled') return null
  const isSent = refund === 'sent' || refund === 'confirmed'
  return { event: 'cancel', at: isSent ? ago(time, 6, 10) : ago(time, 1, 4) }
}

export function courseOf(wish: Wish, time: Time): Course {
  const { story, offer } = wish
  const { rng } = time
  // Some of those who are back had paid all at once.
  const isAtOnce = story === 'paid' || (story === 'completed' && rng.chance(0.3))
  const isUnpaid = story === 'waiting' || story === 'expired'
  const ordered_at = orderedAt(wish, time, isAtOnce)
  const plan = isAtOnce || (isUnpaid && !isEarly(offer)) ? 'full' : 'down_payment'
  return {
    plan,
    ordered_at,
    created_at: addMs(ordered_at, -rng.whole(6, 24) * minuteMs),
    first_paid_at: isUnpaid ? null : addMs(ordered_at, rng.whole(12, 400) * minuteMs),
    rest_paid_at: plan === 'full' ? null : restPaidAt(wish, time),
    moved_at: story === 'moved' ? ago(time, 1, 3) : null,
    ended: endedAt(wish, time, ordered_at),
  }
}
