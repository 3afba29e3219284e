import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Dana Tabungan', en: 'Savings Fund' },
  description: {
    id: 'Bank syariah mitra untuk menabung umrah: simpanan minimum, biaya administrasi, nisbah dan akad, berdampingan.',
    en: 'Partner sharia banks to save for umrah with: minimum savings, costs, profit-share ratio and contract, side by side.',
  },
  heading: { id: 'Tabungan umrah, di bank, atas nama Anda', en: 'Umrah savings, at a bank, in your name' },
  text: {
    id: 'Kami tidak menyimpan uang Anda. Tabungan dibuka di bank syariah mitra yang diawasi OJK; di sini Anda membandingkan syaratnya dan merencanakan setorannya.',
    en: 'We keep none of your money. Savings are opened at partner sharia banks supervised by OJK; here you compare their terms and plan your deposits.',
  },
  banksTitle: { id: 'Bank mitra tabungan', en: 'Partner banks for savings' },
  banksText: {
    id: 'Wadiah berarti titipan tanpa imbalan yang dijanjikan. Mudharabah berarti hasil usaha dibagi menurut nisbah nasabah:bank, dan besarnya tidak dijamin.',
    en: 'Wadiah is safekeeping, with no return promised. Mudharabah shares what was earned by the ratio of customer to bank, and how much that is, nobody guarantees.',
  },
  profitShare: { id: 'Nisbah nasabah:bank', en: 'Profit share, customer:bank' },
  noShare: { id: 'Tidak ada', en: 'None' },
  yearlyReturn: { id: 'Imbal hasil per tahun', en: 'Yearly return' },
  notPromised: { id: 'Tidak dijanjikan', en: 'Not promised' },
  stepsTitle: { id: 'Cara kerjanya', en: 'How it works' },
  productsTitle: { id: 'Paket yang dapat ditabung', en: 'Packages to save for' },
  productsText: {
    id: 'Setoran bulanan dihitung untuk 24 bulan dari harga hari ini. Menabung belum memesan kursi.',
    en: 'Monthly deposits are counted over 24 months from today’s price. Saving holds no seat.',
  },
  toProducts: { id: 'Semua paket dan jangka waktu', en: 'All packages and durations' },
  financingTitle: { id: 'Bank mitra pembiayaan', en: 'Partner banks for financing' },
  financingText: {
    id: 'Bila tak sempat menabung: bank berikut membayar lebih dulu dan Anda mencicil. Ini utang, bukan tabungan.',
    en: 'When there is no time to save: these banks pay first and you repay. This is debt, not savings.',
  },
  yearlyMargin: { id: 'Marjin per tahun', en: 'Margin a year' },
  fee: { id: 'Upah jasa (ujrah)', en: 'Service fee (ujrah)' },
  inRupiah: { id: 'Dalam rupiah, dari bank', en: 'In rupiah, by the bank' },
  toFinancing: { id: 'Lihat cicilan', en: 'See instalments' },
  questionsTitle: { id: 'Yang sering ditanyakan', en: 'What people ask' },
})
