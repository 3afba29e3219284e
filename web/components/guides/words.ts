import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  contents: { id: 'Daftar isi', en: 'Contents' },
  schools: { id: 'Perbedaan mazhab', en: 'Where the schools differ' },
  tip: { id: 'Catatan', en: 'Good to know' },
  care: { id: 'Hati-hati', en: 'Take care' },
  table: { id: 'Tabel', en: 'Table' },
  source: { id: 'Sumber', en: 'Source' },
  unreviewed: {
    id: 'Menunggu tinjauan pembimbing ibadah',
    en: 'Awaiting review by a qualified person',
  },
  minutes: { id: (n: number) => `${n} menit baca`, en: (n: number) => `${n} min read` },
  dated: { id: (day: string) => `Diperbarui ${day}`, en: (day: string) => `Updated ${day}` },
  version: {
    id: (version: string, day: string) => `Versi ${version}, berlaku sejak ${day}`,
    en: (version: string, day: string) => `Version ${version}, in force since ${day}`,
  },
  umrah: { id: 'Umrah', en: 'Umrah' },
  hajj: { id: 'Haji', en: 'Hajj' },
  both: { id: 'Umrah dan haji', en: 'Umrah and hajj' },
  related: { id: 'Lanjut membaca', en: 'Read on' },
  guides: { id: 'Panduan', en: 'Guides' },
  about: {
    id: 'Panduan ini ditulis tim kami menurut yang umum diajarkan di Indonesia dan belum ditinjau pembimbing ibadah. Untuk keadaan pribadi Anda, bertanyalah kepada pembimbing.',
    en: 'Our team wrote this guide by what is commonly taught in Indonesia; it has not yet been reviewed by a qualified person. For your own situation, ask a guide to worship.',
  },
  reviewed: {
    id: (day: string) => `Ditinjau pembimbing ibadah pada ${day}`,
    en: (day: string) => `Reviewed by a qualified person on ${day}`,
  },
  ask: { id: 'Masih ada pertanyaan?', en: 'Still have a question?' },
  askText: {
    id: 'Tanyakan kepada kami. Sebutkan nomor pesanan bila ada.',
    en: 'Ask us. Mention the number of your order if you have one.',
  },
})
