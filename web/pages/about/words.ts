import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Tentang kami', en: 'About us' },
  figures: { id: 'Yang ada di sini hari ini', en: 'What is here today' },
  travel: { id: 'mitra travel', en: 'travel partners' },
  financial: { id: 'bank dan lembaga keuangan syariah', en: 'sharia banks and finance partners' },
  guides: { id: 'panduan umrah dan haji', en: 'guides to umrah and hajj' },
})
