import { rescheduleBooking } from '#modules/booking/module.ts'
import { newestCode } from './accounts.ts'
import { aBuyer, aCart, aForm, anOffer, anOrder, payInvoice } from './bookings.ts'
import { anyDeparture } from './catalogue-fixtures.ts'
import { aPassport, travellersOf } from './journeys.ts'
import { listening } from './payments.ts'
import { newNumber } from './phones.ts'
import { anyPromo } from './promos.ts'
import type { TestApp } from './test-app.ts'
import { ask } from './test-app.ts'

/** A real thing of a real member: the token of its owner, and a request that succeeds with it. */
export type OwnedThing = { token: string; url: string; body?: object; form?: FormData }

type Make = (home: TestApp) => Promise<OwnedThing>

const cartOf = async (home: TestApp) => {
  const buyer = await aBuyer(home)
  return { ...buyer, id: await aCart(home, await anOffer(home), buyer) }
}

const onCart =
  (rest: string, body?: object): Make =>
  async (home) => {
    const { id, token } = await cartOf(home)
    return { token, url: `/api/v3/bookings/${id}/${rest}`, ...(body && { body }) }
  }

/** A cart whose phone number waits for its code. */
async function unproven(home: TestApp) {
  await listening(home)
  const buyer = await aBuyer(home, { phone_verified_at: null })
  const id = await aCart(home, await anOffer(home), buyer)
  const phone_number = newNumber()
  const body = { ...(await aForm(home, id)), phone_number }
  const { token } = buyer
  await ask(home, 'POST', `/api/v3/bookings/${id}/do-checkout`, { token, body })
  return { token, id, phone_number }
}

/** Owner calls of the booking module. */
export const ownedBookings: Readonly<Record<string, Make>> = {
  'GET /api/v3/bookings/:id/addons': onCart('addons'),
  'GET /api/v3/bookings/:id/detail/order': onCart('detail/order'),
  'PATCH /api/v3/bookings/:id/draft': onCart('draft', { plan: 'full' }),
  'PUT /api/v3/bookings/:id/form': onCart('form', { fields: { name: 'Siti' } }),
  'GET /api/v3/bookings/:id/promo/use-list': onCart('promo/use-list'),
  'DELETE /api/v3/bookings/:id/promo': onCart('promo'),
  'PATCH /api/v3/bookings/:id/promo/:promo_id': async (home) => {
    const { id: promo_id } = await anyPromo(home)
    return onCart(`promo/${promo_id}`)(home)
  },
  'PATCH /api/v3/bookings/:id/promo/code/:code': async (home) =>
    onCart(`promo/code/${(await anyPromo(home)).code}`)(home),
  'POST /api/v3/bookings/:id/do-checkout': async (home) => {
    const { id, token } = await cartOf(home)
    return { token, url: `/api/v3/bookings/${id}/do-checkout`, body: await aForm(home, id) }
  },
  'POST /api/v3/bookings/:id/verification': async (home) => {
    const { id, token, phone_number } = await unproven(home)
    return { token, url: `/api/v3/bookings/${id}/verification`, body: { code: await newestCode(home, phone_number) } }
  },
  'POST /api/v3/bookings/:id/verification/resend': async (home) => {
    const { id, token } = await unproven(home)
    home.application.clock.moveTo(new Date(home.application.clock.now().getTime() + 61_000))
    return { token, url: `/api/v3/bookings/${id}/verification/resend` }
  },
  'PATCH /api/v3/bookings/:id/verification/phone-number': async (home) => {
    const { id, token } = await unproven(home)
    return { token, url: `/api/v3/bookings/${id}/verification/phone-number`, body: { phone_number: newNumber() } }
  },
  'GET /api/v3/users/bookings/:id': async (home) => {
    const { id, token } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}` }
  },
  'PATCH /api/v3/users/bookings/:id/participants/:participant_id': async (home) => {
    const { id, token } = await anOrder(home)
    const [person] = await travellersOf(home, id)
    const body = { name: 'Jamaah Nomer A', reason: 'Salah ketik' }
    return { token, url: `/api/v3/users/bookings/${id}/participants/${person?.id}`, body }
  },
  'PATCH /api/v3/users/bookings/:id/participants/:participant_id/details': async (home) => {
    const { id, token } = await anOrder(home)
    const [person] = await travellersOf(home, id)
    const body = { gender: 'male', birth_date: '1980-01-01', ...aPassport }
    return { token, url: `/api/v3/users/bookings/${id}/participants/${person?.id}/details`, body }
  },
  'POST /api/v3/users/bookings/:id/reschedule/decline': async (home) => {
    const { id, token, offer, invoices } = await anOrder(home)
    await payInvoice(home, { id, token }, invoices[0]?.invoice_code ?? '')
    const { id: departure_id } = await anyDeparture(home, {
      product_id: offer.product.id,
      hotel_id: offer.hotel_id,
      in_days: 150,
    })
    const move = { booking_id: id, departure_id, staff_id: offer.partner.id, reason: 'Jadwal maskapai berubah' }
    await rescheduleBooking(home.application.db, move, home.application.clock.now())
    return { token, url: `/api/v3/users/bookings/${id}/reschedule/decline` }
  },
}
