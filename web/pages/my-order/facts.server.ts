import type { Output } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import type { bookingDetail } from '#modules/booking/contract.ts'

export type Booking = Output<typeof bookingDetail>
/** `timezone`: the clock of whoever pays the order, where somebody has begun to. */
export type Reader = { language: Language; now: Date; timezone?: string | undefined }

export const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
export const momentOf = (at: string, { language, timezone }: Reader): string =>
  formatMomentIn(new Date(at), language, timezone)
