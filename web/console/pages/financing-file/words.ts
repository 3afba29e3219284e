import { messages } from '#core/messages.ts'

export const words = messages({
  applicant: { id: 'Pemohon', en: 'Applicant' },
  money: { id: 'Pembiayaan', en: 'Financing' },
  job: { id: 'Pekerjaan', en: 'Occupation' },
  institution: { id: 'Instansi', en: 'Institution' },
  years: { id: 'Lama bekerja', en: 'Years employed' },
  yearCount: { id: (n: number) => `${n} tahun`, en: (n: number) => (n === 1 ? '1 year' : `${n} years`) },
  booking: { id: 'Pesanan', en: 'Booking' },
  package: { id: 'Paket', en: 'Package' },
  departs: { id: 'Berangkat', en: 'Departs' },
  price: { id: 'Harga paket', en: 'Package price' },
  downPayment: { id: 'Uang muka', en: 'Down payment' },
  margin: { id: 'Margin', en: 'Margin' },
  ujrah: { id: 'Ujrah', en: 'Ujrah' },
  monthly: { id: 'Cicilan per bulan', en: 'Monthly instalment' },
  last: { id: 'Cicilan terakhir', en: 'Last instalment' },
  fees: { id: 'Biaya', en: 'Fees' },
  feesText: {
    id: (admin: string, bank: string, insurance: string) =>
      `Administrasi ${admin}, bank ${bank}, asuransi ${insurance}`,
    en: (admin: string, bank: string, insurance: string) =>
      `Administration ${admin}, bank ${bank}, insurance ${insurance}`,
  },
  decideBy: { id: 'Diputuskan sebelum', en: 'Decide by' },
  conditions: { id: 'Syarat persetujuan', en: 'Conditions of approval' },
  disbursed: { id: 'Pencairan', en: 'Disbursement' },
  disbursedText: {
    id: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference}`,
    en: (amount: string, day: string, reference: string) => `${amount}, ${day}, ${reference}`,
  },
  missing: { id: 'Belum diunggah', en: 'Not uploaded' },
  deleted: { id: 'Sudah dihapus sesuai masa simpan', en: 'Deleted when its time was over' },
  wantedAgain: { id: (why: string) => `Diminta ulang: ${why}`, en: (why: string) => `Asked again: ${why}` },
  approveTitle: { id: 'Setujui pembiayaan', en: 'Approve the financing' },
  approveText: {
    id: (hours: number) => `Pemohon mendapat tagihan uang muka dan punya waktu ${hours} jam untuk membayar.`,
    en: (hours: number) => `The applicant gets the down payment invoice and has ${hours} hours to pay.`,
  },
  conditionsHint: { id: 'Dibaca pemohon, misalnya tempat akad', en: 'The applicant reads it, such as where to sign' },
  approveSubmit: { id: 'Setujui pembiayaan', en: 'Approve the financing' },
  againTitle: { id: 'Minta dokumen ulang', en: 'Ask for a document again' },
  againText: {
    id: (hours: number) =>
      `Tulis alasan di dokumen yang perlu diganti. Pemohon punya waktu ${hours} jam; batas waktu bank tetap berjalan.`,
    en: (hours: number) =>
      `Write why at each document to replace. The applicant has ${hours} hours; the bank’s own deadline keeps running.`,
  },
  againSubmit: { id: 'Minta ulang', en: 'Ask again' },
  why: { id: (document: string) => `Alasan untuk ${document}`, en: (document: string) => `Reason for ${document}` },
  rejectTitle: { id: 'Tolak pengajuan', en: 'Reject the application' },
  rejectSubmit: { id: 'Tolak pengajuan', en: 'Reject the application' },
  disburseTitle: { id: 'Catat pencairan', en: 'Record the disbursement' },
  disburseText: {
    id: (amount: string) => `Uang muka sudah dibayar. Kirim ${amount}, lalu isi tanggal dan referensinya.`,
    en: (amount: string) => `The down payment is paid. Send ${amount}, then enter the day and reference.`,
  },
  missedText: {
    id: (amount: string, why: string) =>
      `Dana ${amount} belum terlihat di rekening kami: ${why}. Periksa transfernya, lalu catat tanggal dan referensi yang benar.`,
    en: (amount: string, why: string) =>
      `${amount} has not been seen on our account: ${why}. Check the transfer, then record the right day and reference.`,
  },
  disbursedOn: { id: 'Tanggal pencairan', en: 'Day of disbursement' },
  disburseSubmit: { id: 'Catat pencairan', en: 'Record the disbursement' },
  schedule: { id: 'Jadwal cicilan', en: 'Instalment schedule' },
  number: { id: 'Ke', en: 'No.' },
  dueOn: { id: 'Jatuh tempo', en: 'Due' },
  amount: { id: 'Jumlah', en: 'Amount' },
  paid: { id: 'Dibayar', en: 'Paid' },
  late: { id: 'Terlambat', en: 'Late' },
  notYet: { id: 'Belum', en: 'Not yet' },
  paidText: {
    id: (amount: string, day: string) => `${amount}, ${day}`,
    en: (amount: string, day: string) => `${amount}, ${day}`,
  },
  instalmentTitle: { id: 'Catat cicilan', en: 'Record an instalment' },
  instalmentNumber: { id: 'Cicilan ke', en: 'Instalment number' },
  instalmentOption: {
    id: (n: number, day: string, amount: string) => `${n}, jatuh tempo ${day}, ${amount}`,
    en: (n: number, day: string, amount: string) => `${n}, due ${day}, ${amount}`,
  },
  paidOn: { id: 'Tanggal dibayar', en: 'Day paid' },
  instalmentSubmit: { id: 'Catat cicilan', en: 'Record the instalment' },
  correctTitle: { id: 'Tarik catatan cicilan', en: 'Take back an instalment' },
  correctText: {
    id: 'Untuk catatan yang keliru: cicilannya terbuka lagi dan dapat dicatat ulang. Setelah akad lunas, catatan tidak dapat ditarik.',
    en: 'For a record that is wrong: the instalment is open again and can be recorded anew. Once the contract is paid off, nothing can be taken back.',
  },
  correctOption: {
    id: (n: number, day: string) => `${n}, dibayar ${day}`,
    en: (n: number, day: string) => `${n}, paid ${day}`,
  },
  correctSubmit: { id: 'Tarik catatan', en: 'Take it back' },
  settleTitle: { id: 'Pelunasan dipercepat', en: 'Early payoff' },
  settleText: {
    id: 'Akad berakhir sebelum cicilan terakhir. Langkah ini tidak dapat dibatalkan.',
    en: 'The contract ends before the last instalment. This can’t be undone.',
  },
  settleSubmit: { id: 'Akad sudah lunas', en: 'The contract is paid off' },
  settleReason: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  done_approved: {
    id: 'Pembiayaan disetujui. Pemohon sudah diberi tahu.',
    en: 'The financing is approved. The applicant has been told.',
  },
  done_again: {
    id: 'Dokumen diminta ulang. Pemohon sudah diberi tahu.',
    en: 'The documents are asked for again. The applicant has been told.',
  },
  done_rejected: {
    id: 'Pengajuan ditolak. Pemohon sudah diberi tahu.',
    en: 'The application is rejected. The applicant has been told.',
  },
  done_disbursed: {
    id: 'Pencairan dicatat dan jadwal cicilan dimulai.',
    en: 'The disbursement is recorded and the schedule has begun.',
  },
  done_corrected: {
    id: 'Catatan ditarik dan cicilannya terbuka lagi.',
    en: 'The record is taken back and the instalment is open again.',
  },
  done_reported: { id: 'Cicilan dicatat.', en: 'The instalment is recorded.' },
  done_settled: { id: 'Akad dicatat lunas.', en: 'The contract is recorded as paid off.' },
})

/** What happened, by the event of its history. */
export const eventWords = messages({
  apply: { id: 'Pengajuan dimulai', en: 'Application begun' },
  identify: { id: 'Identitas diisi', en: 'Identity entered' },
  submit: { id: 'Dikirim ke bank', en: 'Sent to the bank' },
  ask_again: { id: 'Dokumen diminta ulang', en: 'Documents asked for again' },
  approve: { id: 'Disetujui', en: 'Approved' },
  reject: { id: 'Ditolak', en: 'Rejected' },
  start: { id: 'Uang muka dibayar', en: 'Down payment paid' },
  expire: { id: 'Lewat batas waktu', en: 'Expired' },
  withdraw: { id: 'Dibatalkan pemohon', en: 'Withdrawn by the applicant' },
  call_off: { id: 'Perjalanan dibatalkan', en: 'Journey called off' },
  disburse: { id: 'Dana dicairkan', en: 'Disbursed' },
  disburse_again: { id: 'Pencairan dicatat ulang', en: 'Disbursement recorded anew' },
  report_instalment: { id: 'Cicilan dicatat', en: 'Instalment recorded' },
  correct_instalment: { id: 'Catatan cicilan ditarik', en: 'Instalment report taken back' },
  return_money: { id: 'Uang dikembalikan ke bank', en: 'Money returned to the bank' },
  settle: { id: 'Akad lunas', en: 'Paid off' },
})
