import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  umrahText: {
    id: 'Pengertian, persiapan, dan tata caranya.',
    en: 'What it is, how to prepare and how to perform it.',
  },
  both: { id: 'Untuk umrah dan haji', en: 'For umrah and hajj' },
  bothText: {
    id: 'Miqat dan talbiyah.',
    en: 'The miqats and the talbiyah.',
  },
  hajj: { id: 'Haji', en: 'Hajj' },
  hajjText: { id: 'Dari pengertian sampai kembali ke rumah.', en: 'From the basics to your return home.' },
  walk: { id: 'Manasik umrah', en: 'Umrah step by step' },
  walkText: {
    id: 'Satu langkah per layar, dengan penghitung putaran tawaf dan sa’i. Bisa dipakai tanpa internet.',
    en: 'One step per screen, with a counter for tawaf and sa’i. Works without internet.',
  },
  start: { id: 'Mulai langkah pertama', en: 'Start with step one' },
})
