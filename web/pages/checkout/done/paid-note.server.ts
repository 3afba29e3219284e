import type { PageContext } from '#core/page.ts'
import { dropNote, keepNote, readNote } from '../../../cookie-state.server.ts'
import { checkoutPath, type PayPlace } from '../pay/place.ts'

// A virtual account lives a day; who pays on the last minute still comes back.
const begunSeconds = 2 * 24 * 60 * 60

type Begun = { token: string; payment_id: string; payment_number: string; invoice_code: string }

/** Remembers in this browser that a payment was begun here, so that a gateway's return finds its way home. */
export function noteBegun(page: PageContext, place: PayPlace, begun: Begun): string {
  const { token, payment_id, payment_number, invoice_code } = begun
  const path = checkoutPath(place, { step: 'pay', payment: payment_id, number: payment_number })
  keepNote(page, 'paying', { token, path, invoice_code }, begunSeconds)
  return path
}

/** Whether this browser began to pay the invoice. Asked once: who looks again later goes to the order. */
export function isJustPaid(page: PageContext, invoice_code: string): boolean {
  if (readNote(page, 'paying').invoice_code !== invoice_code) return false
  dropNote(page, 'paying')
  return true
}
