/** Where a private umrah stands at each step; paths are without language. */
export const draftPath = (id: string): string => `/private-umroh/book?${new URLSearchParams({ id })}`
export const waitingPath = (id: string): string => `/private-umroh/waiting-approval/${encodeURIComponent(id)}`
export const requestPath = (id: string): string => `/member/order-custom-umroh/${encodeURIComponent(id)}`
export const requestsPath = '/member/order-custom-umroh'

/** What the steps of a checkout are here: choosing how to pay, how to pay by it, and what comes after. */
export function payStepPath(id: string, { step, ...rest }: Record<string, string> = {}): string {
  const place = encodeURIComponent(id)
  if (step === 'done') return `/private-umroh/payment-success?${new URLSearchParams({ id, ...rest })}`
  const query = new URLSearchParams(rest).toString()
  const page = rest.payment === undefined ? 'payment-method' : 'payment-instruction'
  return `/private-umroh/${page}/${place}${query && `?${query}`}`
}
