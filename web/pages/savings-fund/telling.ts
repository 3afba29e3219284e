import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  compare: { id: 'Bandingkan bank', en: 'Compare banks' },
  compareText: {
    id: 'Lihat akad, simpanan minimum, biaya administrasi, dan nisbahnya. Nomor izin OJK tertulis di tiap kartu.',
    en: 'See the contract, minimum savings, costs and profit share. The OJK licence number stands on each card.',
  },
  plan: { id: 'Rencanakan setoran', en: 'Plan your deposits' },
  planText: {
    id: 'Tentukan target dan lama menabung: 6, 12, 18, atau 24 bulan. Setoran yang disarankan adalah target dibagi bulan.',
    en: 'Set a target and a duration of 6, 12, 18 or 24 months. The suggested deposit is the target divided by the months.',
  },
  open: { id: 'Ajukan pembukaan rekening', en: 'Apply for the account' },
  openText: {
    id: 'Data diri, ahli waris, KTP, dan NPWP bila ada. Bank memeriksa lalu menerima atau menolak, dengan alasan.',
    en: 'Your details, your heir’s, ID card, and tax number if you have one. The bank checks and accepts, or declines with a reason.',
  },
  deposit: { id: 'Setor ke bank', en: 'Deposit at the bank' },
  depositText: {
    id: 'Setiap setoran lewat virtual account bank dan menambah kemajuan menuju target Anda.',
    en: 'Each deposit goes through the bank’s virtual account and adds to the progress toward your target.',
  },
  reach: { id: 'Pesan paketnya', en: 'Book the package' },
  reachText: {
    id: 'Saat target tercapai, pilih paket yang masih ada kursinya dan bayar dengan tabungan Anda.',
    en: 'When the target is reached, choose a package with seats and pay with your savings.',
  },
  askWhere: { id: 'Di mana uang saya disimpan?', en: 'Where is my money kept?' },
  answerWhere: {
    id: 'Di rekening atas nama Anda sendiri di bank. Tidak pernah lewat rekening kami atau travel, dan kami tidak dapat menariknya.',
    en: 'In an account in your own name at the bank. It never passes through our account or an agency’s, and we cannot withdraw it.',
  },
  askSafe: { id: 'Apakah ada imbal hasil pasti?', en: 'Is there a certain return?' },
  answerSafe: {
    id: 'Tidak. Wadiah tidak menjanjikan imbalan; mudharabah membagi hasil yang benar-benar didapat, bisa kecil. Siapa pun yang menjanjikan angka pasti, tanyakan dasarnya.',
    en: 'No. Wadiah promises none; mudharabah shares what was truly earned, which may be little. If anyone promises a certain figure, ask on what ground.',
  },
  askStop: { id: 'Bisakah berhenti di tengah jalan?', en: 'Can I stop on the way?' },
  answerStop: {
    id: 'Bisa. Uangnya milik Anda; tata cara dan biaya penutupan rekening mengikuti ketentuan bank, jadi bacalah sebelum membuka.',
    en: 'Yes. The money is yours; how an account is closed, and at what cost, is in the bank’s terms, so read them before you open one.',
  },
  askSeat: { id: 'Apakah kursi saya sudah aman?', en: 'Is my seat safe?' },
  answerSeat: {
    id: 'Belum. Tabungan tidak memegang kursi dan tidak mengunci harga. Kursi menjadi milik Anda saat memesan dan membayar.',
    en: 'Not yet. Savings hold no seat and fix no price. A seat becomes yours when you book and pay.',
  },
})
