import { plainSearch } from '../plain-search.ts'
import { splitLanguage } from '../to.ts'
import { isCopied, offlinePath, placeOf } from './places.ts'

/** Cookies and answers are one thing with this header, and another without: see server/http/offline-copy.ts. */
export const copyHeader = 'x-offline-copy'

export const cacheNames = {
  /** One of each build. */
  shell: 'rihla-shell-',
  pages: 'rihla-pages-v1',
  pictures: 'rihla-pictures-v1',
  /** Filled by the reader's own wish, on the pages of the Quran. */
  quran: 'rihla-quran-v1',
} as const

/** Cookies that copies follow: how pages look, and where prayers are. Whoever reads stands in others, closed to scripts. */
export const wishNames = ['text_size', 'color_scheme', 'look', 'prayer_city'] as const

/** How long a page may take where there is a copy of it. */
export const patienceMs = 4_000
export const mostPages = 120
export const mostPictures = 80

/**
 * What is done with a request. `page`: the network, else its copy. `document`: the network, else the page that says what is
 * kept. `saved`: that page. `copy`: a page asked for by a script, answered as for nobody. `data`: the router's own.
 */
export type Way = 'leave' | 'asset' | 'picture' | 'page' | 'document' | 'saved' | 'copy' | 'data' | 'sign-out'
type RequestFacts = { method: string; mode: string; url: URL; origin: string }

// Never read, never kept: whatever is asked for here is between the person and the server.
const closed = /^\/(?:api|sandbox|console|socket\.io|healthz|readyz|metrics)(?:\/|$)/
const signOut = /^(?:\/en)?\/auth\/logout(?:\.data)?$/

export function wayOf({ method, mode, url, origin }: RequestFacts): Way {
  const { pathname } = url
  if (url.origin !== origin) return 'leave'
  if (method === 'POST' && signOut.test(pathname)) return 'sign-out'
  if (method !== 'GET') return 'leave'
  if (mode === 'navigate') return navigationTo(pathname)
  if (closed.test(pathname)) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/pictures/')) return 'picture'
  if (pathname.endsWith('.data')) return 'data'
  return placeOf(pathname) ? 'copy' : 'leave'
}

function navigationTo(pathname: string): Way {
  if (splitLanguage(pathname).path === offlinePath) return 'saved'
  return placeOf(pathname) ? 'page' : 'document'
}

/** The address that a copy is kept under: what is searched for within a page is not worth another copy. */
export function keyOf(url: URL): string {
  if (!placeOf(url.pathname)?.exact) return url.pathname
  const params = new URLSearchParams(url.search)
  params.delete('affiliate_code')
  const search = plainSearch(params)
  return url.pathname + (search && `?${search}`)
}

/** The page whose data the router asks for: `/doa.data` is of `/doa`, `/_.data` of `/`. */
export function pageOfData(url: URL): URL {
  const page = new URL(url)
  page.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  page.searchParams.delete('_routes')
  return page
}

/** A part of a page that asks for itself names one route; a way to another page names none, or several. */
export const isOfPart = (url: URL): boolean => /^[^,]+$/.test(url.searchParams.get('_routes') ?? '')

type Answer = Pick<Response, 'status' | 'redirected' | 'type'> & { headers: Pick<Headers, 'get'> }

/** Only what the server itself calls a copy is kept: it has been made for nobody in particular. */
export function isKeepable(pathname: string, { status, redirected, type, headers }: Answer): boolean {
  return (
    isCopied(pathname) &&
    status === 200 &&
    !redirected &&
    type === 'basic' &&
    headers.get(copyHeader) === '1' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? 'no-store')
  )
}

/** A chapter has one number and may have several names. */
export const chapterOf = (pathname: string): string | undefined =>
  /^(?:\/en)?\/quran\/\d{1,3}(?=\/|$)/.exec(pathname)?.[0]

/** The key among those kept that answers for another; nothing rather than another page. */
export function savedKeyFor(key: string, savedKeys: readonly string[]): string | undefined {
  if (savedKeys.includes(key)) return key
  const [path = ''] = key.split('?')
  if (placeOf(path)?.exact) return undefined
  if (savedKeys.includes(path)) return path
  const chapter = chapterOf(path)
  return chapter && savedKeys.find((one) => chapterOf(one.split('?')[0] ?? '') === chapter)
}

/** Caches of ours that this build has no use for. */
export const isLeftOver = (name: string, build: string): boolean =>
  name.startsWith('rihla-') &&
  name !== cacheNames.shell + build &&
  ![cacheNames.pages, cacheNames.pictures, cacheNames.quran].some((cacheName) => cacheName === name)
