import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Pengajuan dari jamaah, yang paling lama menunggu di atas. Yang lewat batas waktu berakhir sendiri.',
    en: 'Applications from members, the longest waiting first. One past its deadline ends by itself.',
  },
  list: { id: 'Daftar pengajuan', en: 'List of applications' },
  empty: { id: 'Tidak ada pengajuan di antrean ini', en: 'There is nothing in this queue' },
  emptyText: {
    id: 'Pengajuan baru dari jamaah akan muncul di sini.',
    en: 'New applications from members will appear here.',
  },
})
