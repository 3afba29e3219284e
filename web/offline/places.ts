import { splitLanguage } from '../to.ts'

export const groups = ['prayer', 'quran', 'doa', 'guides'] as const
export type Group = (typeof groups)[number]

type Place = {
  root: string
  group: Group
  /** How many parts may follow the root. */
  depth: number
  /** What follows the question mark is what the page is about: another city's minutes are worse than none. */
  exact?: true
  /** The bare address is about the city that this browser has chosen. */
  recalls?: true
  /** Kept as a whole as soon as one of them is opened. */
  whole?: true
}

/** What a browser keeps for when there is no network. Everything else has the page that says so. */
const places: readonly Place[] = [
  { root: '/jadwal-sholat', group: 'prayer', depth: 1, exact: true, recalls: true },
  { root: '/kiblat', group: 'prayer', depth: 0, exact: true, recalls: true },
  { root: '/kalender-hijriah', group: 'prayer', depth: 1, exact: true },
  { root: '/quran', group: 'quran', depth: 2 },
  { root: '/doa', group: 'doa', depth: 1, whole: true },
  { root: '/panduan', group: 'guides', depth: 1, whole: true },
  { root: '/faq', group: 'guides', depth: 0 },
]

/** The page that says what is kept; it is itself kept first. */
export const offlinePath = '/offline'

/** The place that a path belongs to, whatever its language. */
export function placeOf(pathname: string): Place | undefined {
  const { path } = splitLanguage(pathname)
  return places.find(({ root, depth }) => {
    if (path === root) return true
    return path.startsWith(`${root}/`) && path.slice(root.length + 1).split('/').length <= depth && !path.endsWith('/')
  })
}

/** Whether a copy of this page may be kept on a device at all. */
export const isCopied = (pathname: string): boolean =>
  placeOf(pathname) !== undefined || splitLanguage(pathname).path === offlinePath
