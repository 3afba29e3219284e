import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Rekening mitra', en: 'Partner bank accounts' },
  text: {
    id: 'Rekening tujuan pembayaran mitra. Periksa yang baru sebelum dipakai.',
    en: 'Where payouts go. Verify a new account before it is used.',
  },
  list: { id: 'Daftar rekening', en: 'List of accounts' },
  search: { id: 'Mitra atau pemilik rekening', en: 'Partner or account holder' },
  state: { id: 'Status', en: 'Status' },
  partner: { id: 'Mitra', en: 'Partner' },
  account: { id: 'Rekening', en: 'Account' },
  enteredBy: { id: 'Diisi oleh', en: 'Entered by' },
  enteredAt: { id: 'Diisi', en: 'Entered' },
  empty: { id: 'Tidak ada rekening di sini', en: 'There are no accounts here' },
  emptyText: {
    id: 'Rekening yang diisi pemilik mitra akan muncul di sini untuk diperiksa.',
    en: 'Accounts that partner owners enter will appear here to be verified.',
  },
})
