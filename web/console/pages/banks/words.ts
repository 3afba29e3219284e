import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Ketentuan yang ditawarkan kepada jamaah. Pilih akad untuk melihat riwayat atau mengubahnya.',
    en: 'The terms offered to members. Choose a contract to see its history or change it.',
  },
  today: { id: 'Hari ini', en: 'Today' },
  next: { id: 'Perubahan berikutnya', en: 'Next change' },
  none: { id: 'Belum ada', en: 'None' },
  csv: { id: 'Unduh CSV', en: 'Download CSV' },
  stops: { id: (day: string) => `Mulai ${day}: tidak ditawarkan`, en: (day: string) => `From ${day}: not offered` },
  changes: {
    id: (day: string, terms: string) => `Mulai ${day}: ${terms}`,
    en: (day: string, terms: string) => `From ${day}: ${terms}`,
  },
  empty: { id: 'Tidak ada bank di lingkup Anda', en: 'There are no banks in your scope' },
  emptyText: {
    id: 'Bank tampil di sini setelah bergabung sebagai mitra.',
    en: 'Banks appear here once they have joined as partners.',
  },
})
