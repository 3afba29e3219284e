import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import * as booking from '#modules/booking/contract.console.ts'
import { anOffer } from './bookings.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about lists of orders, and about a departure of them. */
export const scopedDepartures: Things = {
  [callKey(booking.listBookings)]: async () => ({ url: `${base}/bookings`, scopes: [platform] }),
  [callKey(booking.exportBookings)]: async () => ({ url: `${base}/bookings/export`, scopes: [platform] }),
  [callKey(booking.seeDeparture)]: async (home) => {
    const { partner, departure } = await anOffer(home)
    return { url: `${base}/departures/${departure.id}`, scopes: [platform, { kind: 'partner', id: partner.id }] }
  },
}
