import { formatMoment } from '#core/format.ts'
import { listStoreItems } from '#modules/merchandise/contract.console.ts'
import { listStoreOrders } from '#modules/souvenir/contract.console.ts'
import type { DeskQueue } from '#modules/souvenir/rules/desk.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

// The platform looks on: it is the store that works.
const roles = ['store'] as const

/** How many orders wait in a queue, and until when the first of them does. */
async function waitingIn(context: Context, queue: DeskQueue) {
  const { language } = pageOf(context)
  const { rows, total } = (await api(context, listStoreOrders, { limit: 1, queue })).data
  const [count, due] = [countOf(total, language), rows[0]?.due_at]
  return count && { count, until: due ? formatMoment(new Date(due), language) : '' }
}

/** Paid orders that the store has not begun with; after their days the clock cancels them. */
export const storeOrders: TodoProvider = {
  roles,
  async load(context) {
    const waiting = await waitingIn(context, 'paid')
    if (!waiting) return undefined
    const { language } = pageOf(context)
    const say = words(language)
    return {
      key: 'store-orders',
      title: say.storeOrders,
      text: say.storeOrdersText(waiting.count, waiting.until),
      href: `${to(language, '/store-orders')}?queue=paid`,
      open: say.storeOrdersOpen,
    }
  },
}

/** Buyers who wish to cancel; without an answer they are right. */
export const storeCancels: TodoProvider = {
  roles,
  async load(context) {
    const waiting = await waitingIn(context, 'cancel_requested')
    if (!waiting) return undefined
    const { language } = pageOf(context)
    const say = words(language)
    return {
      key: 'store-cancels',
      title: say.storeCancels,
      text: say.storeCancelsText(waiting.count, waiting.until),
      href: `${to(language, '/store-orders')}?queue=cancel_requested`,
      open: say.storeCancelsOpen,
    }
  },
}

/** Orders that the store has begun with and not handed over. */
export const storeShip: TodoProvider = {
  roles,
  async load(context) {
    const waiting = await waitingIn(context, 'processing')
    if (!waiting) return undefined
    const { language } = pageOf(context)
    const say = words(language)
    return {
      key: 'store-ship',
      title: say.storeShip,
      text: say.storeShipText(waiting.count, waiting.until),
      href: `${to(language, '/store-orders')}?queue=processing`,
      open: say.storeShipOpen,
    }
  },
}

/** Parcels on their way by a waybill that their courier does not know. */
export const storeWaybills: TodoProvider = {
  roles,
  async load(context) {
    const waiting = await waitingIn(context, 'waybill_unknown')
    if (!waiting) return undefined
    const { language } = pageOf(context)
    const say = words(language)
    return {
      key: 'store-waybills',
      title: say.storeWaybills,
      text: say.storeWaybillsText(waiting.count),
      href: `${to(language, '/store-orders')}?queue=waybill_unknown`,
      open: say.storeWaybillsOpen,
    }
  },
}

/** Problems with parcels: the store answers, the platform decides. */
export const parcelProblems: TodoProvider = {
  roles: listStoreOrders.who,
  async load(context) {
    const waiting = await waitingIn(context, 'problem')
    if (!waiting) return undefined
    const { language } = pageOf(context)
    const say = words(language)
    return {
      key: 'parcel-problems',
      title: say.parcelProblems,
      text: say.parcelProblemsText(waiting.count),
      href: `${to(language, '/store-orders')}?queue=problem`,
      open: say.parcelProblemsOpen,
    }
  },
}

const onSale = 'on_sale'
const soldOut = { state: onSale, stock: 'out' } as const

/** What is on sale and has run out. */
export const storeStock: TodoProvider = {
  roles,
  async load(context) {
    const { language } = pageOf(context)
    const { total } = (await api(context, listStoreItems, { limit: 1, ...soldOut })).data
    const count = countOf(total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'store-stock',
      title: say.storeStock,
      text: say.storeStockText(count),
      href: `${to(language, '/items')}?${new URLSearchParams(soldOut)}`,
      open: say.storeStockOpen,
    }
  },
}
