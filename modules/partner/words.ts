import { messages } from '#core/messages.ts'

/** What the module writes to applicants and to the acquisition team. */
export const words = messages({
  proveSubject: {
    id: (brand: string) => `Konfirmasi pendaftaran mitra ${brand}`,
    en: (brand: string) => `Confirm your ${brand} partner application`,
  },
  proveTitle: { id: 'Konfirmasi email Anda', en: 'Confirm your email' },
  proveBody: {
    id: 'Terima kasih telah mendaftar sebagai mitra. Konfirmasikan alamat email ini agar tim kami dapat meninjau pendaftaran Anda. Simpan tautan ini. Status pendaftaran Anda juga dapat dilihat di sana.',
    en: 'Thank you for applying to become a partner. Confirm this email address so our team can review your application. Keep the link. It also shows the status of your application.',
  },
  proveReplaced: {
    id: 'Pendaftaran baru menggantikan pendaftaran sebelumnya dengan alamat ini. Jika bukan Anda yang baru saja mendaftar ulang, jangan pakai tautan ini.',
    en: 'A new application has replaced an earlier one from this address. If you didn’t just apply again, don’t use this link.',
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
    id: 'Pendaftar sudah mengonfirmasi alamat emailnya. Mohon ditinjau.',
    en: 'The applicant has confirmed their email address. Please review.',
  },
  travel: { id: 'Mitra travel', en: 'Travel partner' },
  financial: { id: 'Mitra keuangan', en: 'Financial partner' },
  tdc: { id: 'Travel Distribution Channel', en: 'Travel distribution channel' },
  contact: { id: 'Kontak', en: 'Contact' },
  city: { id: 'Kota', en: 'City' },
  licence: { id: 'Nomor izin', en: 'Licence number' },
  footerWhy: {
    id: (brand: string) => `Email ini dikirim karena alamat Anda dipakai untuk mendaftar sebagai mitra ${brand}.`,
    en: (brand: string) => `You’re receiving this email because your address was used to apply as a ${brand} partner.`,
  },
  teamFooter: {
    id: (brand: string) => `Untuk tim kemitraan ${brand}.`,
    en: (brand: string) => `For the ${brand} partner team.`,
  },
})
