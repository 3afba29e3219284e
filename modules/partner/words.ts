import { messages } from '#core/messages.ts'

/** What the module writes to applicants and to the acquisition team. */
export const words = messages({
  proveSubject: {
    id: (brand: string) => `Konfirmasi pendaftaran mitra ${brand}`,
    en: (brand: string) => `Confirm your ${brand} partner application`,
  },
  proveTitle: { id: 'Konfirmasi email Anda', en: 'Confirm your email' },
  proveBody: {
    id: 'Terima kasih telah mendaftar sebagai mitra. Konfirmasi email ini dalam 30 hari agar tim kemitraan dapat meninjau pendaftaran Anda. Simpan tautan di bawah untuk melihat status pendaftaran.',
    en: 'Thank you for applying to become a partner. Confirm this email within 30 days so our partner team can review your application. Keep the link below to check the status of your application.',
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
})
