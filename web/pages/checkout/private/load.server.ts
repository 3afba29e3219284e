import { redirect } from 'react-router'
import { orderDetail } from '#modules/booking/contract.ts'
import { privateWaiting } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { requestsPath, waitingPath } from '../../../components/private/paths.ts'
import { dataOrNotFound, unlessRefused } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { loadDone } from '../done/load.server.ts'
import { loadPay } from '../pay/load.server.ts'
import { checkoutPath, type PayPlace, placeOf } from '../pay/place.ts'
import { words } from './words.ts'

const leadTo = (context: Context, path: string): Response => redirect(inLanguage(pageOf(context).language, path))

/** The booking that a request has become. What is none yet leads to its offers, and another order to its own checkout. */
export async function privatePlace(context: Context, id: string): Promise<PayPlace> {
  const order = await unlessRefused(api(context, orderDetail, { id }), [404, 422])
  if (order?.is_private) return placeOf(order)
  if (order) throw leadTo(context, checkoutPath(placeOf(order)))
  await dataOrNotFound(api(context, privateWaiting, { id }))
  throw leadTo(context, waitingPath(id))
}

/** What stands around every step of paying. */
function frameOf(context: Context, page: 'method' | 'instruction' | 'success') {
  const say = words(pageOf(context).language)
  return {
    steps: { label: say.steps, done: say.done, names: [say.plan, say.offers, say.pay] },
    title: say[page],
    crumb: { label: say.private, href: '/private-umroh' },
  }
}

/** Which method, for the invoice that waits or the one that is named. */
export async function loadMethod(context: Context, id: string, url: URL) {
  const place = await privatePlace(context, id)
  return { ...frameOf(context, 'method'), self: checkoutPath(place), paying: await loadPay(context, place, url) }
}

/** How to pay by what was begun; without a payment, which method. */
export async function loadInstruction(context: Context, id: string, url: URL) {
  const place = await privatePlace(context, id)
  if (!url.searchParams.has('payment')) throw leadTo(context, checkoutPath(place))
  return { ...frameOf(context, 'instruction'), self: checkoutPath(place), paying: await loadPay(context, place, url) }
}

/** What comes next, once an invoice is paid. */
export async function loadSuccess(context: Context, url: URL) {
  const id = url.searchParams.get('id')
  if (!id) throw leadTo(context, requestsPath)
  const place = await privatePlace(context, id)
  return { ...frameOf(context, 'success'), self: checkoutPath(place), finished: await loadDone(context, place, url) }
}

export type Method = Awaited<ReturnType<typeof loadMethod>>
export type Instruction = Awaited<ReturnType<typeof loadInstruction>>
export type Success = Awaited<ReturnType<typeof loadSuccess>>
