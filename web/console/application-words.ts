import { messages } from '#core/messages.ts'

/** How an application stands and of what kind it is, wherever the console shows one. */
export const applicationWords = messages({
  submitted: { id: 'Menunggu', en: 'Waiting' },
  in_review: { id: 'Sedang ditinjau', en: 'Under review' },
  accepted: { id: 'Disetujui', en: 'Approved' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
  travel: { id: 'Travel', en: 'Travel agency' },
  financial: { id: 'Bank', en: 'Bank' },
  tdc: { id: 'Kanal distribusi', en: 'Distribution channel' },
})
