import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  umrahText: { id: 'Kenali, siapkan, lalu jalani.', en: 'Know it, prepare it, walk it.' },
  both: { id: 'Untuk umrah dan haji', en: 'For umrah and hajj' },
  bothText: {
    id: 'Dua hal yang dimulai siapa pun yang berihram.',
    en: 'Two things with which everyone in ihram begins.',
  },
  hajj: { id: 'Haji', en: 'Hajj' },
  hajjText: { id: 'Dari pengertian sampai kembali ke rumah.', en: 'From what it means to coming home.' },
  walk: { id: 'Jalan manasik umrah', en: 'The walk through umrah' },
  walkText: {
    id: 'Satu layar satu langkah, dengan penghitung putaran tawaf dan sa’i. Tetap bisa dipakai tanpa internet.',
    en: 'One screen a step, with a counter for the rounds of tawaf and sa’i. It works without internet too.',
  },
  start: { id: 'Mulai langkah pertama', en: 'Begin the first step' },
})
