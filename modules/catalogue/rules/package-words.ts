import { messages } from '#core/messages.ts'

export const packageStateWords = messages({
  draft: { id: 'Draf', en: 'Draft' },
  in_review: { id: 'Sedang ditinjau', en: 'In review' },
  on_sale: { id: 'Tayang', en: 'Published' },
  gone: { id: 'Ditarik', en: 'Withdrawn' },
})

export const packageCategoryWords = messages({
  umroh: { id: 'Umrah', en: 'Umrah' },
  haji: { id: 'Haji', en: 'Hajj' },
  'wisata-syariah': { id: 'Wisata syariah', en: 'Sharia tour' },
})

export const journeyKindWords = messages({
  regular: { id: 'Umrah', en: 'Umrah' },
  hajj: { id: 'Haji', en: 'Hajj' },
  hajj_preparation: { id: 'Persiapan haji dengan umrah', en: 'Hajj preparation with umrah' },
  tour_domestic: { id: 'Wisata dalam negeri', en: 'Domestic tour' },
  tour_international: { id: 'Wisata luar negeri', en: 'International tour' },
  umrah_tour: { id: 'Wisata dengan umrah', en: 'Tour with umrah' },
})

export const departureStateWords = messages({
  waiting: { id: 'Belum dijual', en: 'Not on sale yet' },
  open: { id: 'Dijual', en: 'On sale' },
  closed: { id: 'Ditutup', en: 'Closed' },
  over: { id: 'Lewat batas pesan', en: 'Booking has ended' },
})

/** A picture of a package, by its place: it is called so before it is removed. */
export const pictureNames = messages({
  picture: { id: (n: number) => `Gambar ${n}`, en: (n: number) => `Picture ${n}` },
})
