/** The page of a store, without language. */
export const storePath = (slug: string): string => `/oleh-oleh/${encodeURIComponent(slug)}`

/** The steps of a checkout, without language. */
export const shippingPath = (id: string): string => `/oleh-oleh/pengiriman/${encodeURIComponent(id)}`
export const choosePaymentPath = (id: string, invoice_id: string): string =>
  `/oleh-oleh/pilih-pembayaran/${encodeURIComponent(id)}/invoice/${encodeURIComponent(invoice_id)}`
export const paymentPath = (id: string, { id: payment_id, payment_number }: { id: string; payment_number: string }) =>
  `/oleh-oleh/pembayaran/${encodeURIComponent(id)}/${encodeURIComponent(payment_id)}/${encodeURIComponent(payment_number)}`

/** Where a checkout is looked at afterwards, and the order of one of its stores. */
export const souvenirOrderPath = (id: string): string => `/member/my-order/${id}`
export const storeOrderPath = (id: string): string => `/member/my-order/merchant/${id}`

/** The page of an item, under its store. */
export const itemPath = ({ slug, store }: { slug: string; store: { slug: string } }): string =>
  `${storePath(store.slug)}/${encodeURIComponent(slug)}`
