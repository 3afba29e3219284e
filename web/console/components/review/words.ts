import { messages } from '#core/messages.ts'

/** About texts that somebody qualified reads: supplications and guides. */
export const words = messages({
  awaiting: { id: 'Menunggu pemeriksaan', en: 'Awaiting review' },
  cleared: { id: 'Sudah diperiksa', en: 'Cleared' },
  sent_back: { id: 'Dikembalikan', en: 'Sent back' },
  state: { id: 'Pemeriksaan', en: 'Review' },
  allStates: { id: 'Semua', en: 'All' },
  by: {
    id: (name: string, day: string) => `${name}, ${day}`,
    en: (name: string, day: string) => `${name}, ${day}`,
  },
  nobody: { id: 'Belum ada', en: 'Nobody yet' },
  reviewedBy: { id: 'Diperiksa oleh', en: 'Reviewed by' },
  note: { id: 'Catatan', en: 'Note' },
  reviewer: { id: 'Nama pemeriksa', en: 'Reviewer’s name' },
  reviewerHint: {
    id: 'Ustaz yang membacanya. Nama dan tanggalnya tampil di situs.',
    en: 'The scholar who read it. Name and date are shown on the site.',
  },
  clear: { id: 'Nyatakan sudah diperiksa', en: 'Clear it' },
  clearTitle: { id: 'Teksnya sudah benar', en: 'The text is right' },
  backTitle: { id: 'Ada yang harus diubah', en: 'Something has to change' },
  noteLabel: { id: 'Apa yang harus diubah', en: 'What has to change' },
  noteHint: { id: 'Minimal 5 karakter. Hanya staf yang melihatnya.', en: 'At least 5 characters. Only staff see it.' },
  sendBack: { id: 'Kembalikan', en: 'Send it back' },
  doneCleared: { id: 'Pemeriksaan disimpan. Situs menampilkannya.', en: 'The review is saved. The site shows it.' },
  doneBack: { id: 'Teks dikembalikan beserta catatannya.', en: 'The text is sent back with its note.' },
  indonesian: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  english: { id: 'Bahasa Inggris', en: 'English' },
})
