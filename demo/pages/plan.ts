type Plan = {
  slug: string
  kind: 'document' | 'guide' | 'index' | 'walk'
  topic?: 'umrah' | 'hajj' | 'both'
  path: string
  picture_id: string
  related?: readonly string[]
  /** 1.0 unless said: what members agreed to names its version. */
  version?: string
}

const guide = (slug: string, topic: Plan['topic'], rest: Pick<Plan, 'picture_id' | 'related'>): Plan => ({
  slug,
  kind: 'guide',
  topic,
  path: `/panduan/${slug}`,
  ...rest,
})

/** The day the shared texts were last changed. */
export const datedOn = '2026-11-17'

/** Every shared text, in the order guides are listed. Its words are in texts/, a file a language. */
export const pagePlans: readonly Plan[] = [
  guide('pengenalan-umroh', 'umrah', {
    picture_id: 'kaaba-1-wide',
    related: ['manasik', 'miqat', 'persiapan-umroh'],
  }),
  guide('jenis-umroh', 'umrah', {
    picture_id: 'madinah-umbrellas-1-wide',
    related: ['pengenalan-umroh', 'jenis-haji', 'persiapan-umroh'],
  }),
  guide('persiapan-umroh', 'umrah', {
    picture_id: 'airport-1-wide',
    related: ['manasik', 'miqat', 'talbiyah'],
  }),
  guide('sejarah-umroh', 'umrah', {
    picture_id: 'minarets-1-wide',
    related: ['sejarah-haji', 'pengenalan-umroh', 'talbiyah'],
  }),
  guide('miqat', 'both', { picture_id: 'dunes-1-wide', related: ['talbiyah', 'manasik', 'jenis-haji'] }),
  guide('talbiyah', 'both', { picture_id: 'prayer-beads-1-wide', related: ['miqat', 'manasik', 'rukun-haji'] }),
  guide('pengenalan-haji', 'hajj', {
    picture_id: 'kaaba-2-wide',
    related: ['rukun-haji', 'jenis-haji', 'persiapan-haji'],
  }),
  guide('jenis-haji', 'hajj', {
    picture_id: 'hills-of-mercy-1-wide',
    related: ['rukun-haji', 'miqat', 'pengenalan-haji'],
  }),
  guide('rukun-haji', 'hajj', {
    picture_id: 'hills-of-mercy-2-wide',
    related: ['jenis-haji', 'pengenalan-haji', 'talbiyah'],
  }),
  guide('persiapan-haji', 'hajj', {
    picture_id: 'family-silhouette-1-wide',
    related: ['pengenalan-haji', 'rukun-haji', 'pulang-haji'],
  }),
  guide('sejarah-haji', 'hajj', {
    picture_id: 'dunes-2-wide',
    related: ['sejarah-umroh', 'rukun-haji', 'pengenalan-haji'],
  }),
  guide('pulang-haji', 'hajj', {
    picture_id: 'aircraft-window-1-wide',
    related: ['rukun-haji', 'sejarah-haji', 'persiapan-haji'],
  }),
  { slug: 'guides', kind: 'index', path: '/panduan', picture_id: 'mosque-interior-1-wide' },
  {
    slug: 'manasik',
    kind: 'walk',
    topic: 'umrah',
    path: '/panduan/manasik',
    picture_id: 'kaaba-1-wide',
    related: ['pengenalan-umroh', 'miqat', 'talbiyah'],
  },
  { slug: 'terms', kind: 'document', path: '/syarat-ketentuan', picture_id: 'mosque-interior-1-wide' },
  {
    slug: 'privacy',
    kind: 'document',
    path: '/kebijakan-privasi',
    picture_id: 'mosque-interior-1-wide',
    version: '1.1',
  },
  { slug: 'about', kind: 'document', path: '/tentang-kami', picture_id: 'madinah-dome-1-wide' },
]
