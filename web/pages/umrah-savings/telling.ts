import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  bank: { id: 'Uang tetap di bank', en: 'The money stays at the bank' },
  bankText: {
    id: 'Setoran masuk ke rekening bank atas nama Anda, tidak ke rekening travel atau rekening kami.',
    en: 'Deposits go into a bank account in your name, never into the agency’s account or ours.',
  },
  seat: { id: 'Menabung belum memesan kursi', en: 'Saving does not reserve a seat' },
  seatText: {
    id: 'Kursi Anda pasti setelah paket dipesan dan dibayar. Paket yang Anda pilih bisa habis lebih dulu. Tabungan Anda tetap bisa dipakai untuk paket lain.',
    en: 'Your seat is reserved once you book and pay. The package may sell out before then. You can use your savings for another one.',
  },
  price: { id: 'Harga dapat berubah', en: 'Prices can change' },
  priceText: {
    id: 'Setoran dihitung dari harga hari ini. Tabung sedikit lebih banyak, karena harga musim berikutnya bisa naik.',
    en: 'Deposits are based on today’s price. Save a little extra in case prices go up next season.',
  },
  goal: { id: 'Tentukan target', en: 'Set a target' },
  goalText: {
    id: 'Pilih paket dan lama menabung: 6, 12, 18, atau 24 bulan. Setoran bulanan langsung terlihat.',
    en: 'Choose a package and how long to save: 6, 12, 18 or 24 months. You see the monthly deposit right away.',
  },
  account: { id: 'Buka rekening', en: 'Open an account' },
  accountText: {
    id: 'Pilih bank mitra dan akadnya. Isi data diri dan ahli waris, lalu unggah KTP. Bank yang menyetujui pembukaan rekening.',
    en: 'Choose a partner bank and contract. Enter your details and your heir’s, then upload your ID card. The bank approves the account.',
  },
  save: { id: 'Setor setiap bulan', en: 'Deposit every month' },
  saveText: {
    id: 'Setor lewat virtual account bank. Setiap setoran tercatat di riwayat tabungan Anda.',
    en: 'Pay into the bank’s virtual account. Your savings history shows every deposit.',
  },
  book: { id: 'Pesan paket', en: 'Book the package' },
  bookText: {
    id: 'Setelah target tercapai, minta tutup rekening. Bank membayarkan saldo ke rekening Anda. Lalu pesan paket yang masih ada kursinya dan bayar.',
    en: 'Once you reach your target, ask to close the account. The bank pays the balance into your own account. Then book a package with seats available and pay.',
  },
})
