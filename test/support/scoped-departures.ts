import { callKey } from '#core/call.ts'
import { newCode, newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import * as booking from '#modules/booking/contract.console.ts'
import { departure_runs } from '#modules/booking/tables.ts'
import { shipShipment } from '#modules/shipping/module.ts'
import { anOffer, bookingNow } from './bookings.ts'
import { aJourney, putBooking, travellersOf } from './journeys.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }

/** An order that is paid, who travels on it, and where it belongs. */
async function aPaidOrder(home: TestApp) {
  const { id } = await aJourney(home)
  const { tenant_id, partner_id } = await bookingNow(home, id)
  const [person] = await travellersOf(home, id)
  const scopes: Scope[] = [platform, { kind: 'tenant', id: tenant_id }, { kind: 'partner', id: partner_id }]
  return { id, url: `${base}/bookings/${id}`, scopes, traveller_id: person?.id ?? '' }
}

/** The same with a settlement that is overdue. */
async function anOverdueOrder(home: TestApp) {
  const order = await aJourney(home, { plan: 'down_payment' })
  await putBooking(home, order.id, { overdue_at: home.application.clock.now() })
  const { tenant_id, partner_id } = await bookingNow(home, order.id)
  const scopes: Scope[] = [platform, { kind: 'tenant', id: tenant_id }, { kind: 'partner', id: partner_id }]
  return { offer: order.offer, url: `${base}/bookings/${order.id}`, scopes }
}

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about lists of orders, and about a departure of them. */
export const scopedDepartures: Things = {
  [callKey(booking.listBookings)]: async () => ({ url: `${base}/bookings`, scopes: [platform] }),
  [callKey(booking.exportBookings)]: async () => ({ url: `${base}/bookings/export`, scopes: [platform] }),
  [callKey(booking.seeDeparture)]: async (home) => {
    const { partner, departure } = await anOffer(home)
    return { url: `${base}/departures/${departure.id}`, scopes: [platform, { kind: 'partner', id: partner.id }] }
  },
  [callKey(booking.seeDepartureChanges)]: async (home) => {
    const { partner, departure } = await anOffer(home)
    return {
      url: `${base}/departures/${departure.id}/changes`,
      scopes: [platform, { kind: 'partner', id: partner.id }],
    }
  },
  [callKey(booking.changeDeparture)]: async (home) => {
    const { partner, product, departure } = await anOffer(home)
    const url = `${base}/departures/${departure.id}/changes`
    const plain = { kind: 'cancel', reason: 'Maskapai membatalkan penerbangan', confirm_name: product.name.id }
    const own = async (token: string) => ({ url, body: { ...plain, code: await stepCodeOf(home, token) } })
    return { url, scopes: [platform, { kind: 'partner', id: partner.id }], body: { ...plain, code: '123456' }, own }
  },
  [callKey(booking.pauseDeparture)]: async (home) => {
    const { partner, departure } = await anOffer(home)
    const [kind, created_at] = ['cancel' as const, home.application.clock.now()]
    const started_by = { session_id: newId(), grants: [], request: { id: newId(), ip: '127.0.0.1' } }
    const run = { id: newId(), departure_id: departure.id, kind, reason: 'Maskapai membatalkan', staff_id: newId() }
    await home.application.db.insert(departure_runs).values({ ...run, started_by, created_at })
    const url = `${base}/departures/${departure.id}/changes/pause`
    return { url, scopes: [platform, { kind: 'partner', id: partner.id }], body: { is_paused: true } }
  },
  [callKey(booking.remindDeparture)]: async (home) => {
    const { offer } = await anOverdueOrder(home)
    return {
      url: `${base}/departures/${offer.departure.id}/remind`,
      scopes: [platform, { kind: 'partner', id: offer.partner.id }],
    }
  },
  [callKey(booking.remindOverdue)]: async (home) => {
    const { url, scopes } = await anOverdueOrder(home)
    return { url: `${url}/remind`, scopes }
  },
  [callKey(booking.seeBookingChanges)]: async (home) => {
    const { url, scopes } = await aPaidOrder(home)
    return { url: `${url}/changes`, scopes }
  },
  [callKey(booking.correctByPartner)]: async (home) => {
    const { url, scopes, traveller_id } = await aPaidOrder(home)
    const body = { name: 'Jamaah Nomer A', reason: 'Ejaan paspor berbeda' }
    return { url: `${url}/travellers/${traveller_id}/correct`, scopes, body }
  },
  [callKey(booking.shipKit)]: async (home) => {
    const { url, scopes } = await aPaidOrder(home)
    return { url: `${url}/kit/ship`, scopes, body: { courier: 'JNE', waybill: `JNE${newCode(8)}` } }
  },
  [callKey(booking.deliverKit)]: async (home) => {
    const { id, url, scopes } = await aPaidOrder(home)
    const { db, clock } = home.application
    const shipped = { order_kind: 'booking', order_id: id, courier: 'JNE', waybill: 'JNE0012345' } as const
    await shipShipment(db, shipped, clock.now())
    return { url: `${url}/kit/deliver`, scopes }
  },
}
