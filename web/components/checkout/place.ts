import { payStepPath } from '../private/paths.ts'

/** Which checkout it is. A private umrah is paid on pages of its own. */
export type PayPlace = { booking_id: string; product_id: string; is_private?: boolean }

/** Where an order is paid. */
export const placeOf = ({ booking_id, product, is_private }: Placed): PayPlace => ({
  booking_id,
  product_id: product.id,
  is_private,
})
type Placed = { booking_id: string; product: { id: string }; is_private: boolean }

/** A step of it; paths are without language. */
export function checkoutPath(place: PayPlace, step: Record<string, string> = {}): string {
  const { booking_id, product_id } = place
  if (place.is_private) return payStepPath(booking_id, step)
  const query = new URLSearchParams(step).toString()
  return `/checkout/${booking_id}/${product_id}${query && `?${query}`}`
}

export const orderPath = ({ booking_id }: PayPlace): string => `/member/my-order/${booking_id}`

/** The token at the end of a link that can be shared. */
export const tokenOf = (share_url: string): string => new URL(share_url).pathname.split('/').at(-1) ?? ''
