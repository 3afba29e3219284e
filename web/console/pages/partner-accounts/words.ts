import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Rekening penerima', en: 'Payee accounts' },
  text: {
    id: 'Rekening tujuan pembayaran mitra, toko, dan konsultan. Periksa yang baru sebelum dipakai.',
    en: 'Where payouts go. Verify a new account before it is used.',
  },
  list: { id: 'Daftar rekening', en: 'List of accounts' },
  search: { id: 'Penerima atau pemilik rekening', en: 'Payee or account holder' },
  state: { id: 'Status', en: 'Status' },
  payee: { id: 'Penerima', en: 'Payee' },
  account: { id: 'Rekening', en: 'Account' },
  enteredBy: { id: 'Diisi oleh', en: 'Entered by' },
  enteredAt: { id: 'Diisi', en: 'Entered' },
  empty: { id: 'Tidak ada rekening di sini', en: 'There are no accounts here' },
  emptyText: {
    id: 'Rekening yang diisi mitra, toko, dan konsultan akan muncul di sini untuk diperiksa.',
    en: 'Accounts that partners, stores and consultants enter will appear here to be verified.',
  },
})
