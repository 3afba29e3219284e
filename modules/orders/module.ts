import type { Handlers } from '#core/call.ts'
import { bookingSummaries, onBookingChanged } from '#modules/booking/module.ts'
import { tabs } from '#modules/booking/rules/machine.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { itemSummaries } from '#modules/merchandise/module.ts'
import {
  type InvoiceNews,
  onInvoiceChanged,
  onInvoiceExpired,
  onInvoiceOverdue,
  onInvoicePaid,
} from '#modules/payment/module.ts'
import { onSouvenirChanged, souvenirSearch, souvenirSummaries } from '#modules/souvenir/module.ts'
import { checkoutTabs } from '#modules/souvenir/rules/checkout-status.ts'
import { continueOrder } from './calls/continue-order.ts'
import { latestOrder } from './calls/latest-order.ts'
import { myOrders } from './calls/my-orders.ts'
import * as contract from './contract.ts'
import { registerOrderKind } from './kinds.ts'
import { summarise } from './summaries.ts'

export {
  listLinked as ordersLinked,
  listOrderIds as orderIdsOf,
  listTitles as orderTitles,
  searchOrders,
} from './store.ts'
export { checkOrderSummaries, fillOrderSummaries, rebuildOrderSummaries } from './summaries.ts'

registerOrderKind({
  name: 'booking',
  categories: ['umroh', 'haji', 'wisata-syariah', 'private-umroh'],
  tabs,
  summaries: bookingSummaries,
  items: summaries,
})
onBookingChanged((db, { booking_id, now }) => summarise(db, { kind: 'booking', order_id: booking_id, now }))

registerOrderKind({
  name: 'souvenir',
  categories: ['oleh-oleh'],
  tabs: checkoutTabs,
  summaries: souvenirSummaries,
  items: itemSummaries,
  search: souvenirSearch,
})
onSouvenirChanged((db, { checkout_id, now }) => summarise(db, { kind: 'souvenir', order_id: checkout_id, now }))

for (const on of [onInvoicePaid, onInvoiceExpired, onInvoiceOverdue, onInvoiceChanged]) {
  on((db, { invoice, now }: InvoiceNews) =>
    summarise(db, { kind: invoice.order_kind, order_id: invoice.order_id, now }),
  )
}

const calls = { latestOrder, continueOrder, myOrders } satisfies Handlers<typeof contract, unknown>

export const orders = { contract, calls, jobs: [] }
