import { messages } from '#core/messages.ts'
import type { OrderState } from '#modules/souvenir/rules/machine.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** How the order of a store stands, for its buyer. */
export const orderStateWords = messages({
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  paid: { id: 'Menunggu diproses toko', en: 'Waiting for the store' },
  processing: { id: 'Diproses toko', en: 'Being prepared' },
  shipped: { id: 'Dikirim', en: 'Shipped' },
  delivered: { id: 'Tiba di tujuan', en: 'Delivered' },
  completed: { id: 'Selesai', en: 'Completed' },
  cancel_requested: { id: 'Pembatalan diajukan', en: 'Cancellation requested' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  rejected: { id: 'Ditolak toko', en: 'Rejected by the store' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
})

export const orderStateTones: Record<OrderState, BadgeTone> = {
  awaiting_payment: 'warning',
  paid: 'brand',
  processing: 'brand',
  shipped: 'brand',
  delivered: 'success',
  completed: 'success',
  cancel_requested: 'warning',
  cancelled: 'danger',
  rejected: 'danger',
  expired: 'neutral',
}
