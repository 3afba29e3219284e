import type { InvoiceState } from '#modules/payment/rules/machine.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import type { BookingState } from './machine.ts'

export type VoucherState = 'valid' | 'used' | 'cancelled'

/** A voucher is good for a journey: it is given once nothing of it is owed. */
export const hasVoucher = (state: BookingState, invoices: readonly { state: InvoiceState }[]): boolean =>
  (state === 'in_progress' || state === 'completed') && !invoices.some(isUnpaid)

/** What a voucher is worth today; nothing, where none was ever given. */
export function voucherState(
  { state, returns_on, was_started }: { state: BookingState; returns_on: string; was_started: boolean },
  today: string,
): VoucherState | undefined {
  if (state === 'in_progress') return returns_on < today ? 'used' : 'valid'
  if (state === 'completed') return 'used'
  return was_started ? 'cancelled' : undefined
}

/** "S. R.": enough for a person at the gate to compare, and for nobody else. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((part) => [...part].find((letter) => /\p{L}/u.test(letter)))
    .filter((letter) => letter !== undefined)
    .slice(0, 4)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
