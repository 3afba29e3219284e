import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  bank: { id: 'Uang tetap di bank', en: 'The money stays at the bank' },
  bankText: {
    id: 'Setoran masuk ke rekening atas nama Anda di bank, tidak pernah ke rekening travel atau ke kami.',
    en: 'Deposits go into an account in your name at the bank, never to the agency’s account or to ours.',
  },
  seat: { id: 'Menabung belum memesan kursi', en: 'Saving holds no seat' },
  seatText: {
    id: 'Kursi baru menjadi milik Anda saat paket dipesan dan dibayar. Paket yang Anda tuju bisa habis lebih dulu; tabungan Anda tetap utuh untuk paket lain.',
    en: 'A seat is yours once a package is booked and paid. The one you save for may sell out first; your savings remain for another.',
  },
  price: { id: 'Harga dapat berubah', en: 'Prices may change' },
  priceText: {
    id: 'Setoran dihitung dari harga hari ini. Sisihkan sedikit lebih agar siap bila harga musim berikutnya naik.',
    en: 'Deposits are counted from today’s price. Set a little more aside in case the next season costs more.',
  },
  goal: { id: 'Tentukan tujuan', en: 'Set a goal' },
  goalText: {
    id: 'Pilih paket dan lama menabung: 6, 12, 18, atau 24 bulan. Setoran bulanannya langsung terlihat.',
    en: 'Choose a package and how long to save: 6, 12, 18 or 24 months. The monthly deposit shows at once.',
  },
  account: { id: 'Buka rekening', en: 'Open an account' },
  accountText: {
    id: 'Pilih bank mitra dan akadnya, isi data diri dan ahli waris, unggah KTP. Bank yang menyetujui pembukaan rekening.',
    en: 'Choose a partner bank and its contract, give your details and your heir’s, upload your ID card. The bank approves the account.',
  },
  save: { id: 'Setor setiap bulan', en: 'Deposit each month' },
  saveText: {
    id: 'Setor lewat virtual account bank. Kemajuan menuju target tercatat di riwayat tabungan Anda.',
    en: 'Deposit through the bank’s virtual account. Progress toward the target shows in your savings history.',
  },
  book: { id: 'Pesan saat cukup', en: 'Book when there is enough' },
  bookText: {
    id: 'Setelah target tercapai, pesan paket yang masih punya kursi dan bayar dari tabungan Anda.',
    en: 'Once the target is reached, book a package that still has seats and pay from your savings.',
  },
})
