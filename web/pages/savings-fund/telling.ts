import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  compare: { id: 'Bandingkan bank', en: 'Compare banks' },
  compareText: {
    id: 'Lihat akad, simpanan minimum, biaya administrasi, dan nisbah. Nomor izin OJK ada di kartu setiap bank.',
    en: 'See the contract, minimum savings, fees and profit share. Each bank’s card shows its OJK licence number.',
  },
  plan: { id: 'Rencanakan setoran', en: 'Plan your deposits' },
  planText: {
    id: 'Tentukan target dan lama menabung: 6, 12, 18, atau 24 bulan. Setoran yang disarankan adalah target dibagi jumlah bulan.',
    en: 'Set a target and choose 6, 12, 18 or 24 months. The suggested deposit is the target divided by the number of months.',
  },
  open: { id: 'Ajukan pembukaan rekening', en: 'Apply for an account' },
  openText: {
    id: 'Isi data diri dan ahli waris, unggah KTP, dan NPWP bila ada. Bank memeriksa pengajuan. Bila ditolak, bank memberi alasannya.',
    en: 'Enter your details and your heir’s, upload your ID card, and add your tax card (NPWP) if you have one. The bank reviews your application. If it declines, it tells you why.',
  },
  deposit: { id: 'Setor ke bank', en: 'Deposit at the bank' },
  depositText: {
    id: 'Setor lewat virtual account bank. Jumlah tabungan dan sisa target diperbarui setiap kali Anda menyetor.',
    en: 'Pay each deposit to the bank’s virtual account. What you have saved and what is left are updated with every deposit.',
  },
  reach: { id: 'Pesan paketnya', en: 'Book the package' },
  reachText: {
    id: 'Setelah target tercapai, minta tutup rekening. Bank membayarkan saldo ke rekening Anda. Lalu pesan paket yang masih ada kursinya dan bayar.',
    en: 'Once you reach the target, ask to close the account. The bank pays the balance into your own account. Then book a package with seats available and pay.',
  },
  askWhere: { id: 'Di mana uang saya disimpan?', en: 'Where is my money kept?' },
  answerWhere: {
    id: 'Di rekening bank atas nama Anda sendiri. Uangnya tidak melewati rekening kami atau travel, dan kami tidak dapat menariknya.',
    en: 'In a bank account in your own name. It never passes through our account or the agency’s, and we can’t withdraw it.',
  },
  askSafe: { id: 'Apakah ada imbal hasil pasti?', en: 'Is there a guaranteed return?' },
  answerSafe: {
    id: 'Tidak. Wadiah tidak menjanjikan imbalan. Mudharabah membagi hasil yang benar-benar didapat, dan bisa kecil. Berhati-hatilah bila ada yang menjanjikan angka pasti.',
    en: 'No. Wadiah promises no return. Mudharabah shares what was actually earned, which may be small. Be careful if anyone promises a fixed figure.',
  },
  askStop: { id: 'Bisakah saya berhenti menabung?', en: 'Can I stop saving?' },
  answerStop: {
    id: 'Bisa. Uangnya milik Anda. Cara dan biaya menutup rekening mengikuti ketentuan bank, jadi bacalah sebelum membuka rekening.',
    en: 'Yes. The money is yours. The bank’s terms explain how to close the account and what it costs, so read them before you open one.',
  },
  askSeat: { id: 'Apakah kursi saya sudah dipesan?', en: 'Is my seat reserved?' },
  answerSeat: {
    id: 'Belum. Menabung tidak memesan kursi dan tidak mengunci harga. Kursi Anda pasti setelah Anda memesan dan membayar.',
    en: 'No. Saving does not reserve a seat or fix the price. Your seat is reserved once you book and pay.',
  },
})
