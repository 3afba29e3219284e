import { messages } from '#core/messages.ts'

/** What is paid, when and by whom: the same in the form and in what becomes of it. */
export const planWords = messages({
  money: { id: 'Rincian pembiayaan', en: 'What you pay' },
  price: { id: 'Harga tunai', en: 'Cash price' },
  downPayment: {
    id: (percent: number) => `Uang muka (DP) ${percent}%`,
    en: (percent: number) => `Down payment ${percent}%`,
  },
  financed: { id: 'Dibiayai bank', en: 'Financed by the bank' },
  margin: { id: 'Margin bank', en: 'The bank’s margin' },
  ujrah: { id: 'Ujrah bank', en: 'The bank’s fee (ujrah)' },
  sellingPrice: { id: 'Harga jual', en: 'Selling price' },
  monthly: {
    id: (months: number) => `Cicilan × ${months} bulan`,
    en: (months: number) => `Instalment × ${months} months`,
  },
  monthlyAnd: {
    id: (months: number) => `Cicilan bulan 1–${months - 1}`,
    en: (months: number) => `Instalments 1–${months - 1}`,
  },
  last: { id: 'Cicilan terakhir', en: 'Last instalment' },
  adminFee: { id: 'Biaya administrasi', en: 'Administration fee' },
  bankFee: { id: 'Biaya akad dan notaris', en: 'Contract and notary fee' },
  insuranceFee: { id: 'Asuransi', en: 'Insurance' },
  inAll: { id: 'Total yang Anda bayar', en: 'You pay in all' },
  feesNote: {
    id: 'Biaya bank dibayar ke bank saat akad, tidak ada di tagihan kami.',
    en: 'The bank’s fees are paid to the bank when you sign, never on our invoice.',
  },

  schedule: { id: 'Jadwal cicilan', en: 'Instalment schedule' },
  scheduleEstimated: {
    id: 'Perkiraan. Tanggal pasti mengikuti hari pencairan.',
    en: 'Estimated. The exact days follow the bank’s payment.',
  },
  scheduleReported: {
    id: 'Status dilaporkan oleh bank. Terlambat? Hubungi bank. Kami tidak mengenakan denda.',
    en: 'As reported by the bank. Late? Contact the bank. We charge no penalty.',
  },
  lastSmaller: {
    id: 'Cicilan terakhir lebih kecil karena pembulatan.',
    en: 'The last instalment is smaller because of rounding.',
  },
  paidSoFar: { id: 'Sudah dibayar', en: 'Paid so far' },
  leftToPay: { id: 'Sisa cicilan', en: 'Still to pay' },
  nextDue: {
    id: (day: string) => `Cicilan berikutnya, ${day}`,
    en: (day: string) => `Next instalment, ${day}`,
  },
  howToPay: {
    id: 'Cicilan dibayar langsung ke bank, tidak ke kami atau travel. Nomor rekening pembayarannya ada di akad; tanyakan ke bank.',
    en: 'Pay the instalments directly to the bank, never to us or the agency. The account to pay into is in your contract; ask the bank.',
  },
  paidOn: { id: (day: string) => `Dibayar ${day}`, en: (day: string) => `Paid ${day}` },
  late: { id: 'Terlambat', en: 'Late' },

  applicant: { id: 'Data pemohon', en: 'Applicant' },
  complete: { id: 'Lengkap', en: 'Complete' },
  incomplete: { id: 'Belum lengkap', en: 'Incomplete' },
  name: { id: 'Nama lengkap', en: 'Full name' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  birthDate: { id: 'Tanggal lahir', en: 'Birth date' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  email: { id: 'Email', en: 'Email' },
  address: { id: 'Alamat', en: 'Address' },
  job: { id: 'Pekerjaan', en: 'Occupation' },
  institution: { id: 'Instansi', en: 'Institution' },
  years: { id: 'Lama bekerja', en: 'Time in work' },
  yearsValue: { id: (n: number) => `${n} tahun`, en: (n: number) => (n === 1 ? '1 year' : `${n} years`) },
  income: { id: 'Penghasilan per bulan', en: 'Monthly income' },

  helpTitle: { id: 'Terlambat, keberatan atau keluhan', en: 'Late payments, objections and complaints' },
  helpLate: {
    id: 'Bila terlambat, hubungi bank. Bila ada sanksi menurut akad, dananya disalurkan untuk kegiatan sosial dan tidak menjadi pendapatan siapa pun.',
    en: 'If you are late, contact the bank. Any penalty under the contract goes to charity and is nobody’s income.',
  },
  helpComplain: {
    id: 'Keluhan atas bank disampaikan ke bank lebih dulu, lalu ke OJK (157, kontak157.ojk.go.id).',
    en: 'Complain to the bank first, then to the financial services authority OJK (157, kontak157.ojk.go.id).',
  },
})
