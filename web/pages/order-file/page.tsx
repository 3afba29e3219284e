import { data } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { bookingCalendar, invoicePdf, itinerary, voucher } from '#modules/booking/contract.ts'
import { souvenirInvoicePdf } from '#modules/souvenir/contract.ts'
import { api, type Context } from '../../api.server.ts'
import type { Route } from './+types/page.ts'

/** A file of an order. Asked for through the site, so that a session that ran out is renewed on the way. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { orderId: id, file: name } = params
  try {
    const file = await fileOf(context, id, name)
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    if (isCallFailure(error) && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}

async function fileOf(context: Context, id: string, name: string) {
  if (name === 'voucher.pdf') return (await api(context, voucher, { id })).data
  if (name === 'itinerary.pdf') return (await api(context, itinerary, { id })).data
  if (name === 'calendar.ics') return (await api(context, bookingCalendar, { id })).data
  if (name === 'souvenirs.pdf') return (await api(context, souvenirInvoicePdf, { id })).data
  return (await api(context, invoicePdf, { id, code: name.replace(/\.pdf$/, '') })).data
}
