/** Which checkout it is. */
export type PayPlace = { booking_id: string; product_id: string }

/** A step of it; paths are without language. */
export function checkoutPath({ booking_id, product_id }: PayPlace, step: Record<string, string> = {}): string {
  const query = new URLSearchParams(step).toString()
  return `/checkout/${booking_id}/${product_id}${query && `?${query}`}`
}

export const orderPath = ({ booking_id }: PayPlace): string => `/member/my-order/${booking_id}`

/** The token at the end of a link that can be shared. */
export const tokenOf = (share_url: string): string => new URL(share_url).pathname.split('/').at(-1) ?? ''
