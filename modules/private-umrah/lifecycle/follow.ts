import type { Db } from '#core/context.ts'
import { onBookingCancelled, onBookingCompleted, onBookingExpired, onBookingStarted } from '#modules/booking/module.ts'
import type { RequestEvent } from '../rules/machine.ts'
import { lockRequest } from '../store.requests.ts'
import { can, transition } from '../transition.ts'

type News = { booking: { id: string; is_private: boolean }; reason: string; now: Date }

/** What becomes of its booking becomes of the request: both have the same id. */
async function follow(db: Db, { booking, reason, now }: News, events: readonly RequestEvent[]): Promise<void> {
  if (!booking.is_private) return
  const request = await lockRequest(db, booking.id)
  const event = request && events.find((one) => can(request, one))
  if (!request || !event) return
  const to = event === 'cancel' ? { end_reason: reason } : {}
  await transition(db, request, { event, actor: 'house', reason, to, now })
}

export function followBookings(): void {
  onBookingStarted((db, news) => follow(db, news, ['start', 'start_late']))
  onBookingExpired((db, news) => follow(db, news, ['run_out']))
  onBookingCancelled((db, news) => follow(db, news, ['cancel']))
  onBookingCompleted((db, news) => follow(db, news, ['complete']))
}
