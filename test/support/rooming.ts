import { eq } from 'drizzle-orm'
import type { Scope } from '#core/staff.ts'
import { booking_participants } from '#modules/booking/tables.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { anOffer, type Offer } from './bookings.ts'
import { catalogueBasics } from './catalogue-fixtures.ts'
import { aJourney, travellersOf } from './journeys.ts'
import { ofPartner, someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

type Person = Partial<typeof booking_participants.$inferInsert>

/** Names who travels on an order as a test needs them, in their order. */
export async function nameTravellers(home: TestApp, booking_id: string, people: readonly Person[]) {
  const rows = await travellersOf(home, booking_id)
  for (const [i, row] of rows.entries()) {
    const to = people[i]
    if (to) await home.application.db.update(booking_participants).set(to).where(eq(booking_participants.id, row.id))
  }
  return rows.map(({ id }) => id)
}

type Party = { rooms?: object[]; children?: number; infants?: number; people: readonly Person[] }

/** A paid order on a departure, with these people. */
export async function aParty(home: TestApp, offer: Offer, { people, ...party }: Party) {
  const order = await aJourney(home, { offer, ...party })
  return { ...order, travellers: await nameTravellers(home, order.id, people) }
}

/** A departure that sleeps in Makkah and then in Madinah, and its partner's own person at the desk. */
export async function aDeparture(home: TestApp) {
  const offer = await anOffer(home)
  const { hotel_id } = await catalogueBasics(home)
  const stays = [
    { hotel_id: offer.hotel_id, nights: 5 },
    { hotel_id, nights: 3 },
  ]
  const { id } = offer.departure
  await home.application.db.update(departures).set({ stays }).where(eq(departures.id, id))
  const staff = await someStaff(home, ofPartner(offer.partner.id))
  const url = `/api/console/v1/departures/${id}`
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'partner', id: offer.partner.id }]
  return { id, offer, staff, url, scopes, send: sender(home, `${url}/rooming`, staff.token) }
}

/** Asks by a path behind an address, as one person. */
export const sender =
  (home: TestApp, base: string, token: string) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', to = '', body: object = {}) =>
    ask(home, method, `${base}${to}`, { token, ...(method !== 'GET' && { body }) })
