type KnownType = {
  slug: string
  category: 'umroh' | 'haji' | 'wisata-syariah'
  name: { id: string; en: string }
  picture_id: string
}

const inOrder: readonly KnownType[] = [
  {
    slug: 'umroh-reguler',
    category: 'umroh',
    name: { id: 'Umrah Reguler', en: 'Regular umrah' },
    picture_id: 'kaaba-1-card',
  },
  {
    slug: 'umroh-ekonomi',
    category: 'umroh',
    name: { id: 'Umrah Hemat', en: 'Economy umrah' },
    picture_id: 'minarets-2-card',
  },
  {
    slug: 'umroh-bintang-5',
    category: 'umroh',
    name: { id: 'Umrah Bintang 5', en: 'Five-star umrah' },
    picture_id: 'hotel-3-card',
  },
  {
    slug: 'umroh-12-hari',
    category: 'umroh',
    name: { id: 'Umrah 12 Hari', en: '12-day umrah' },
    picture_id: 'madinah-dome-4-card',
  },
  {
    slug: 'umroh-ramadhan',
    category: 'umroh',
    name: { id: 'Umrah Ramadan', en: 'Ramadan umrah' },
    picture_id: 'dates-1-card',
  },
  {
    slug: 'umroh-akhir-tahun',
    category: 'umroh',
    name: { id: 'Umrah Akhir Tahun', en: 'Year-end umrah' },
    picture_id: 'madinah-umbrellas-2-card',
  },
  {
    slug: 'umroh-rajab-syaban',
    category: 'umroh',
    name: { id: 'Umrah Rajab & Syakban', en: 'Rajab & Shaban umrah' },
    picture_id: 'prayer-beads-3-card',
  },
  {
    slug: 'umroh-keluarga',
    category: 'umroh',
    name: { id: 'Umrah Keluarga', en: 'Family umrah' },
    picture_id: 'family-silhouette-4-card',
  },
  {
    slug: 'umroh-plus-turki',
    category: 'umroh',
    name: { id: 'Umrah Plus Turki', en: 'Umrah plus Türkiye' },
    picture_id: 'city-istanbul-1-card',
  },
  {
    slug: 'umroh-plus-aqsa',
    category: 'umroh',
    name: { id: 'Umrah Plus Aqsa', en: 'Umrah plus Al-Aqsa' },
    picture_id: 'mosque-interior-2-card',
  },
  {
    slug: 'umroh-plus-dubai',
    category: 'umroh',
    name: { id: 'Umrah Plus Dubai', en: 'Umrah plus Dubai' },
    picture_id: 'dunes-3-card',
  },
  {
    slug: 'umroh-plus-mesir',
    category: 'umroh',
    name: { id: 'Umrah Plus Mesir', en: 'Umrah plus Egypt' },
    picture_id: 'city-cairo-4-card',
  },
  {
    slug: 'haji-khusus-arbain',
    category: 'haji',
    name: { id: 'Haji Khusus Arbain', en: 'Special hajj with arbain' },
    picture_id: 'hills-of-mercy-1-card',
  },
  {
    slug: 'haji-khusus-non-arbain',
    category: 'haji',
    name: { id: 'Haji Khusus Non-Arbain', en: 'Special hajj without arbain' },
    picture_id: 'kaaba-2-card',
  },
  {
    slug: 'haji-khusus-bintang-5',
    category: 'haji',
    name: { id: 'Haji Khusus Bintang 5', en: 'Five-star special hajj' },
    picture_id: 'hotel-3-card',
  },
  {
    slug: 'haji-persiapan-reguler',
    category: 'haji',
    name: { id: 'Umrah Persiapan Haji', en: 'Umrah with hajj preparation' },
    picture_id: 'books-4-card',
  },
  {
    slug: 'wisata-turki',
    category: 'wisata-syariah',
    name: { id: 'Wisata Turki', en: 'Türkiye' },
    picture_id: 'city-istanbul-1-card',
  },
  {
    slug: 'wisata-mesir',
    category: 'wisata-syariah',
    name: { id: 'Wisata Mesir', en: 'Egypt' },
    picture_id: 'city-cairo-2-card',
  },
  {
    slug: 'wisata-yordania',
    category: 'wisata-syariah',
    name: { id: 'Wisata Yordania & Aqsa', en: 'Jordan & Al-Aqsa' },
    picture_id: 'dunes-3-card',
  },
  {
    slug: 'wisata-uzbekistan',
    category: 'wisata-syariah',
    name: { id: 'Wisata Uzbekistan', en: 'Uzbekistan' },
    picture_id: 'uzbekistan-4-card',
  },
  {
    slug: 'wisata-spanyol',
    category: 'wisata-syariah',
    name: { id: 'Wisata Andalusia', en: 'Andalusia' },
    picture_id: 'city-seville-1-card',
  },
  {
    slug: 'wisata-jepang',
    category: 'wisata-syariah',
    name: { id: 'Wisata Muslim Jepang', en: 'Muslim-friendly Japan' },
    picture_id: 'city-tokyo-2-card',
  },
  {
    slug: 'wisata-korea',
    category: 'wisata-syariah',
    name: { id: 'Wisata Muslim Korea', en: 'Muslim-friendly Korea' },
    picture_id: 'airport-3-card',
  },
  {
    slug: 'wisata-malaysia',
    category: 'wisata-syariah',
    name: { id: 'Wisata Malaysia', en: 'Malaysia' },
    picture_id: 'city-kuala-lumpur-4-card',
  },
  {
    slug: 'wisata-lombok',
    category: 'wisata-syariah',
    name: { id: 'Wisata Lombok', en: 'Lombok' },
    picture_id: 'lombok-1-card',
  },
  {
    slug: 'wisata-aceh',
    category: 'wisata-syariah',
    name: { id: 'Wisata Aceh & Minang', en: 'Aceh & Minangkabau' },
    picture_id: 'mosque-interior-2-card',
  },
  {
    slug: 'wisata-yogyakarta',
    category: 'wisata-syariah',
    name: { id: 'Wisata Yogyakarta & Solo', en: 'Yogyakarta & Solo' },
    picture_id: 'market-3-card',
  },
  {
    slug: 'wisata-umroh',
    category: 'wisata-syariah',
    name: { id: 'Umrah Plus Wisata', en: 'Umrah plus a tour' },
    picture_id: 'aircraft-window-4-card',
  },
]

/** Kinds of journey of every installation, in the order in which they are offered. */
export const knownTypes = inOrder.map((type, position) => ({ ...type, position }))
