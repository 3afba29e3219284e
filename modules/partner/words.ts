import { messages } from '#core/messages.ts'

/** What the room writes to applicants and to the acquisition team. */
export const words = messages({
  proveSubject: {
    id: (brand: string) => `Konfirmasi pendaftaran mitra ${brand}`,
    en: (brand: string) => `Confirm your ${brand} partner application`,
  },
  proveTitle: { id: 'Satu langkah lagi', en: 'One step to go' },
  proveBody: {
    id: 'Terima kasih telah mendaftar sebagai mitra. Konfirmasikan alamat e-mail ini agar tim kami dapat membaca pendaftaran Anda. Simpan tautannya: di sana Anda juga dapat melihat perkembangan pendaftaran.',
    en: 'Thank you for applying to become a partner. Confirm this e-mail address so that our team can read your application. Keep the link: it also shows how your application is doing.',
  },
  proveReplaced: {
    id: 'Pendaftaran baru menggantikan pendaftaran sebelumnya dengan alamat ini. Jika bukan Anda yang baru saja mendaftar ulang, jangan pakai tautan ini.',
    en: 'A newer application has replaced an earlier one for this address. If it was not you who just applied again, do not use this link.',
  },
  proveIgnore: {
    id: 'Bukan Anda yang mendaftar? Abaikan e-mail ini; pendaftaran tidak akan diproses.',
    en: 'Was it not you? Ignore this e-mail; the application will not be read.',
  },
  proveAction: { id: 'Konfirmasi e-mail', en: 'Confirm my e-mail' },
  teamSubject: {
    id: (company: string) => `Pendaftaran mitra baru: ${company}`,
    en: (company: string) => `New partner application: ${company}`,
  },
  teamTitle: { id: 'Pendaftaran mitra baru', en: 'New partner application' },
  teamBody: {
    id: 'Pendaftar telah membuktikan alamat e-mailnya. Mohon ditinjau.',
    en: 'The applicant has proved the e-mail address. Please review.',
  },
  travel: { id: 'Mitra travel', en: 'Travel partner' },
  financial: { id: 'Mitra keuangan', en: 'Financial partner' },
  tdc: { id: 'Travel Distribution Channel', en: 'Travel distribution channel' },
  contact: { id: 'Kontak', en: 'Contact' },
  city: { id: 'Kota', en: 'City' },
  licence: { id: 'Nomor izin', en: 'Licence number' },
  footerWhy: {
    id: (brand: string) => `E-mail ini dikirim karena alamat Anda dipakai untuk mendaftar sebagai mitra ${brand}.`,
    en: (brand: string) => `You get this e-mail because your address was used to apply as a partner of ${brand}.`,
  },
  teamFooter: {
    id: (brand: string) => `Untuk tim akuisisi ${brand}.`,
    en: (brand: string) => `For the acquisition team of ${brand}.`,
  },
})
