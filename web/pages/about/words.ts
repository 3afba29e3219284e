import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Tentang kami', en: 'About us' },
  figures: { id: 'Mitra dan panduan kami', en: 'Our partners and guides' },
  travel: { id: 'travel berizin', en: 'licensed travel agencies' },
  financial: { id: 'bank dan lembaga keuangan syariah', en: 'sharia banks and financial institutions' },
  guides: { id: 'panduan umrah dan haji', en: 'umrah and hajj guides' },
})
