import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  sum: { id: 'Jumlah pembiayaan', en: 'Amount financed' },
  sumValue: {
    id: (from: number, to: number) => `Rp. ${from}–${to} juta`,
    en: (from: number, to: number) => `IDR ${from}–${to} million`,
  },
  share: { id: 'Bagian dari harga tunai', en: 'Share of the cash price' },
  shareValue: { id: (percent: number) => `Maksimal ${percent}%`, en: (percent: number) => `Up to ${percent}%` },
  time: { id: 'Jangka waktu', en: 'Duration' },
  timeValue: { id: (months: number) => `Maksimal ${months} bulan`, en: (months: number) => `Up to ${months} months` },
  work: { id: 'Lama bekerja atau usaha', en: 'Time in work or business' },
  workValue: { id: (years: number) => `Minimal ${years} tahun`, en: (years: number) => `At least ${years} years` },
  choose: { id: 'Pilih paket dan tanggal', en: 'Choose a package and date' },
  chooseText: {
    id: 'Pilih paket di halaman ini. Tentukan uang muka dan lama cicilan yang sanggup Anda bayar.',
    en: 'Choose a package on this page. Then set a down payment and repayment period you can afford.',
  },
  apply: { id: 'Isi data dan unggah dokumen', en: 'Fill in the form and upload documents' },
  applyText: {
    id: 'Isi identitas dan pekerjaan, lalu unggah dokumen pendukung. Data dikirim ke bank hanya setelah Anda menyetujuinya secara terpisah.',
    en: 'Enter your personal and work details and upload supporting documents. We send them to the bank only after you give separate consent.',
  },
  decide: { id: 'Bank memeriksa dan memutuskan', en: 'The bank checks and decides' },
  decideText: {
    id: 'Bank yang memutuskan. Bila ditolak, Anda diberi tahu alasannya dan tidak membayar apa pun kepada kami.',
    en: 'The bank decides. If it declines, you are told why and you owe us nothing.',
  },
  pay: { id: 'Tanda tangani akad dan bayar uang muka', en: 'Sign the contract and pay the down payment' },
  payText: {
    id: 'Harga tunai, margin atau ujrah, total, setiap biaya, dan jadwal cicilan tertulis dalam rupiah sebelum Anda tanda tangan.',
    en: 'You see the cash price, margin or fee, total, every other fee and the payment schedule in rupiah before you sign.',
  },
  leave: { id: 'Berangkat dan bayar cicilan', en: 'Travel and repay the bank' },
  leaveText: {
    id: 'Bayar cicilan langsung ke bank sesuai jadwal. Jangan membayar cicilan ke travel atau ke kami.',
    en: 'Pay your instalments directly to the bank on schedule. Don’t pay them to the agency or to us.',
  },
  askAkad: { id: 'Apa itu murabahah?', en: 'What is murabahah?' },
  answerAkad: {
    id: 'Murabahah adalah jual beli dengan harga tunai dan margin yang diketahui kedua pihak. Harga jual disepakati di awal dan tidak berubah. Sebagian bank mitra memakai akad ijarah multijasa (sewa jasa): Anda membayar upah jasa (ujrah) dalam rupiah yang tidak bergantung pada besar dana.',
    en: 'A sale where both sides know the cash price and the margin. The selling price is agreed at the start and doesn’t change. Some partner banks use ijarah (services) instead: you pay a service fee (ujrah) in rupiah that doesn’t depend on the amount.',
  },
  askLate: { id: 'Bagaimana bila terlambat mencicil?', en: 'What if I pay late?' },
  answerLate: {
    id: 'Hubungi bank sebelum jatuh tempo. Bila Anda benar-benar kesulitan, Anda dapat meminta penjadwalan ulang. Sanksi bagi yang mampu tetapi menunda tertulis di akad. Dana sanksi disalurkan untuk kegiatan sosial, tidak menjadi pendapatan bank.',
    en: 'Contact the bank before the due date. If you are in real difficulty, you can ask for a new schedule. The contract states the penalty for people who can pay but delay. Penalties go to charity, not to the bank.',
  },
  askEarly: { id: 'Bisakah saya melunasi lebih cepat?', en: 'Can I repay early?' },
  answerEarly: {
    id: 'Bisa. Potongan atas sisa margin adalah kebijakan bank dan tidak boleh dijanjikan di awal. Tanyakan saat Anda akan melunasi.',
    en: 'Yes. Any discount on the remaining margin is up to the bank and can’t be promised in advance. Ask when you are ready to repay.',
  },
  askData: { id: 'Siapa yang melihat data saya?', en: 'Who sees my data?' },
  answerData: {
    id: 'Petugas bank yang memeriksa pengajuan Anda, setelah Anda menyetujui pengiriman data. Persetujuan ini terpisah dari syarat dan ketentuan lain.',
    en: 'The bank staff who review your application, and only after you agree to send it. This consent is separate from all other terms.',
  },
  askComplain: { id: 'Ke mana saya bisa mengadu?', en: 'Where can I complain?' },
  answerComplain: {
    id: 'Hubungi bank lebih dulu. Bank wajib menanggapi. Bila belum selesai, hubungi Otoritas Jasa Keuangan lewat Kontak OJK 157.',
    en: 'Contact the bank first. It must respond. If that doesn’t resolve it, contact the Financial Services Authority (OJK) on 157.',
  },
  askHajj: { id: 'Apakah pembiayaan ini berlaku untuk haji?', en: 'Can I finance hajj this way?' },
  answerHajj: {
    id: 'Tidak. Dana talangan untuk haji dilarang. Halaman ini khusus umrah.',
    en: 'No. Financing for hajj is not allowed. This page is for umrah only.',
  },
})
