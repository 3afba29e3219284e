import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  sum: { id: 'Dana yang dibiayai', en: 'Sum financed' },
  sumValue: {
    id: (from: number, to: number) => `Rp ${from}–${to} juta`,
    en: (from: number, to: number) => `Rp ${from}–${to} million`,
  },
  share: { id: 'Bagian dari harga', en: 'Share of the price' },
  shareValue: { id: (percent: number) => `Paling banyak ${percent}%`, en: (percent: number) => `At most ${percent}%` },
  time: { id: 'Jangka waktu', en: 'Duration' },
  timeValue: { id: (months: number) => `Sampai ${months} bulan`, en: (months: number) => `Up to ${months} months` },
  work: { id: 'Bekerja atau berusaha', en: 'In work or business' },
  workValue: { id: (years: number) => `Minimal ${years} tahun`, en: (years: number) => `At least ${years} years` },
  choose: { id: 'Pilih paket dan tanggal', en: 'Choose a package and a date' },
  chooseText: {
    id: 'Pilih paket di halaman ini, lalu tentukan uang muka dan lama cicilan yang sanggup Anda bayar.',
    en: 'Choose a package on this page, then the down payment and the months you can afford.',
  },
  apply: { id: 'Isi data dan unggah dokumen', en: 'Fill in and upload' },
  applyText: {
    id: 'Identitas, pekerjaan, dan dokumen pendukung. Data dikirim ke bank hanya setelah Anda menyetujuinya secara terpisah.',
    en: 'Identity, work and supporting papers. They go to the bank only after a consent of their own.',
  },
  decide: { id: 'Bank memeriksa dan memutuskan', en: 'The bank checks and decides' },
  decideText: {
    id: 'Keputusan ada di bank. Bila ditolak, alasannya disampaikan dan Anda tidak membayar apa pun kepada kami.',
    en: 'The decision is the bank’s. If it declines, you hear why and owe us nothing.',
  },
  pay: { id: 'Tanda tangani akad, bayar uang muka', en: 'Sign the akad, pay the down payment' },
  payText: {
    id: 'Harga tunai, marjin, total, tiap biaya, dan jadwal tertulis dalam rupiah sebelum Anda menandatangani.',
    en: 'Cash price, margin, total, every fee and the schedule are written in rupiah before you sign.',
  },
  leave: { id: 'Berangkat dan cicil ke bank', en: 'Travel, and repay the bank' },
  leaveText: {
    id: 'Cicilan dibayar ke bank sesuai jadwal, bukan ke travel dan bukan ke kami.',
    en: 'Instalments go to the bank on schedule, not to the agency and not to us.',
  },
  askAkad: { id: 'Apa itu murabahah?', en: 'What is murabahah?' },
  answerAkad: {
    id: 'Jual beli dengan harga pokok dan marjin yang sama-sama diketahui. Harga jualnya disepakati sekali di depan dan tidak berubah, berapa pun lamanya. Ada pula bank mitra dengan akad ijarah multijasa: yang dibayar adalah upah jasa (ujrah) dalam rupiah, tidak mengikuti besar dana, jadi tidak dihitung di halaman ini.',
    en: 'A sale in which cost and margin are known to both. The selling price is agreed once, up front, and does not change, however long it takes. Some partner banks work by ijarah multijasa instead: a service fee (ujrah) in rupiah that does not follow the sum, so it is not counted on this page.',
  },
  askLate: { id: 'Bagaimana bila terlambat mencicil?', en: 'What if I pay late?' },
  answerLate: {
    id: 'Hubungi bank sebelum jatuh tempo; yang benar-benar kesulitan dapat meminta penjadwalan ulang. Sanksi bagi yang mampu tetapi menunda tertulis di akad, dan dana sanksinya disalurkan untuk sosial, bukan menjadi pendapatan bank.',
    en: 'Speak with the bank before the due date; who is truly in difficulty may ask for a new schedule. What happens to those who can pay and delay stands in the akad, and such penalties go to charity, not to the bank’s income.',
  },
  askEarly: { id: 'Bisakah dilunasi lebih cepat?', en: 'Can I settle early?' },
  answerEarly: {
    id: 'Bisa. Potongan atas sisa marjin adalah kebijakan bank dan tidak boleh dijanjikan di depan, jadi tanyakan saat hendak melunasi.',
    en: 'Yes. A reduction of the remaining margin is at the bank’s discretion and may not be promised beforehand, so ask when you mean to settle.',
  },
  askData: { id: 'Siapa yang melihat data saya?', en: 'Who sees my data?' },
  answerData: {
    id: 'Petugas bank yang memeriksa pengajuan Anda, dan hanya setelah Anda menyetujui pengirimannya. Persetujuan itu terpisah dari syarat dan ketentuan lain.',
    en: 'The bank officer who reads your application, and only after you agree that it is sent. That consent stands apart from all other terms.',
  },
  askComplain: { id: 'Ke mana mengadu?', en: 'Where can I complain?' },
  answerComplain: {
    id: 'Ke bank lebih dulu, yang wajib menanggapi. Bila tidak selesai, ke Otoritas Jasa Keuangan lewat Kontak OJK 157.',
    en: 'First to the bank, which must respond. If that does not settle it, to the Financial Services Authority by Kontak OJK 157.',
  },
  askHajj: { id: 'Apakah haji juga bisa?', en: 'Is this possible for hajj?' },
  answerHajj: {
    id: 'Tidak. Dana talangan untuk haji dilarang; halaman ini khusus umrah.',
    en: 'No. Advance financing for hajj is banned; this page is for umrah only.',
  },
})
