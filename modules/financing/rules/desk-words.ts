import { messages } from '#core/messages.ts'

/** How an application stands, at a bank's desk and in its file. */
export const deskStates = messages({
  fill_identity: { id: 'Isi identitas', en: 'Entering identity' },
  documents: { id: 'Menunggu dokumen', en: 'Waiting for documents' },
  verification: { id: 'Menunggu keputusan', en: 'Waiting for a decision' },
  payment: { id: 'Menunggu uang muka', en: 'Waiting for the down payment' },
  active: { id: 'Berjalan', en: 'Running' },
  settled: { id: 'Lunas', en: 'Paid off' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
  expired: { id: 'Lewat batas waktu', en: 'Expired' },
  withdrawn: { id: 'Dibatalkan', en: 'Withdrawn' },
})
