type Facts = {
  /** Its page on the site, before the id. */
  page: string
  /** Whether its buyer pays on the steps of a checkout of its own, and not on the page that is shared. */
  has_checkout: boolean
}

/** What an invoice can be for. Whoever needs to know something of a kind reads it here, and compares no kinds. */
export const orderKinds = {
  booking: { page: '/member/my-order/', has_checkout: true },
  souvenir: { page: '/member/my-order/merchant/', has_checkout: false },
  private_umrah: { page: '/member/order-custom-umroh/', has_checkout: false },
  financing: { page: '/member/financing-history/', has_checkout: false },
} as const satisfies Record<string, Facts>
export type OrderKind = keyof typeof orderKinds

/** The page of an order. */
export const orderPage = ({ order_kind, order_id }: { order_kind: OrderKind; order_id: string }): string =>
  orderKinds[order_kind].page + order_id
