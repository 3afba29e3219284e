import type { InvoiceNews } from '#modules/payment/module.ts'

type Order = Pick<InvoiceNews['invoice'], 'order_kind' | 'order_id'>

const pages = {
  booking: '/member/my-order/',
  souvenir: '/member/my-order/merchant/',
  private_umrah: '/member/order-custom-umroh/',
  financing: '/member/financing-history/',
} as const satisfies Record<Order['order_kind'], string>

/** The page of an order, by its kind. */
export const orderLink = ({ order_kind, order_id }: Order): string => pages[order_kind] + order_id
