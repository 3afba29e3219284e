import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Dana Tabungan', en: 'Umrah savings' },
  description: {
    id: 'Bandingkan bank syariah mitra untuk menabung umrah: simpanan minimum, biaya administrasi, nisbah dan akad.',
    en: 'Compare partner sharia banks for umrah savings: minimum savings, fees, profit share and contract.',
  },
  heading: { id: 'Tabungan umrah di bank, atas nama Anda', en: 'Umrah savings at a bank, in your own name' },
  text: {
    id: 'Kami tidak menyimpan uang Anda. Rekening dibuka di bank syariah mitra yang diawasi OJK. Di sini Anda dapat membandingkan syarat bank dan menghitung setoran.',
    en: 'We don’t hold your money. You open an account at a partner sharia bank supervised by OJK. Here you can compare their terms and plan your deposits.',
  },
  toPlanner: { id: 'Buat rencana tabungan', en: 'Make a savings plan' },
  banksTitle: { id: 'Bank mitra tabungan', en: 'Partner banks for savings' },
  banksText: {
    id: 'Wadiah: uang dititipkan, tanpa janji imbalan. Mudharabah: hasil usaha dibagi menurut nisbah nasabah:bank, dan besarnya tidak dijamin.',
    en: 'Wadiah: the bank keeps your money safe and promises no return. Mudharabah: earnings are shared by a customer:bank ratio, and the amount is not guaranteed.',
  },
  profitShare: { id: 'Nisbah nasabah:bank', en: 'Profit share, customer:bank' },
  noShare: { id: 'Tidak ada', en: 'None' },
  yearlyReturn: { id: 'Imbal hasil per tahun', en: 'Return per year' },
  notPromised: { id: 'Tidak dijanjikan', en: 'Not promised' },
  stepsTitle: { id: 'Cara kerjanya', en: 'How it works' },
  productsTitle: { id: 'Paket yang dapat ditabung', en: 'Packages you can save for' },
  productsText: {
    id: 'Setoran bulanan dihitung dari harga hari ini untuk 12 bulan, dan hanya untuk keberangkatan yang terkejar. Menabung belum memesan kursi.',
    en: 'Monthly deposits are based on today’s price over 12 months, for departures you can reach. Saving does not reserve a seat.',
  },
  toProducts: { id: 'Lihat semua paket dan jangka waktu', en: 'See all packages and durations' },
  financingTitle: { id: 'Bank mitra pembiayaan', en: 'Partner banks for financing' },
  financingText: {
    id: 'Bank ini membayar paket Anda lebih dulu, lalu Anda mencicil. Ini utang.',
    en: 'These banks pay for your package first, then you repay in instalments. This is a debt.',
  },
  yearlyMargin: { id: 'Margin flat per tahun', en: 'Flat margin per year' },
  fee: { id: 'Upah jasa (ujrah)', en: 'Service fee (ujrah)' },
  toFinancing: { id: 'Lihat cicilan', en: 'See instalments' },
  questionsTitle: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
})
