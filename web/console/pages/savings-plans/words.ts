import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Permohonan rekening dari jamaah, yang paling lama menunggu di atas.',
    en: 'Account applications from members, the longest waiting first.',
  },
  list: { id: 'Daftar tabungan', en: 'List of savings' },
  empty: { id: 'Tidak ada tabungan di antrean ini', en: 'There is nothing in this queue' },
  emptyText: {
    id: 'Permohonan baru dari jamaah akan muncul di sini.',
    en: 'New applications from members will appear here.',
  },
})
