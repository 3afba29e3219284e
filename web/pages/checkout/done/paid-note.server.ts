import type { PageContext } from '#core/page.ts'
import { dropNote, keepNote, readNote } from '../../../notes.server.ts'
import { checkoutPath, type PayPlace } from '../pay/place.ts'

// A virtual account lives a day; who pays on the last minute still comes back.
const begunSeconds = 2 * 24 * 60 * 60
const paidSeconds = 600

type Begun = { token: string; payment_id: string; payment_number: string; invoice_code: string }

/** Remembers in this browser that a payment was begun here, so that a gateway's return finds its way home. */
export function noteBegun(page: PageContext, place: PayPlace, begun: Begun): string {
  const { token, payment_id, payment_number, invoice_code } = begun
  const path = checkoutPath(place, { step: 'pay', payment: payment_id, number: payment_number })
  keepNote(page, 'paying', { token, path, invoice_code }, begunSeconds)
  return path
}

/** Whether this browser began to pay the invoice. Asked once: the finished screen is then due, and only then. */
export function isJustPaid(page: PageContext, { booking_id }: PayPlace, invoice_code: string): boolean {
  if (readNote(page, 'paying').invoice_code !== invoice_code) return false
  dropNote(page, 'paying')
  keepNote(page, 'paid', { booking_id, invoice_code }, paidSeconds)
  return true
}

/** The invoice whose finished screen is due, taken once. */
export function takePaid(page: PageContext, { booking_id }: PayPlace): string | undefined {
  const paid = readNote(page, 'paid')
  if (paid.booking_id !== booking_id) return undefined
  dropNote(page, 'paid')
  return paid.invoice_code
}
