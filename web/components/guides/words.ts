import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  contents: { id: 'Daftar isi', en: 'Contents' },
  schools: { id: 'Perbedaan mazhab', en: 'Where the schools differ' },
  tip: { id: 'Catatan', en: 'Good to know' },
  care: { id: 'Perhatian', en: 'Important' },
  table: { id: 'Tabel', en: 'Table' },
  source: { id: 'Sumber', en: 'Source' },
  unreviewed: {
    id: 'Belum diperiksa ustaz',
    en: 'Not yet reviewed by a scholar',
  },
  minutes: { id: (n: number) => `${n} menit baca`, en: (n: number) => `${n} min read` },
  dated: { id: (day: string) => `Diperbarui ${day}`, en: (day: string) => `Updated ${day}` },
  formerVersions: { id: 'Versi sebelumnya', en: 'Previous versions' },
  formerVersion: {
    id: (version: string, from: string, until: string) => `Versi ${version}, berlaku ${from} sampai ${until}`,
    en: (version: string, from: string, until: string) => `Version ${version}, in force from ${from} to ${until}`,
  },
  present: { id: 'Baca versi sekarang', en: 'Read the current version' },
  version: {
    id: (version: string, day: string) => `Versi ${version}, berlaku sejak ${day}`,
    en: (version: string, day: string) => `Version ${version}, effective ${day}`,
  },
  umrah: { id: 'Umrah', en: 'Umrah' },
  hajj: { id: 'Haji', en: 'Hajj' },
  both: { id: 'Umrah dan haji', en: 'Umrah and hajj' },
  related: { id: 'Lanjut membaca', en: 'Read next' },
  guides: { id: 'Panduan', en: 'Guides' },
  about: {
    id: 'Panduan ini ditulis tim kami menurut yang umum diajarkan di Indonesia. Panduan ini dan bacaannya (bertanda jam pasir) belum diperiksa ustaz. Untuk keadaan pribadi Anda, tanyakan kepada ustaz atau pembimbing rombongan.',
    en: 'Our team wrote this guide based on what is commonly taught in Indonesia. No scholar has reviewed it or its supplications (marked with an hourglass) yet. For your own situation, ask a scholar or your group’s ustaz.',
  },
  reviewed: {
    id: (by: string, day: string) => `Diperiksa oleh ${by}, ${day}.`,
    en: (by: string, day: string) => `Reviewed by ${by}, ${day}.`,
  },
  ask: { id: 'Masih ada pertanyaan?', en: 'Still have a question?' },
  askText: {
    id: 'Tanyakan kepada kami. Sertakan nomor pesanan bila ada.',
    en: 'Ask us. Include your order number if you have one.',
  },
})
