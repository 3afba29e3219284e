type Facts = {
  /** Its page on the site, before the id. */
  page: string
  /** Whether its buyer pays on the steps of a checkout of its own, and not on the page that is shared. */
  has_checkout: boolean
  /** Whose desk sees to it. */
  sold_by: 'partner' | 'store'
  /** What is counted of it. */
  quantity: 'travellers' | 'items'
}

/** What an invoice can be for. Whoever needs to know something of a kind reads it here, and compares no kinds. */
export const orderKinds = {
  booking: { page: '/member/my-order/', has_checkout: true, sold_by: 'partner', quantity: 'travellers' },
  souvenir: { page: '/member/my-order/', has_checkout: false, sold_by: 'store', quantity: 'items' },
  private_umrah: {
    page: '/member/order-custom-umroh/',
    has_checkout: false,
    sold_by: 'partner',
    quantity: 'travellers',
  },
  financing: { page: '/member/financing-history/', has_checkout: false, sold_by: 'partner', quantity: 'travellers' },
} as const satisfies Record<string, Facts>
export type OrderKind = keyof typeof orderKinds
export const orderKindNames = ['booking', 'souvenir', 'private_umrah', 'financing'] as const satisfies OrderKind[]

/** The page of an order. */
export const orderPage = ({ order_kind, order_id }: { order_kind: OrderKind; order_id: string }): string =>
  orderKinds[order_kind].page + order_id

/** Whether a kind, by a name that came from anywhere, is seen to at a store's desk. */
export const isOfStore = (kind: string): boolean =>
  orderKindNames.some((name) => name === kind && orderKinds[name].sold_by === 'store')
