import { messages } from '#core/messages.ts'

export const words = messages({
  mailbox: { id: 'Kotak surat', en: 'Mailbox' },
  notice: {
    id: 'Surat dan pesan di sini tidak dikirim ke siapa pun.',
    en: 'Mails and messages here are not sent to anyone.',
  },
  address: { id: 'Alamat atau nomor', en: 'Address or number' },
  filter: { id: 'Saring', en: 'Filter' },
  all: { id: 'Semua', en: 'All' },
  empty: { id: 'Belum ada surat.', en: 'No mail yet.' },
  emptyFor: { id: (to: string) => `Belum ada surat untuk ${to}.`, en: (to: string) => `No mail for ${to} yet.` },
  pick: { id: 'Pilih surat untuk membacanya.', en: 'Pick a mail to read it.' },
  back: { id: 'Kembali ke daftar', en: 'Back to the list' },
  to: { id: 'Kepada', en: 'To' },
  sent: { id: 'Terkirim', en: 'Sent' },
  page: { id: 'Tampilan surat', en: 'The mail as a page' },
  text: { id: 'Sebagai teks', en: 'As text' },
  missing: { id: 'Surat ini tidak ada.', en: 'There is no such mail.' },
  noSubject: { id: '(tanpa judul)', en: '(no subject)' },
})
