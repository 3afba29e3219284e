import { messages } from '#core/messages.ts'
import type { OfferState } from '#modules/private-umrah/rules/machine.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

/** How an offer stands, for the agency that made it. */
export const offerStateWords = messages({
  open: { id: 'Menunggu keluarga', en: 'With the family' },
  accepted: { id: 'Diterima', en: 'Accepted' },
  declined: { id: 'Ditolak keluarga', en: 'Declined' },
  withdrawn: { id: 'Anda tarik', en: 'Withdrawn' },
  lapsed: { id: 'Habis masa berlaku', en: 'Ran out' },
  lost: { id: 'Tidak dipilih', en: 'Not chosen' },
})

export const offerStateTones: Record<OfferState, BadgeTone> = {
  open: 'accent',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  lost: 'neutral',
}

/** What a list of requests is of. */
export const queueWords = messages({
  open: { id: 'Terbuka untuk Anda', en: 'Open to you' },
  unanswered: { id: 'Belum Anda tawar', en: 'Without your offer' },
  expiring: { id: 'Penawaran habis dalam 24 jam', en: 'Offers that run out within 24 hours' },
  offered: { id: 'Penawaran berjalan', en: 'Offers with families' },
  accepted: { id: 'Penawaran diterima', en: 'Accepted offers' },
  declined: { id: 'Penawaran ditolak', en: 'Declined offers' },
  withdrawn: { id: 'Penawaran ditarik', en: 'Withdrawn offers' },
  lapsed: { id: 'Penawaran habis masa berlaku', en: 'Offers that ran out' },
  lost: { id: 'Penawaran tidak dipilih', en: 'Offers not chosen' },
  ended: { id: 'Semua yang berakhir', en: 'All that ended' },
})

export const requestWords = messages({
  title: { id: 'Umrah privat', en: 'Private umrah' },
  estimate: { id: 'Perkiraan biaya', en: 'Estimate' },
  yourOffer: { id: 'Penawaran Anda', en: 'Your offer' },
  taken: { id: 'Diambil travel lain', en: 'Taken by another agency' },
  closed: { id: 'Sudah ditutup', en: 'Closed' },
  people: {
    id: (n: string) => `${n} jamaah`,
    en: (n: string) => (n === '1' ? '1 traveller' : `${n} travellers`),
  },
  hoursLeft: {
    id: (n: string) => `sisa ${n} jam`,
    en: (n: string) => (n === '1' ? '1 hour left' : `${n} hours left`),
  },
  daysLeft: {
    id: (n: string) => `sisa ${n} hari`,
    en: (n: string) => (n === '1' ? '1 day left' : `${n} days left`),
  },
  over: { id: 'waktunya habis', en: 'time is up' },
})
