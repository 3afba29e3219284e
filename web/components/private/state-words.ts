import { messages } from '#core/messages.ts'
import type { OfferState, RequestState } from '#modules/private-umrah/rules/machine.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** How a private umrah stands, for whoever planned it. */
export const requestStateWords = messages({
  cart: { id: 'Draf rencana', en: 'Draft plan' },
  waiting_approval: { id: 'Menunggu penawaran', en: 'Waiting for offers' },
  offered: { id: 'Ada penawaran', en: 'Offers received' },
  accepted: { id: 'Penawaran diterima', en: 'Offer accepted' },
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  in_progress: { id: 'Berlangsung', en: 'In progress' },
  completed: { id: 'Selesai', en: 'Completed' },
  declined: { id: 'Ditutup oleh Anda', en: 'Closed by you' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
})

// Lists of orders have no accent.
export const requestStateTones: Record<RequestState, Exclude<BadgeTone, 'accent'>> = {
  cart: 'neutral',
  waiting_approval: 'warning',
  offered: 'brand',
  accepted: 'brand',
  awaiting_payment: 'warning',
  in_progress: 'brand',
  completed: 'success',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'danger',
}

/** How one offer stands, for whoever may accept it. */
export const offerStateWords = messages({
  open: { id: 'Dapat dipilih', en: 'Open' },
  accepted: { id: 'Anda pilih', en: 'Accepted' },
  declined: { id: 'Anda tolak', en: 'Declined by you' },
  withdrawn: { id: 'Ditarik travel', en: 'Withdrawn by the agency' },
  lapsed: { id: 'Masa berlaku habis', en: 'No longer valid' },
  lost: { id: 'Tidak dipilih', en: 'Not chosen' },
})

export const offerStateTones: Record<OfferState, BadgeTone> = {
  open: 'brand',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  lost: 'neutral',
}
