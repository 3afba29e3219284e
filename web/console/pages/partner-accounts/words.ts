import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Rekening mitra dan toko', en: 'Partner and store accounts' },
  text: {
    id: 'Rekening tujuan pembayaran mitra dan toko. Periksa yang baru sebelum dipakai.',
    en: 'Where payouts go. Verify a new account before it is used.',
  },
  list: { id: 'Daftar rekening', en: 'List of accounts' },
  search: { id: 'Mitra, toko atau pemilik rekening', en: 'Partner, store or account holder' },
  state: { id: 'Status', en: 'Status' },
  payee: { id: 'Mitra atau toko', en: 'Partner or store' },
  account: { id: 'Rekening', en: 'Account' },
  enteredBy: { id: 'Diisi oleh', en: 'Entered by' },
  enteredAt: { id: 'Diisi', en: 'Entered' },
  empty: { id: 'Tidak ada rekening di sini', en: 'There are no accounts here' },
  emptyText: {
    id: 'Rekening yang diisi mitra dan toko akan muncul di sini untuk diperiksa.',
    en: 'Accounts that partners and stores enter will appear here to be verified.',
  },
})
