import { filterNames } from './components/listing/listing-query.ts'
import { shopFilters } from './components/shop/query.ts'
import { findPage } from './find-page.ts'
import type { pages } from './pages.ts'
import { splitLanguage } from './to.ts'

type CachedPage = Extract<(typeof pages)[number], { cached_by: string }>['page']

const listing = [...filterNames, 'sort', 'page']
const people = ['travellers', 'quad', 'triple', 'double', 'children', 'infants']

/**
 * The names that each cached page reads of its address. No other reaches it: else whoever adds a name of their own has the
 * page rendered again, as often as they like.
 */
export const pageQuery: Readonly<Record<CachedPage, readonly string[]>> = {
  home: [],
  umrah: listing,
  'umrah-financing': listing,
  'umrah-savings': listing,
  hajj: listing,
  'hajj-products': listing,
  'sharia-tours': listing,
  product: ['departure', 'room', 'month', 'tab', 'reviews', 'more', ...people],
  souvenirs: shopFilters,
  'souvenirs/stores': ['search', 'page', 'store', 'slug'],
  'souvenirs/store': shopFilters,
  'souvenirs/item': ['variant', 'quantity', 'reviews', 'more'],
  'savings-fund': [],
  partners: ['kind', 'search', 'page'],
  'distribution-partners': [],
  'detik-hikmah': [],
  promos: ['search', 'category', 'page'],
  promo: ['page'],
  galleries: ['show'],
  quran: ['q', 'tab', 'page'],
  'quran-chapter': ['ayat', 'show', 'size'],
  'quran-share': ['ayat'],
  'prayer-times': ['kota', 'bulan'],
  'prayer-first': ['cari', 'halaman', 'ke'],
  qibla: ['kota'],
  doa: ['search', 'category'],
  guides: [],
  guide: [],
  faq: ['search'],
  terms: ['versi'],
  privacy: ['versi'],
  about: [],
  blog: ['search', 'category', 'page'],
  'blog-post': ['sort', 'comments'],
  compare: ['paket'],
  manasik: ['langkah', 'putaran'],
  'price-calendar': ['category', 'month', 'city'],
  'hijri-calendar': ['tahun'],
  offline: [],
}

/** Read on every page, by the guard; and of what scripts ask for, by the router. */
const shared = { document: ['affiliate_code'], data: ['affiliate_code', '_routes'] } as const

const byPage: Readonly<Record<string, readonly string[] | undefined>> = pageQuery

/** The address without the names that its page does not read; one that is not cached keeps its own. */
export function knownQuery(url: URL): URL {
  const page = findPage(splitLanguage(url.pathname.replace(/\.data$/, '')).path)
  const known = page?.cached_by && byPage[page.page]
  if (!known) return url
  const names: readonly string[] = [...known, ...shared[url.pathname.endsWith('.data') ? 'data' : 'document']]
  const read = [...url.searchParams].filter(([name]) => names.includes(name))
  const plain = new URL(url)
  plain.search = new URLSearchParams(read).toString()
  return plain
}
