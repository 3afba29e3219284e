import { messages } from '#core/messages.ts'

export const refundAccountWords = messages({
  title: { id: 'Rekening pengembalian dana', en: 'Bank account for your refund' },
  missing: {
    id: (amount: string) => `${amount} akan kami kirim lewat transfer. Isi rekening tujuannya di sini.`,
    en: (amount: string) => `We’ll send ${amount} by bank transfer. Tell us which account it should go to.`,
  },
  saved: {
    id: (amount: string) => `${amount} akan kami kirim ke rekening ini.`,
    en: (amount: string) => `We’ll send ${amount} to this account.`,
  },
  sent: { id: 'Dana dikirim ke rekening ini.', en: 'The money goes to this account.' },
  closed: {
    id: 'Pengembalian sedang diproses, jadi rekening tidak bisa diubah lagi. Hubungi kami bila ada yang keliru.',
    en: 'Your refund is being processed, so the account can’t be changed any more. Contact us if something is wrong.',
  },
  safety: {
    id: 'Kami tidak pernah meminta nomor rekening, PIN, atau kode lewat telepon maupun chat.',
    en: 'We never ask for account numbers, PINs or codes by phone or chat.',
  },
  bank_code: { id: 'Bank', en: 'Bank' },
  chooseBank: { id: 'Pilih bank', en: 'Choose a bank' },
  number: { id: 'Nomor rekening', en: 'Account number' },
  numberHint: { id: '6–20 angka', en: '6–20 digits' },
  holder: { id: 'Nama pemilik rekening', en: 'Account holder’s name' },
  holderHint: { id: 'Sesuai buku tabungan', en: 'As it appears on the bank statement' },
  change: { id: 'Ubah rekening', en: 'Change the account' },
  save: { id: 'Simpan rekening', en: 'Save account' },
  saving: { id: 'Menyimpan', en: 'Saving' },
})
