import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Setoran, koreksi, dan pencairan yang disampaikan bank Anda, yang terbaru di atas.',
    en: 'Deposits, corrections and payouts your bank has reported, the newest first.',
  },
  list: { id: 'Daftar setoran', en: 'List of deposits' },
  all: { id: 'Semua jenis', en: 'All kinds' },
  openDifferences: { id: 'Lihat selisih', en: 'See differences' },
  empty: { id: 'Belum ada setoran', en: 'There are no deposits yet' },
  emptyText: {
    id: 'Setoran muncul di sini setelah bank mengirim pemberitahuannya.',
    en: 'Deposits appear here once the bank has sent its notice.',
  },
})
