import { bookingDetail } from '#modules/booking/contract.ts'
import { api, type Context } from '../../api.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { loadOrder } from './order.server.ts'
import { loadSouvenirs } from './souvenirs/load.server.ts'

/** An order by its id: a journey, or else what was bought of stores. */
export async function loadAny(context: Context, id: string) {
  const booking = await unlessRefused(api(context, bookingDetail, { id }), [404, 422])
  if (booking) return { journey: await loadOrder(context, booking), souvenirs: undefined }
  return { journey: undefined, souvenirs: await loadSouvenirs(context, id) }
}

export type AnyOrder = Awaited<ReturnType<typeof loadAny>>
