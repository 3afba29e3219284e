import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import type { PageContext } from '#core/page.ts'
import { orderAddons, orderDetail, orderPromos } from '#modules/booking/contract.ts'
import { isOver } from '#modules/booking/rules/hold-expiry.ts'
import { productById } from '#modules/catalogue/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { financingOrder } from '#modules/financing/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { countsOf, countsQuery } from '../../components/checkout/counts.ts'
import { readNote } from '../../cookie-state.server.ts'
import { optional } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { loadDone } from './done/load.server.ts'
import { formPath } from './financing/place.ts'
import type { Order } from './order.ts'
import { loadPay } from './pay/load.server.ts'
import { checkoutPath, orderPath, type PayPlace, placeOf } from './pay/place.ts'
import { shownVerification } from './verification.server.ts'
import { shownOrder } from './view.server.ts'
import { words } from './words.ts'

type Params = { bookingId?: string; productId: string }

/** What checkout shows: a step of the order, or why there is none to go on with. */
export async function loadCheckout(context: Context, url: URL, { bookingId, productId }: Params) {
  if (!bookingId) return { ...frameOf(context), ...(await withoutBooking(context, productId)) }
  const order = await find(context, bookingId)
  const place = placeOf(order)
  const { language } = pageOf(context)
  const step = url.searchParams.get('step')
  if (order.is_private) throw redirect(inLanguage(language, checkoutPath(place)))
  if (order.product.id !== productId) throw redirect(inLanguage(language, checkoutPath(place, step ? { step } : {})))
  const shown = await stepOf(context, url, { order, place, step })
  return { ...frameOf(context, order), ...shown }
}

export type Loaded = Awaited<ReturnType<typeof loadCheckout>>

type StepInput = { order: Order; place: PayPlace; step: string | null }

async function stepOf(context: Context, url: URL, { order, place, step }: StepInput) {
  const page = pageOf(context)
  if (step === 'done') return { step: 'done', finished: await loadDone(context, place, url) } as const
  if (step === 'pay' && order.status !== 'cart') {
    return { step: 'pay', paying: await loadPay(context, place, url) } as const
  }
  if (isRunOut(order, page.now)) return { step: 'over', over: overOf(page, order) } as const
  if (order.status !== 'cart') throw redirect(inLanguage(page.language, pathAfter(order, place)))
  const verification = step === 'verify' ? shownVerification(page, order) : undefined
  if (verification) return { step: 'verify', verification } as const
  const [{ data: addons }, { data: inForce }, promos, financing] = await Promise.all([
    api(context, orderAddons, { id: order.booking_id }),
    api(context, rules, {}),
    page.tenant.feature_flag.is_promo === 1 ? api(context, orderPromos, { id: order.booking_id }) : undefined,
    financingFor(context, order),
  ])
  // A promo that was put on before promos were switched off can be taken off, and must be.
  const offered = promos?.data ?? (order.promo ? [] : undefined)
  const shown = shownOrder({ order, addons, promos: offered, rules: inForce, financing }, page)
  // What is shown when the time runs out while the page is open comes with it.
  return { step: 'order', shown, over: overOf(page, order) } as const
}

/** An order that was placed is paid, or looked at in the list of orders. */
const pathAfter = ({ status, plan }: Order, place: PayPlace): string => {
  if (status === 'awaiting_payment' && plan === 'financing') return formPath(place)
  return status === 'awaiting_payment' ? checkoutPath(place, { step: 'pay' }) : orderPath(place)
}

/** What the cheapest bank asks for it, where one does and the site has financing at all. */
async function financingFor(context: Context, { booking_id: id }: Order) {
  if (pageOf(context).tenant.feature_flag.is_financing !== 1) return undefined
  return (await optional(context, api(context, financingOrder, { id })))?.offers[0]
}

export const isRunOut = ({ status, hold_expires_at }: Order, now: Date): boolean =>
  status === 'expired' ||
  (status === 'cart' && isOver(hold_expires_at === null ? null : new Date(hold_expires_at), now))

/** What stands around every step. */
function frameOf(context: Context, order?: Order) {
  const say = words(pageOf(context).language)
  return {
    frame: {
      steps: { label: say.steps, done: say.done, names: [say.stepOrder, say.stepPay, say.stepDone] },
      title: say.stepOrder,
      crumb: order && { label: order.product.name, href: `/product/${order.product.slug}` },
      banner: order?.consultant_name ? say.consultant(order.consultant_name) : undefined,
    },
  }
}

/** The member's own order; someone else's, or what is no id at all, is not found. */
async function find(context: Context, id: string): Promise<Order> {
  try {
    return (await api(context, orderDetail, { id })).data
  } catch (error) {
    if (isCallFailure(error) && (error.status === 404 || error.status === 422)) throw data(null, { status: 404 })
    throw error
  }
}

/** Seats that were let go: the same choice can be made again, or a newer order of the package gone on with. */
export function overOf(page: PageContext, { booking_id, product, departure, ...party }: Order) {
  const { language } = page
  const say = words(language)
  const choice = new URLSearchParams({
    departure: departure.id,
    room: party.rooms[0]?.type ?? 'quad',
    ...countsQuery(countsOf(party)),
  })
  const { bookingId, productId } = readNote(page, 'cart')
  const isNewer = bookingId !== undefined && productId === product.id && bookingId !== booking_id
  return {
    title: say.over,
    text: say.overText,
    first: { label: say.bookAgain, path: `/product/${product.slug}?${choice}` },
    second: isNewer
      ? { label: say.newer, path: checkoutPath({ booking_id: bookingId, product_id: product.id }) }
      : undefined,
  }
}

/** Only a package was given: the order begun in this browser is gone on with, else it is told how to begin one. */
async function withoutBooking(context: Context, productId: string) {
  const page = pageOf(context)
  const say = words(page.language)
  const note = readNote(page, 'cart')
  if (note.bookingId && note.productId === productId) {
    throw redirect(inLanguage(page.language, checkoutPath({ booking_id: note.bookingId, product_id: productId })))
  }
  try {
    const { name, slug } = (await api(context, productById, { id: productId })).data
    const first = { label: say.toPackage, path: `/product/${slug}` }
    const begin = { title: say.noCart, text: say.noCartText(name), first }
    return { step: 'none', begin } as const
  } catch (error) {
    if (!isCallFailure(error) || ![404, 410, 422].includes(error.status)) throw error
    throw data(null, { status: error.status === 410 ? 410 : 404 })
  }
}
