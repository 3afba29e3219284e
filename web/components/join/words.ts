import { messages } from '#core/messages.ts'

/** What both ways of joining say. Sent as data with the page, in one language. */
export const words = messages({
  partners: { id: 'Mitra', en: 'Partners' },
  benefits: { id: 'Yang Anda dapatkan', en: 'What you get' },
  steps: { id: 'Langkah pendaftaran', en: 'How it works' },
  checks: { id: 'Yang diperiksa tim kemitraan', en: 'What the partner team checks' },
  fillTitle: { id: 'Isi formulir', en: 'Fill in the form' },
  fillText: {
    id: 'Cukup beberapa baris tentang perusahaan dan narahubung.',
    en: 'A few lines about your company and contact person.',
  },
  proveTitle: { id: 'Konfirmasi email', en: 'Confirm your email' },
  proveText: {
    id: 'Kami mengirim tautan ke alamat Anda. Di halaman itu Anda mengunggah dokumen perusahaan.',
    en: 'We email you a link. On that page you upload your company documents.',
  },
  checkTitle: { id: 'Pemeriksaan', en: 'Checks' },
  checkText: {
    id: 'Tim kemitraan memeriksa dokumen dan menghubungi Anda bila ada yang kurang.',
    en: 'The partner team checks your documents and contacts you if something is missing.',
  },
  decideTitle: { id: 'Keputusan', en: 'Decision' },
  decideText: {
    id: 'Hasil dan alasannya tertulis di halaman pendaftaran Anda.',
    en: 'Your application page shows the decision and the reason.',
  },
  apply: { id: 'Daftar sekarang', en: 'Apply now' },
  formTitle: { id: 'Formulir pendaftaran', en: 'Application form' },
  formText: {
    id: 'Isian bertanda * wajib diisi.',
    en: 'Required fields are marked *',
  },
  kind: { id: 'Mendaftar sebagai', en: 'Apply as' },
  travel: { id: 'Mitra travel', en: 'Travel partner' },
  travelHint: {
    id: 'Penyelenggara umrah (PPIU) atau haji khusus (PIHK)',
    en: 'Umrah (PPIU) or special hajj (PIHK) organiser',
  },
  financial: { id: 'Mitra keuangan', en: 'Financial partner' },
  financialHint: { id: 'Bank syariah atau BPRS berizin OJK', en: 'Sharia bank licensed by OJK' },
  tdc: { id: 'Kanal distribusi', en: 'Distribution channel' },
  company: { id: 'Nama perusahaan', en: 'Company name' },
  companyHint: {
    id: 'Sesuai akta, misalnya PT Safar Amanah.',
    en: 'As in the company deed, for example PT Safar Amanah.',
  },
  contact: { id: 'Nama narahubung', en: 'Contact person' },
  email: { id: 'Email', en: 'Email' },
  emailHint: { id: 'Tautan konfirmasi dikirim ke alamat ini.', en: 'The confirmation link goes to this address.' },
  emailExample: { id: 'nama@perusahaan.co.id', en: 'name@company.co.id' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  city: { id: 'Kota', en: 'City' },
  licence: { id: 'Nomor izin', en: 'Licence number' },
  licenceHint: {
    id: 'PPIU, PIHK, OJK, atau NIB. Boleh menyusul saat pemeriksaan.',
    en: 'PPIU, PIHK, OJK or NIB. You can add it later, during the checks.',
  },
  message: { id: 'Pesan', en: 'Message' },
  messageHint: {
    id: 'Hal lain yang perlu kami ketahui, paling banyak 1.000 karakter.',
    en: 'Anything else we should know, up to 1,000 characters.',
  },
  optional: { id: '(opsional)', en: '(optional)' },
  consent: {
    id: 'Data ini hanya dipakai tim kemitraan untuk menilai pendaftaran, dan dihapus bila email tidak dikonfirmasi dalam 30 hari. Lihat',
    en: 'Our partner team uses this only to review your application. It is deleted if you don’t confirm your email within 30 days. See our',
  },
  privacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  send: { id: 'Kirim pendaftaran', en: 'Send application' },
  sending: { id: 'Mengirim…', en: 'Sending…' },
  sentTitle: { id: 'Periksa email Anda', en: 'Check your email' },
  sentText: {
    id: 'Pendaftaran tersimpan. Tautan konfirmasi kami kirim ke',
    en: 'We saved your application and sent a confirmation link to',
  },
  sentHint: {
    id: 'Belum menerimanya? Lihat folder spam. Bila alamatnya salah, kirim pendaftaran lagi dengan alamat yang benar.',
    en: 'Not there? Check your spam folder. If the address is wrong, apply again with the right one.',
  },
  again: { id: 'Kirim pendaftaran lain', en: 'Send another application' },
  brokenTitle: { id: 'Tautan ini tidak berlaku', en: 'This link is not valid' },
  brokenText: {
    id: 'Mungkin pendaftaran sudah diganti yang lebih baru, atau tidak dikonfirmasi dalam 30 hari. Pakai tautan dari email terakhir, atau daftar lagi.',
    en: 'A newer application may have replaced it, or it was not confirmed within 30 days. Use the link in the latest email, or apply again.',
  },
  restart: { id: 'Daftar lagi', en: 'Apply again' },
  confirmTitle: { id: 'Satu langkah lagi', en: 'One more step' },
  confirmText: {
    id: (company: string) =>
      `Konfirmasikan bahwa pendaftaran ${company} memang dari Anda. Setelah itu unggah dokumen perusahaan, lalu tim kemitraan meninjaunya.`,
    en: (company: string) =>
      `Confirm that the application from ${company} is yours. Then upload the company’s documents, and our partner team will review it.`,
  },
  confirmIgnore: {
    id: 'Bukan Anda yang mendaftar? Tutup halaman ini. Pendaftaran tidak akan diproses.',
    en: 'Didn’t apply? Close this page and the application won’t be processed.',
  },
  confirm: { id: 'Konfirmasi email', en: 'Confirm email' },
  applicationTitle: {
    id: (company: string) => `Pendaftaran ${company}`,
    en: (company: string) => `${company} application`,
  },
  progress: { id: 'Status pendaftaran', en: 'Application status' },
  done: { id: 'selesai', en: 'done' },
  history: { id: 'Riwayat', en: 'History' },
  unverified: { id: 'Pendaftaran terkirim', en: 'Application sent' },
  submitted: { id: 'Email dikonfirmasi', en: 'Email confirmed' },
  in_review: { id: 'Sedang diperiksa', en: 'Under review' },
  accepted: { id: 'Diterima', en: 'Accepted' },
  rejected: { id: 'Tidak diterima', en: 'Not accepted' },
  submittedNext: {
    id: 'Pendaftaran menunggu diperiksa. Pastikan dokumen di bawah lengkap, dan simpan tautan halaman ini untuk melihat statusnya.',
    en: 'Your application is waiting for review. Make sure the documents below are complete, and save the link to this page to check its status.',
  },
  in_reviewNext: {
    id: 'Tim kemitraan sedang memeriksa izin dan badan hukum, dan dapat menghubungi Anda lewat telepon.',
    en: 'Our partner team is checking your licence and legal entity, and may call you.',
  },
  acceptedNext: {
    id: 'Selamat bergabung. Tim kemitraan menghubungi Anda untuk perjanjian dan akses.',
    en: 'Welcome. Our partner team will contact you about the agreement and your access.',
  },
  rejectedNext: {
    id: 'Alasannya tertulis pada riwayat. Anda dapat mendaftar lagi setelah hal itu diperbaiki.',
    en: 'The reason is in the history below. You can apply again once it is fixed.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
})

/** Those without arguments, which is all that can travel as data. */
export type JoinWords = Omit<ReturnType<typeof words>, 'confirmText' | 'applicationTitle'>
