import { messages } from '#core/messages.ts'

const idMonths = (n: number): string => `${n} bulan`
const enMonths = (n: number): string => (n === 1 ? '1 month' : `${n} months`)

/** What the server says with amounts and days in it, and the long texts of each way to pay. */
export const telling = messages({
  stepOf: {
    id: (n: number, of: number) => `Langkah ${n} dari ${of}`,
    en: (n: number, of: number) => `Step ${n} of ${of}`,
  },
  required: { id: 'Field tidak boleh kosong', en: 'Please fill in this field' },
  targetLeast: {
    id: (least: string) => `Perkiraan harga paket harus di atas ${least}`,
    en: (least: string) => `The estimated package price must be above ${least}`,
  },
  amountOnly: { id: 'Tulis jumlah dalam rupiah, angka saja', en: 'Enter an amount in rupiah, digits only' },
  incomeLeast: {
    id: (least: string) => `Penghasilan bulanan minimal ${least}`,
    en: (least: string) => `Monthly income must be at least ${least}`,
  },
  packageGone: {
    id: 'Paket itu tidak dapat ditabung atau sudah tidak dijual. Pilih paket lain.',
    en: 'That package cannot be saved for or is no longer sold. Choose another one.',
  },
  ownTarget: { id: 'Target sendiri', en: 'Your own target' },
  results: { id: (n: number) => `${n} paket`, en: (n: number) => (n === 1 ? '1 package' : `${n} packages`) },
  days: { id: (n: number) => `${n} hari`, en: (n: number) => `${n} days` },
  from: { id: (city: string) => `dari ${city}`, en: (city: string) => `from ${city}` },
  months: { id: idMonths, en: enMonths },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  reachedOn: { id: (day: string) => `Terkumpul ${day}`, en: (day: string) => `Saved up by ${day}` },
  reaches: {
    id: (day: string) => `Keberangkatan termurah yang terkejar: ${day}`,
    en: (day: string) => `Cheapest departure you can reach: ${day}`,
  },
  reachesNone: {
    id: 'Tanggal berangkat sesudah itu belum dibuka',
    en: 'Departures after that are not open yet',
  },
  minimum: { id: 'Setoran minimum', en: 'Minimum deposit' },
  fee: { id: 'Biaya administrasi', en: 'Administration fee' },
  feeMonthly: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  none: { id: 'Tidak ada', en: 'None' },
  share: { id: 'Nisbah nasabah:bank', en: 'Profit share, customer:bank' },
  returns: { id: 'Imbal hasil', en: 'Return' },
  notPromised: { id: 'Tidak dijanjikan', en: 'Not promised' },
  tooSmall: {
    id: (least: string) => `Setoran Anda di bawah minimum bank ini, ${least}.`,
    en: (least: string) => `Your deposit is below this bank’s minimum of ${least}.`,
  },
  otherMonths: {
    id: (months: string) => `Bank ini hanya menerima ${months} bulan.`,
    en: (months: string) => `This bank only takes ${months} months.`,
  },
  bankChanged: {
    id: (bank: string) => `Bank yang dipilih tidak menerima rencana ini. Hitungan memakai ${bank}.`,
    en: (bank: string) => `The bank you chose does not take this plan. ${bank} is used instead.`,
  },
  noBank: {
    id: 'Belum ada bank mitra yang menerima rencana ini. Ubah lama menabung atau target.',
    en: 'No partner bank takes this plan yet. Change the months or the target.',
  },
  deposit: { id: 'Setoran tabungan', en: 'Savings deposit' },
  instalment: { id: 'Cicilan pembiayaan', en: 'Financing instalment' },
  leftText: {
    id: (left: string, percent: number) => `Sisa ${left}. Terpakai ${percent}% dari penghasilan.`,
    en: (left: string, percent: number) => `${left} left. It takes ${percent}% of your income.`,
  },
  shortText: {
    id: (missing: string) =>
      `Kurang ${missing} dari penghasilan Anda. Pilih waktu yang lebih lama atau target yang lebih kecil.`,
    en: (missing: string) => `${missing} more than your income. Choose more months or a lower target.`,
  },

  cash: { id: 'Tunai', en: 'Cash' },
  saving: { id: 'Menabung', en: 'Saving' },
  financing: { id: 'Pembiayaan', en: 'Financing' },
  akad: { id: 'Akad', en: 'Contract (akad)' },
  signedWith: { id: 'Ditandatangani dengan', en: 'Signed with' },
  price: { id: 'Harga paket per orang', en: 'Package price per person' },
  how: { id: 'Cara bayar', en: 'How you pay' },
  total: { id: 'Total dibayar', en: 'Total paid' },
  extra: { id: 'Biaya di atas harga paket', en: 'Cost above the package price' },
  leaves: { id: 'Bisa berangkat', en: 'When you can leave' },
  stops: { id: 'Bila berhenti di tengah jalan', en: 'If you stop halfway' },
  know: { id: 'Perlu diketahui', en: 'Good to know' },
  millions: { id: (n: string) => `${n} juta`, en: (n: string) => `${n} million` },
  inMonths: { id: (n: number) => `${n} bulan lagi`, en: (n: number) => `in ${enMonths(n)}` },

  cashAkad: { id: 'Perjanjian perjalanan umrah', en: 'Umrah travel contract' },
  wadiahAkad: { id: 'Wadiah (titipan)', en: 'Wadiah (safekeeping)' },
  mudharabahAkad: { id: 'Mudharabah (bagi hasil)', en: 'Mudharabah (profit sharing)' },
  murabahahAkad: { id: 'Murabahah (jual beli dengan margin)', en: 'Murabahah (sale with a margin)' },
  ijarahAkad: { id: 'Ijarah multijasa (upah jasa)', en: 'Ijarah (service for a fee)' },
  anyTravel: { id: 'Travel berizin pilihan Anda', en: 'A licensed agency of your choice' },
  withBank: {
    id: (bank: string) => `${bank}. Paketnya dipesan nanti, dengan travel.`,
    en: (bank: string) => `${bank}. You book the package later, with the agency.`,
  },
  debtWith: {
    id: (bank: string) => `${bank}. Ini utang, di samping perjanjian dengan travel.`,
    en: (bank: string) => `${bank}. This is a debt, next to the contract with the agency.`,
  },
  once: { id: (amount: string) => `Sekali bayar ${amount}`, en: (amount: string) => `${amount} at once` },
  times: {
    id: (n: number, amount: string) => `${n} × ${amount}`,
    en: (n: number, amount: string) => `${n} × ${amount}`,
  },
  lastTime: { id: (amount: string) => `terakhir ${amount}`, en: (amount: string) => `the last ${amount}` },
  afterDown: {
    id: (down: string, rest: string) => `Uang muka ${down}, lalu ${rest}`,
    en: (down: string, rest: string) => `${down} down, then ${rest}`,
  },
  noExtra: { id: 'Tidak ada', en: 'None' },
  adminFor: {
    id: (amount: string) => `${amount}/bulan, Anda bayar ke bank di luar setoran`,
    en: (amount: string) => `${amount}/month, which you pay the bank on top of the deposits`,
  },
  marginFor: {
    id: (charge: string, fees: string) => `margin ${charge}, biaya bank ${fees}`,
    en: (charge: string, fees: string) => `margin ${charge}, bank fees ${fees}`,
  },
  ujrahFor: {
    id: (charge: string, fees: string) => `ujrah ${charge}, biaya bank ${fees}`,
    en: (charge: string, fees: string) => `ujrah ${charge}, bank fees ${fees}`,
  },
  leavesOn: {
    id: (day: string, months: number) => `${day}, ${months === 0 ? 'bulan ini' : `${months} bulan lagi`}`,
    en: (day: string, months: number) => `${day}, ${months === 0 ? 'this month' : `in ${enMonths(months)}`}`,
  },
  leavesFrom: {
    id: (day: string, months: number) => `Mulai ${day}${months === 0 ? '' : `, ${months} bulan lagi`}`,
    en: (day: string, months: number) => `From ${day}${months === 0 ? '' : `, in ${enMonths(months)}`}`,
  },
  notOpen: {
    id: 'tanggal paket ini belum dibuka',
    en: 'dates of this package are not open yet',
  },
  timeToBook: {
    id: 'Sesudah setoran terakhir masih perlu waktu untuk memesan.',
    en: 'After the last deposit you still need time to book.',
  },
  waysTitle: {
    id: (n: number) =>
      n === 1 ? 'Satu cara untuk tujuan ini' : `${n === 2 ? 'Dua' : 'Tiga'} cara untuk tujuan yang sama`,
    en: (n: number) => (n === 1 ? 'One way to this goal' : `${n === 2 ? 'Two' : 'Three'} ways to the same goal`),
  },
  thisMonth: { id: 'bulan ini', en: 'this month' },
  anyDate: { id: 'Pada tanggal mana pun yang masih dibuka', en: 'On any departure that is open' },
  cashStops: {
    id: 'Pembatalan mengikuti ketentuan pengembalian dana di halaman paket.',
    en: 'Cancelling follows the refund terms on the package page.',
  },
  savingStops: {
    id: 'Uang tetap milik Anda di bank. Bulan yang terlewat tidak didenda; setoran berikutnya dihitung ulang.',
    en: 'The money stays yours at the bank. A missed month has no penalty; the next deposits are worked out again.',
  },
  financingStops: {
    id: 'Cicilan tetap harus dilunasi. Denda keterlambatan, bila ada, disalurkan bank untuk amal.',
    en: 'The instalments still have to be paid off. Late charges, if any, go to charity through the bank.',
  },
  cashKnow: { id: 'Kursi pasti begitu paket dibayar.', en: 'Your seat is certain once the package is paid.' },
  savingKnow: {
    id: 'Belum ada kursi yang dipesan. Harga bisa naik, dan imbal hasil tidak dijanjikan.',
    en: 'No seat is reserved yet. The price may rise, and no return is promised.',
  },
  financingKnow: {
    id: 'Bank memeriksa penghasilan dan dokumen Anda dulu, dan bisa menolak.',
    en: 'The bank first checks your income and documents, and may decline.',
  },
  noFinancing: {
    id: 'Paket ini tidak ditawarkan dengan pembiayaan.',
    en: 'This package is not offered with financing.',
  },
  noOffer: {
    id: 'Tidak ada bank mitra yang membiayai jumlah ini.',
    en: 'No partner bank finances this amount.',
  },

  planTarget: { id: 'Target', en: 'Target' },
  planDeposit: { id: 'Setoran per bulan', en: 'Monthly deposit' },
  planLastDeposit: { id: 'Setoran terakhir sebesar', en: 'Last deposit of' },
  feeApart: { id: 'Biaya bank, di luar setoran', en: 'Bank fee, on top of deposits' },
  planBank: { id: 'Bank dan akad', en: 'Bank and contract' },
  planFirst: { id: 'Setoran pertama', en: 'First deposit on' },
  planLast: { id: 'Setoran terakhir', en: 'Last deposit on' },
  shareTitle: { id: (name: string) => `Rencana umrah: ${name}`, en: (name: string) => `Umrah plan: ${name}` },
  printedOn: {
    id: (day: string, site: string) => `Dihitung ${day} di ${site}`,
    en: (day: string, site: string) => `Worked out on ${day} at ${site}`,
  },
})
