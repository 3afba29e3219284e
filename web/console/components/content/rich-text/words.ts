import { messages } from '#core/messages.ts'

export const words = messages({
  tools: { id: 'Format teks', en: 'Text formatting' },
  bold: { id: 'Tebal', en: 'Bold' },
  italic: { id: 'Miring', en: 'Italic' },
  heading: { id: 'Judul', en: 'Heading' },
  subheading: { id: 'Subjudul', en: 'Subheading' },
  list: { id: 'Daftar', en: 'List' },
  numbered: { id: 'Bernomor', en: 'Numbered' },
  quote: { id: 'Kutipan', en: 'Quote' },
  arabic: { id: 'Arab', en: 'Arabic' },
  link: { id: 'Tautan', en: 'Link' },
  linkTo: { id: 'Alamat tautan', en: 'Link address' },
  linkHint: { id: '/umroh atau https://…', en: '/umroh or https://…' },
  setLink: { id: 'Pasang tautan', en: 'Set link' },
  unlink: { id: 'Lepas tautan', en: 'Remove link' },
  undo: { id: 'Urungkan', en: 'Undo' },
  redo: { id: 'Ulangi', en: 'Redo' },
  plainHint: {
    id: 'HTML sederhana: p, h2, h3, ul, ol, li, strong, em, blockquote, a, table. Tag lain dibuang saat disimpan.',
    en: 'Simple HTML: p, h2, h3, ul, ol, li, strong, em, blockquote, a, table. Other tags are removed when you save.',
  },
})
