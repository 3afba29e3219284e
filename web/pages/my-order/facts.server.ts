import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { bookingDetail } from '#modules/booking/contract.ts'

export type Booking = Output<typeof bookingDetail>
export type Reader = { language: Language; now: Date }

export const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
export const momentOf = (at: string, { language }: Reader): string => formatMoment(new Date(at), language)
