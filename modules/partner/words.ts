import { formatRupiah } from '#core/format.ts'
import { type Language, messages } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'

/** What the module writes to applicants and to the acquisition team. */
export const words = messages({
  proveSubject: {
    id: (brand: string) => `Konfirmasi pendaftaran mitra ${brand}`,
    en: (brand: string) => `Confirm your ${brand} partner application`,
  },
  proveTitle: { id: 'Konfirmasi email Anda', en: 'Confirm your email' },
  proveBody: {
    id: 'Terima kasih telah mendaftar sebagai mitra. Konfirmasi email ini dalam 30 hari, lalu unggah surat izin, NIB, dan KTP pemilik di halaman yang sama agar tim kemitraan dapat meninjau pendaftaran Anda. Simpan tautan di bawah untuk melihat statusnya.',
    en: 'Thank you for applying to become a partner. Confirm this email within 30 days, then upload the licence letter, NIB and the owner’s identity card (KTP) on the same page so our partner team can review your application. Keep the link below to check its status.',
  },
  proveReplaced: {
    id: 'Pendaftaran ini menggantikan pendaftaran sebelumnya dengan email yang sama. Jika bukan Anda yang mendaftar lagi, jangan pakai tautan ini.',
    en: 'This application replaces an earlier one from the same email. If you didn’t apply again, don’t use this link.',
  },
  proveIgnore: {
    id: 'Bukan Anda yang mendaftar? Abaikan email ini. Pendaftaran tidak akan diproses.',
    en: 'Didn’t apply? Ignore this email. The application won’t be processed.',
  },
  proveAction: { id: 'Konfirmasi email', en: 'Confirm email' },
  teamSubject: {
    id: (company: string) => `Pendaftaran mitra baru: ${company}`,
    en: (company: string) => `New partner application: ${company}`,
  },
  teamTitle: { id: 'Pendaftaran mitra baru', en: 'New partner application' },
  teamBody: {
    id: 'Pendaftar sudah mengonfirmasi emailnya. Mohon tinjau pendaftaran ini.',
    en: 'The applicant has confirmed their email. Please review this application.',
  },
  travel: { id: 'Mitra travel', en: 'Travel partner' },
  financial: { id: 'Mitra keuangan', en: 'Financial partner' },
  tdc: { id: 'Travel Distribution Channel', en: 'Travel distribution channel' },
  contact: { id: 'Kontak', en: 'Contact' },
  city: { id: 'Kota', en: 'City' },
  licence: { id: 'Nomor izin', en: 'Licence number' },
  footerWhy: {
    id: (brand: string) =>
      `Anda menerima email ini karena alamat email Anda dipakai untuk mendaftar sebagai mitra ${brand}.`,
    en: (brand: string) =>
      `You’re receiving this email because your email address was used to apply as a ${brand} partner.`,
  },
  teamFooter: {
    id: (brand: string) => `Untuk tim kemitraan ${brand}.`,
    en: (brand: string) => `For the ${brand} partner team.`,
  },
  greeting: { id: (name: string) => `Assalamualaikum ${name},`, en: (name: string) => `Assalamualaikum ${name},` },
  acceptedSubject: { id: 'Pendaftaran mitra Anda diterima', en: 'Your partner application is approved' },
  acceptedBody: {
    id: (company: string) => `Pendaftaran ${company} sebagai mitra sudah kami terima. Selamat bergabung.`,
    en: (company: string) => `We have approved ${company} as a partner. Welcome.`,
  },
  acceptedNext: {
    id: (email: string) =>
      `Kami mengirim undangan ke ${email} dalam email terpisah. Buka tautannya, buat kata sandi, lalu masuk ke konsol mitra.`,
    en: (email: string) =>
      `We’ve sent an invitation to ${email} in a separate email. Open its link, choose a password, and sign in to the partner console.`,
  },
  rejectedSubject: {
    id: 'Pendaftaran mitra Anda belum dapat kami terima',
    en: 'We couldn’t approve your partner application',
  },
  rejectedBody: {
    id: (company: string) => `Pendaftaran ${company} sebagai mitra sudah kami tinjau dan belum dapat kami terima.`,
    en: (company: string) => `We reviewed the partner application of ${company} and couldn’t approve it.`,
  },
  rejectedReason: { id: (reason: string) => `Alasannya: ${reason}`, en: (reason: string) => `The reason: ${reason}` },
  rejectedNext: {
    id: 'Setelah hal itu diperbaiki, Anda dapat mendaftar lagi kapan saja.',
    en: 'Once this is resolved, you can apply again at any time.',
  },
  decisionFooter: {
    id: 'Anda menerima email ini karena mendaftar sebagai mitra.',
    en: 'You’re receiving this email because you applied to become a partner.',
  },
  about: {
    id: (name: string, city: string, year: string) => `${name} berdiri pada ${year} dan berkantor di ${city}.`,
    en: (name: string, city: string, year: string) => `${name} was founded in ${year} and is based in ${city}.`,
  },
})

/** What is wrong with a field of the desk's forms. */
export const fieldWords = messages({
  number_form: {
    id: 'Nomor izin tidak sesuai format. Contoh PPIU: U.254 Tahun 2021, PIHK: H.12 Tahun 2022, NIB: 13 angka, OJK: KEP-24/D.03/2016',
    en: 'The licence number is not in the right format. Examples: PPIU U.254 Tahun 2021, PIHK H.12 Tahun 2022, NIB 13 digits, OJK KEP-24/D.03/2016',
  },
  number_year: {
    id: 'Tahun izin tidak masuk akal. Periksa nomornya',
    en: 'The year of the licence can’t be right. Check the number',
  },
  number_taken: {
    id: 'Izin ini sudah tercatat milik mitra lain. Satu izin tidak dapat dipakai dua mitra',
    en: 'This licence already belongs to another partner. Two partners can’t share one licence',
  },
  number_held: { id: 'Mitra ini sudah memiliki izin tersebut', en: 'This partner already has that licence' },
  kind_other: {
    id: 'Jenis izin ini tidak berlaku untuk mitra jenis ini',
    en: 'This kind of licence is not for this kind of partner',
  },
  documents_missing: {
    id: 'Dokumen wajib belum lengkap. Minta pendaftar mengunggahnya lewat tautan di emailnya',
    en: 'Required documents are missing. Ask the applicant to upload them with the link in their email',
  },
  until_past: {
    id: 'Masa berlakunya sudah lewat. Izin yang sudah habis tidak lulus pemeriksaan',
    en: 'It has already expired. An expired licence can’t pass the check',
  },
  until_before: {
    id: 'Tanggal akhir harus setelah tanggal mulai',
    en: 'The last day must come after the first day',
  },
  holder_other: {
    id: 'Rekening harus atas nama perusahaan. Jika tidak, catat hasilnya sebagai tidak lulus',
    en: 'The account must be in the company’s name. If it isn’t, record the check as failed',
  },
  partner_unknown: {
    id: 'Mitra ini tidak ada. Periksa nama alamatnya',
    en: 'There is no such partner. Check its address name',
  },
  nothing: { id: 'kosong', en: 'empty' },
  changed_by: {
    id: (value: string, name: string) => `Sekarang: ${value}. Diubah oleh ${name}`,
    en: (value: string, name: string) => `Now: ${value}. Changed by ${name}`,
  },
  founded_later: { id: 'Tahun berdiri melewati tahun ini', en: 'This year is in the future' },
  empty: { id: 'Field tidak boleh kosong', en: 'Please fill in this field' },
})

/** Heads of the columns of what is exported, and what stands in them. */
export const columnWords = messages({
  sent_at: { id: 'Dikirim', en: 'Sent' },
  company: { id: 'Perusahaan', en: 'Company' },
  kind: { id: 'Jenis', en: 'Kind' },
  state: { id: 'Status', en: 'Status' },
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  unverified: { id: 'Email belum dikonfirmasi', en: 'Email not confirmed' },
  submitted: { id: 'Menunggu', en: 'Waiting' },
  in_review: { id: 'Sedang ditinjau', en: 'Under review' },
  accepted: { id: 'Disetujui', en: 'Approved' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
})

export const licenceColumns = messages({
  partner: { id: 'Mitra', en: 'Partner' },
  kind: { id: 'Jenis izin', en: 'Kind of licence' },
  number: { id: 'Nomor', en: 'Number' },
  state: { id: 'Status', en: 'Status' },
  valid_from: { id: 'Berlaku sejak', en: 'Valid from' },
  valid_until: { id: 'Berlaku sampai', en: 'Valid until' },
  checked_by: { id: 'Diperiksa oleh', en: 'Checked by' },
  checked_on: { id: 'Tanggal pemeriksaan', en: 'Checked on' },
  evidence: { id: 'Bukti', en: 'Evidence' },
  reason: { id: 'Alasan pembekuan', en: 'Reason for suspension' },
  valid: { id: 'Berlaku', en: 'Valid' },
  upcoming: { id: 'Belum berlaku', en: 'Not valid yet' },
  expired: { id: 'Habis masa berlaku', en: 'Expired' },
  suspended: { id: 'Dibekukan', en: 'Suspended' },
})

const amountIn = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** What is wrong with the terms of a bank, at their fields. */
export const termsWords = messages({
  terms_needed: { id: 'Field tidak boleh kosong', en: 'Please fill in this field' },
  terms_foreign: { id: 'Akad ini tidak memakai isian ini', en: 'This contract doesn’t use this field' },
  least_financed: {
    id: (n: number) => `Minimal ${amountIn(n, 'id')} menurut ketentuan pada hari itu`,
    en: (n: number) => `At least ${amountIn(n, 'en')} under the rules of that day`,
  },
  most_financed: {
    id: (n: number) => `Maksimal ${amountIn(n, 'id')} menurut ketentuan pada hari itu`,
    en: (n: number) => `At most ${amountIn(n, 'en')} under the rules of that day`,
  },
  most_months: { id: (n: number) => `Maksimal ${n} bulan`, en: (n: number) => `At most ${n} months` },
  least_days: {
    id: (n: number) => `Minimal ${n} hari sebelum berangkat`,
    en: (n: number) => `At least ${n} days before departure`,
  },
  most_below_least: {
    id: 'Tidak boleh lebih kecil dari pembiayaan minimum',
    en: 'This can’t be less than the minimum',
  },
  identity_needed: { id: 'KTP selalu diminta', en: 'The identity card (KTP) is always required' },
  tax_card_unlisted: {
    id: 'Centang NPWP di daftar dokumen, atau kosongkan isian ini',
    en: 'Tick the tax card (NPWP) among the documents, or leave this empty',
  },
  nisbah_sum: {
    id: 'Jumlah kedua bagian harus 100, misalnya 40:60',
    en: 'The two shares must add up to 100, such as 40:60',
  },
  not_offered: {
    id: 'Produk ini memang tidak ditawarkan pada tanggal tersebut',
    en: 'This product isn’t offered on that day anyway',
  },
})

/** The columns of what banks offer, as a file. */
export const termsColumns = messages({
  bank: { id: 'Bank', en: 'Bank' },
  akad: { id: 'Akad', en: 'Contract' },
  valid_from: { id: 'Berlaku mulai', en: 'In force from' },
  offered: { id: 'Ditawarkan', en: 'Offered' },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  margin: { id: 'Margin per tahun (%)', en: 'Margin a year (%)' },
  ujrah: { id: 'Ujrah', en: 'Ujrah' },
  nisbah: { id: 'Nisbah nasabah:bank', en: 'Nisbah customer:bank' },
  least: { id: 'Pembiayaan minimum', en: 'Minimum financing' },
  most: { id: 'Pembiayaan maksimum', en: 'Maximum financing' },
  minimum_deposit: { id: 'Setoran minimum', en: 'Minimum deposit' },
  months: { id: 'Jangka waktu (bulan)', en: 'Term (months)' },
  admin_fee: { id: 'Biaya administrasi', en: 'Administration fee' },
  bank_fee: { id: 'Biaya bank', en: 'Bank fee' },
  insurance_fee: { id: 'Biaya asuransi', en: 'Insurance fee' },
  source: { id: 'Sumber', en: 'Source' },
})
