import { messages } from '#core/messages.ts'

/** What both ways of joining say. Sent as data with the page, in one language. */
export const words = messages({
  partners: { id: 'Mitra', en: 'Partners' },
  benefits: { id: 'Yang Anda dapatkan', en: 'What you get' },
  steps: { id: 'Langkahnya', en: 'How it goes' },
  checks: { id: 'Yang diperiksa tim akuisisi', en: 'What the acquisition team checks' },
  fillTitle: { id: 'Isi formulir', en: 'Fill in the form' },
  fillText: {
    id: 'Cukup beberapa baris tentang perusahaan dan narahubung.',
    en: 'A few lines on your company and contact.',
  },
  proveTitle: { id: 'Konfirmasi e-mail', en: 'Confirm the e-mail' },
  proveText: {
    id: 'Kami mengirim tautan ke alamat Anda. Pendaftaran baru dibaca setelah dikonfirmasi.',
    en: 'We mail you a link. The application is read once you have confirmed it.',
  },
  checkTitle: { id: 'Pemeriksaan', en: 'Checks' },
  checkText: {
    id: 'Tim akuisisi memeriksa berkas dan menghubungi Anda bila ada yang kurang.',
    en: 'The acquisition team checks your papers and calls you when something is missing.',
  },
  decideTitle: { id: 'Keputusan', en: 'Decision' },
  decideText: {
    id: 'Diterima atau tidak, alasannya tertulis di halaman pendaftaran Anda.',
    en: 'Accepted or not, the reason stands on the page of your application.',
  },
  apply: { id: 'Daftar sekarang', en: 'Apply now' },
  formTitle: { id: 'Formulir pendaftaran', en: 'Application form' },
  formText: {
    id: 'Isian bertanda bintang wajib diisi.',
    en: 'Fields with a star are needed.',
  },
  kind: { id: 'Mendaftar sebagai', en: 'I apply as' },
  travel: { id: 'Mitra travel', en: 'Travel partner' },
  travelHint: {
    id: 'Penyelenggara umrah (PPIU) atau haji khusus (PIHK)',
    en: 'Organiser of umrah (PPIU) or special hajj (PIHK)',
  },
  financial: { id: 'Mitra keuangan', en: 'Financial partner' },
  financialHint: { id: 'Bank syariah atau BPRS berizin OJK', en: 'Sharia bank licensed by OJK' },
  tdc: { id: 'Kanal distribusi', en: 'Distribution channel' },
  company: { id: 'Nama perusahaan', en: 'Company name' },
  companyHint: { id: 'Sesuai akta, misalnya PT Safar Amanah.', en: 'As in the deed, such as PT Safar Amanah.' },
  contact: { id: 'Nama narahubung', en: 'Contact person' },
  email: { id: 'E-mail', en: 'E-mail' },
  emailHint: { id: 'Tautan konfirmasi dikirim ke alamat ini.', en: 'The confirmation link goes to this address.' },
  emailExample: { id: 'nama@perusahaan.co.id', en: 'name@company.co.id' },
  phone: { id: 'Nomor telepon', en: 'Phone number' },
  city: { id: 'Kota', en: 'City' },
  licence: { id: 'Nomor izin', en: 'Licence number' },
  licenceHint: {
    id: 'PPIU, PIHK, OJK, atau NIB. Boleh menyusul saat pemeriksaan.',
    en: 'PPIU, PIHK, OJK or NIB. It may follow during the checks.',
  },
  message: { id: 'Pesan', en: 'Message' },
  messageHint: {
    id: 'Hal lain yang perlu kami ketahui, paling banyak 1.000 karakter.',
    en: 'Anything else, at most 1,000 characters.',
  },
  optional: { id: '(opsional)', en: '(optional)' },
  consent: {
    id: 'Data ini hanya dipakai tim akuisisi untuk menilai pendaftaran, dan dihapus bila e-mail tidak dikonfirmasi dalam 30 hari. Lihat',
    en: 'The acquisition team uses this only to judge the application; it is deleted when the e-mail is not confirmed within 30 days. See the',
  },
  privacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  send: { id: 'Kirim pendaftaran', en: 'Send the application' },
  sending: { id: 'Mengirim …', en: 'Sending …' },
  sentTitle: { id: 'Periksa e-mail Anda', en: 'Check your e-mail' },
  sentText: {
    id: 'Pendaftaran tersimpan. Tautan konfirmasi kami kirim ke',
    en: 'Your application is kept. We sent a confirmation link to',
  },
  sentHint: {
    id: 'Belum menerimanya? Lihat folder spam. Bila alamatnya salah, kirim pendaftaran lagi dengan alamat yang benar.',
    en: 'Nothing there? Look into the spam folder. If the address is wrong, apply again with the right one.',
  },
  again: { id: 'Kirim pendaftaran lain', en: 'Send another application' },
  brokenTitle: { id: 'Tautan ini tidak berlaku', en: 'This link is no good' },
  brokenText: {
    id: 'Mungkin pendaftaran sudah diganti yang lebih baru, atau tidak dikonfirmasi dalam 30 hari. Pakai tautan dari e-mail terakhir, atau daftar lagi.',
    en: 'A newer application may have replaced it, or it was not confirmed within 30 days. Use the link of the latest e-mail, or apply again.',
  },
  restart: { id: 'Daftar lagi', en: 'Apply again' },
  confirmTitle: { id: 'Satu langkah lagi', en: 'One step to go' },
  confirmText: {
    id: (company: string) =>
      `Konfirmasikan bahwa pendaftaran ${company} memang dari Anda. Setelah itu tim akuisisi membacanya.`,
    en: (company: string) =>
      `Confirm that the application of ${company} is yours. The acquisition team reads it after that.`,
  },
  confirmIgnore: {
    id: 'Bukan Anda yang mendaftar? Tutup halaman ini; pendaftaran tidak akan dibaca.',
    en: 'Was it not you? Close this page; the application will not be read.',
  },
  confirm: { id: 'Konfirmasi e-mail', en: 'Confirm my e-mail' },
  applicationTitle: {
    id: (company: string) => `Pendaftaran ${company}`,
    en: (company: string) => `Application of ${company}`,
  },
  progress: { id: 'Perkembangan pendaftaran', en: 'How far the application is' },
  done: { id: 'selesai', en: 'done' },
  history: { id: 'Riwayat', en: 'History' },
  unverified: { id: 'Pendaftaran terkirim', en: 'Application sent' },
  submitted: { id: 'E-mail dikonfirmasi', en: 'E-mail confirmed' },
  in_review: { id: 'Sedang diperiksa', en: 'Being checked' },
  accepted: { id: 'Diterima', en: 'Accepted' },
  rejected: { id: 'Tidak diterima', en: 'Not accepted' },
  submittedNext: {
    id: 'Pendaftaran menunggu giliran diperiksa. Simpan tautan halaman ini untuk melihat perkembangannya.',
    en: 'The application waits for its turn. Keep the link of this page to see how it goes.',
  },
  in_reviewNext: {
    id: 'Tim akuisisi sedang memeriksa izin dan badan hukum, dan dapat menghubungi Anda lewat telepon.',
    en: 'The acquisition team is checking licence and legal entity, and may call you.',
  },
  acceptedNext: {
    id: 'Selamat bergabung. Tim akuisisi menghubungi Anda untuk perjanjian dan akses.',
    en: 'Welcome. The acquisition team will be in touch about the agreement and your access.',
  },
  rejectedNext: {
    id: 'Alasannya tertulis pada riwayat. Anda dapat mendaftar lagi setelah hal itu diperbaiki.',
    en: 'The reason stands in the history. You may apply again once it is mended.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
})

/** Those without arguments, which is all that can travel as data. */
export type JoinWords = Omit<ReturnType<typeof words>, 'confirmText' | 'applicationTitle'>
