import { messages } from './messages.ts'

/** Columns of a file of reviews, and how a text stands. */
export const reviewColumns = messages({
  id: { id: 'Nomor', en: 'Id' },
  title: { id: 'Judul', en: 'Title' },
  source: { id: 'Sumber', en: 'Source' },
  review: { id: 'Pemeriksaan', en: 'Review' },
  reviewer: { id: 'Pemeriksa', en: 'Reviewer' },
  reviewed_at: { id: 'Diperiksa pada', en: 'Reviewed at' },
  note: { id: 'Catatan', en: 'Note' },
  awaiting: { id: 'Menunggu pemeriksaan', en: 'Awaiting review' },
  cleared: { id: 'Sudah diperiksa', en: 'Cleared' },
  sent_back: { id: 'Dikembalikan', en: 'Sent back' },
})
