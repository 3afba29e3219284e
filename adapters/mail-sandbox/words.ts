import { messages } from '#core/messages.ts'

export const words = messages({
  mailbox: { id: 'Kotak surat', en: 'Mailbox' },
  notice: {
    id: 'Email dan pesan di sini tidak dikirim ke siapa pun.',
    en: 'Emails and messages here are not sent to anyone.',
  },
  address: { id: 'Alamat atau nomor', en: 'Address or number' },
  filter: { id: 'Saring', en: 'Filter' },
  all: { id: 'Semua', en: 'All' },
  empty: { id: 'Belum ada email.', en: 'No emails yet.' },
  emptyFor: { id: (to: string) => `Belum ada email untuk ${to}.`, en: (to: string) => `No emails for ${to} yet.` },
  pick: { id: 'Pilih email untuk membacanya.', en: 'Choose an email to read it.' },
  back: { id: 'Kembali ke daftar', en: 'Back to the list' },
  to: { id: 'Kepada', en: 'To' },
  sent: { id: 'Terkirim', en: 'Sent' },
  page: { id: 'Tampilan email', en: 'Email preview' },
  text: { id: 'Sebagai teks', en: 'As text' },
  missing: { id: 'Email ini tidak ada.', en: 'This email doesn’t exist.' },
  noSubject: { id: '(tanpa judul)', en: '(no subject)' },
})
