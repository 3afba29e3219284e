/** What posts of a new brand can be about, in the order in which the index offers them. */
export const firstCategories = {
  rites: { slug: 'manasik', name: { id: 'Manasik', en: 'Rites' } },
  choosing: { slug: 'memilih-travel', name: { id: 'Memilih travel', en: 'Choosing an agency' } },
  documents: { slug: 'dokumen', name: { id: 'Dokumen', en: 'Documents' } },
  health: { slug: 'kesehatan', name: { id: 'Kesehatan', en: 'Health' } },
  places: { slug: 'ziarah', name: { id: 'Ziarah', en: 'Holy places' } },
  money: { slug: 'keuangan', name: { id: 'Keuangan', en: 'Money' } },
  family: { slug: 'keluarga', name: { id: 'Keluarga', en: 'Family' } },
  news: { slug: 'kabar', name: { id: 'Kabar kami', en: 'Our news' } },
} as const
