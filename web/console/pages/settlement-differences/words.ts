import { messages } from '#core/messages.ts'

export const words = messages({
  settlements: { id: 'Setoran penyedia', en: 'Gateway transfers' },
  title: { id: 'Selisih setoran', en: 'Transfer differences' },
  text: {
    id: 'Yang dikatakan penyedia dan catatan kami tidak sama. Yang terlama lebih dulu.',
    en: 'Where the gateway and our records disagree. The oldest first.',
  },
  csv: { id: 'Unduh CSV', en: 'Download CSV' },
  lists: { id: 'Daftar', en: 'Lists' },
  openList: { id: 'Menunggu keputusan', en: 'Waiting' },
  closedList: { id: 'Sudah ditutup', en: 'Closed' },
  none: { id: 'Tidak ada selisih di sini', en: 'There are no differences here' },
  noneText: {
    id: 'Selisih dari berkas setoran berikutnya akan muncul di sini.',
    en: 'Differences from the next transfer file will appear here.',
  },
  next: { id: 'Berikutnya', en: 'Next' },
  done: { id: 'Selisih ditutup.', en: 'The difference is closed.' },
})
