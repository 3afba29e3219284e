import { messages } from '#core/messages.ts'

/** About texts that somebody qualified reads: supplications and guides. */
export const words = messages({
  awaiting: { id: 'Menunggu tinjauan', en: 'Awaiting review' },
  cleared: { id: 'Disetujui', en: 'Approved' },
  sent_back: { id: 'Dikembalikan', en: 'Sent back' },
  state: { id: 'Tinjauan', en: 'Review' },
  allStates: { id: 'Semua', en: 'All' },
  by: {
    id: (name: string, day: string) => `${name}, ${day}`,
    en: (name: string, day: string) => `${name}, ${day}`,
  },
  nobody: { id: 'Belum ada', en: 'Nobody yet' },
  reviewedBy: { id: 'Ditinjau oleh', en: 'Reviewed by' },
  note: { id: 'Catatan', en: 'Note' },
  reviewer: { id: 'Nama peninjau', en: 'Reviewer’s name' },
  reviewerHint: {
    id: 'Ustaz yang membacanya. Nama dan tanggalnya tampil di situs.',
    en: 'The scholar who read it. Name and date are shown on the site.',
  },
  clear: { id: 'Setujui', en: 'Approve' },
  clearTitle: { id: 'Teksnya sudah benar', en: 'The text is right' },
  backTitle: { id: 'Ada yang harus diubah', en: 'Something has to change' },
  noteLabel: { id: 'Apa yang harus diubah', en: 'What has to change' },
  noteHint: { id: 'Minimal 5 karakter. Hanya staf yang melihatnya.', en: 'At least 5 characters. Only staff see it.' },
  sendBack: { id: 'Kembalikan', en: 'Send back' },
  doneCleared: { id: 'Tinjauan disimpan. Situs menampilkannya.', en: 'The review is saved. The site shows it.' },
  doneBack: { id: 'Teks dikembalikan beserta catatannya.', en: 'The text is sent back with its note.' },
  indonesian: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  english: { id: 'Bahasa Inggris', en: 'English' },
})
