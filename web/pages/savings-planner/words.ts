import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Perencanaan Tabungan Umrah', en: 'Umrah savings planner' },
  description: {
    id: 'Bandingkan bayar tunai, menabung, dan pembiayaan untuk satu paket umrah: akad, total rupiah, dan kapan bisa berangkat.',
    en: 'Compare paying in cash, saving and financing for one umrah package: contract, total in rupiah and when you can leave.',
  },
  lead: {
    id: 'Satu paket, beberapa cara membayar. Hitung dulu, baru putuskan.',
    en: 'One package, several ways to pay. Work it out first, then decide.',
  },
  steps: { id: 'Langkah perencanaan', en: 'Planning steps' },
  done: { id: 'selesai', en: 'done' },
  goal: { id: 'Tujuan', en: 'Goal' },
  when: { id: 'Waktu', en: 'Time' },
  bank: { id: 'Bank', en: 'Bank' },
  afford: { id: 'Kemampuan', en: 'Budget' },
  plan: { id: 'Rencana', en: 'Plan' },
  back: { id: 'Kembali', en: 'Back' },
  next: { id: 'Lanjut', en: 'Continue' },
  change: { id: 'Ganti', en: 'Change' },
  recount: { id: 'Hitung ulang', en: 'Update' },

  packageTitle: { id: 'Pilih paket umrah', en: 'Choose an umrah package' },
  search: { id: 'Cari paket umrah', en: 'Search umrah packages' },
  placeholder: { id: 'Nama paket atau travel', en: 'Package or agency' },
  find: { id: 'Cari', en: 'Search' },
  noneTitle: { id: 'Tidak ada paket yang cocok', en: 'No matching packages' },
  noneText: {
    id: 'Coba kata lain, atau tentukan target sendiri.',
    en: 'Try another word, or set your own target.',
  },
  morePackages: { id: 'Paket lainnya', en: 'More packages' },
  toTarget: { id: 'Belum tahu paketnya? Tentukan target sendiri', en: 'No package yet? Set your own target' },
  targetTitle: { id: 'Atau tentukan target sendiri', en: 'Or set your own target' },
  targetText: {
    id: 'Belum tahu paketnya? Tulis perkiraan harga per orang.',
    en: 'Not sure about the package yet? Enter an estimated price per person.',
  },
  target: { id: 'Perkiraan harga paket', en: 'Estimated package price' },
  useTarget: { id: 'Pakai target ini', en: 'Use this target' },
  perPerson: { id: 'per orang', en: 'per person' },

  monthsShort: { id: 'Lama menabung (bulan)', en: 'Months to save' },
  whenTitle: { id: 'Berapa lama Anda menabung?', en: 'How long will you save?' },
  day: { id: 'Tanggal setoran tiap bulan', en: 'Deposit day each month' },
  dayHint: {
    id: 'Kami mengingatkan Anda pada tanggal ini. Pilih hari setelah gajian.',
    en: 'We remind you on this day. Pick a day just after you are paid.',
  },

  bankTitle: { id: 'Bank dan akad', en: 'Bank and contract' },
  bankText: {
    id: 'Rekening dibuka atas nama Anda. Baca akadnya dulu: itu yang Anda tanda tangani.',
    en: 'The account is opened in your name. Read the contract first: it is what you sign.',
  },
  wadiahTitle: { id: 'Wadiah: titipan', en: 'Wadiah: safekeeping' },
  wadiahText: {
    id: 'Bank menjaga uang Anda. Tidak ada imbalan yang dijanjikan. Uang diambil dengan meminta penutupan rekening, kapan saja.',
    en: 'The bank keeps your money safe. No return is promised. To take the money out, ask to close the account, at any time.',
  },
  mudharabahTitle: { id: 'Mudharabah: bagi hasil', en: 'Mudharabah: profit sharing' },
  mudharabahText: {
    id: 'Bank mengelola uang Anda dan membagi hasilnya menurut nisbah. Hasilnya bisa kecil dan tidak dijamin.',
    en: 'The bank invests your money and shares what it earns by a fixed ratio. The amount may be small and is not guaranteed.',
  },

  affordTitle: { id: 'Apakah setorannya terjangkau?', en: 'Can you afford the deposit?' },
  affordText: {
    id: 'Penghasilan hanya dipakai untuk hitungan ini. Tidak kami simpan, dan tidak ikut di tautan rencana.',
    en: 'Your income is used for this sum only. We do not store it, and it is not part of the plan’s link.',
  },
  income: { id: 'Penghasilan per bulan', en: 'Monthly income' },
  incomeHint: { id: 'Penghasilan bersih sekeluarga, dalam rupiah.', en: 'Your household’s take-home pay, in rupiah.' },
  count: { id: 'Hitung sisa', en: 'Show what is left' },
  toPlan: { id: 'Lihat rencana', en: 'See the plan' },
  skip: { id: 'Lewati, lihat rencana', en: 'Skip to the plan' },

  adjust: { id: 'Ubah rencana', en: 'Adjust the plan' },
  down: { id: 'Uang muka pembiayaan', en: 'Financing down payment' },
  waysShort: { id: 'Ringkasan cara membayar', en: 'The ways at a glance' },
  totalShort: { id: 'Total', en: 'Total' },
  departsShort: { id: 'Berangkat', en: 'Departs' },
  yourPlan: { id: 'Rencana menabung Anda', en: 'Your savings plan' },
  send: { id: 'Kirim rencana', en: 'Send the plan' },
  sendText: {
    id: 'Langkah berikutnya: isi data untuk membuka rekening. Anda belum membayar apa pun.',
    en: 'Next you enter your details to open the account. You pay nothing yet.',
  },
  share: { id: 'Bagikan rencana', en: 'Share the plan' },
  print: { id: 'Cetak', en: 'Print' },
  bookCash: { id: 'Lihat paket', en: 'See the package' },
  today: { id: 'Hari ini', en: 'Today' },
  notice: {
    id: 'Hitungan dari harga dan ketentuan bank hari ini, bukan penawaran. Menabung tidak memesan kursi dan tidak mengunci harga.',
    en: 'Based on today’s prices and bank terms; not an offer. Saving does not reserve a seat or fix the price.',
  },
})
