import { redirect } from 'react-router'
import { addToCart } from '#modules/booking/contract.ts'
import { roomTypes } from '#modules/booking/rules/party.ts'
import { api, pageOf } from '../../../api.server.ts'
import { countNames } from '../../../components/checkout/counts.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { keepNote } from '../../../cookie-state.server.ts'
import { inLanguage } from '../../../to.ts'
import { formPath } from './place.ts'
import type { Posted } from './posted.ts'
import { tryKey } from './try-key.server.ts'

export const beginFields = ['departure_id', 'months', ...countNames]

/** As long as seats are kept, and the sign-in may take. */
const noteSeconds = 3600

/** Keeps the seats of the date that was chosen, and leads to the form. */
export async function begin({ context, place, values }: Posted): Promise<Response> {
  const page = pageOf(context)
  const wish = {
    product_id: place.product_id,
    departure_id: values.departure_id ?? '',
    rooms: roomTypes.map((type) => ({ type, adults: Number(values[type] ?? 0) })).filter(({ adults }) => adults !== 0),
    children: Number(values.children ?? 0),
    infants: Number(values.infants ?? 0),
    affiliate_code: page.affiliate_code,
  }
  const key = tryKey(values.key, wish)
  const { booking_id, product_id } = (await api(context, addToCart, wish, { idempotency_key: key })).data
  keepNote(page, 'cart', { bookingId: booking_id, productId: product_id }, noteSeconds)
  const months = /^\d{1,2}$/.test(values.months ?? '') ? `?months=${values.months}` : ''
  const form = `${formPath({ booking_id, product_id })}${months}`
  return redirect(withAffiliate(inLanguage(page.language, form), page.affiliate_code))
}
