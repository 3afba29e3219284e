import { canonical } from './fold.ts'
import type { Category } from './kinds.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that tell no package from another. */
export const fillers = set(
  'paket package packages perjalanan travel trip tour tours wisata halal hotel maskapai pesawat airline airlines ke dari di dan untuk dengan yang bulan tahun berangkat keberangkatan the to from in for with and of by month year a an h ah',
)

/** Who says so wants the cheaper ones; packages call themselves so, if at all, in other words. */
export const cheap = set('murah termurah terjangkau cheap cheapest affordable budget')
export const cheapName = 'hemat'

/** Two words that mean one or two others. */
const pairs = new Map([
  ['haji plus', ['haji', 'khusus']],
  ['masjid aqsa', ['aqsa']],
  ['idul fitri', ['syawal']],
  ['idul adha', ['dzulhijjah']],
])

/** The words as we keep them, phrases put into the words that packages use. */
export function rephrase(words: readonly string[]): string[] {
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = pairs.get(`${canonical(words[at] ?? '')} ${canonical(words[at + 1] ?? '')}`)
    if (pair) at++
    said.push(...(pair ?? [words[at] ?? '']))
  }
  return [...new Set(said)]
}

const tours = ['wisata', 'halal', 'syariah', 'liburan', 'holiday']
const trips = ['tour', 'tours', 'trip']
const holy = ['makkah', 'madinah']

/** The kind of journey that words speak of, or hint at. */
export function categoryMeant(words: readonly string[]): Category | undefined {
  const canonicalWords = new Set(words.map(canonical))
  const has = (...any: string[]) => any.some((word) => canonicalWords.has(word))
  if (has('haji')) return 'haji'
  if (has(...tours)) return 'wisata-syariah'
  if (has('umroh')) return 'umroh'
  if (has(...trips)) return 'wisata-syariah'
  return has(...holy) ? 'umroh' : undefined
}

/** Signs in a document, each with a capital letter that no word has. */
export const categorySign = (category: Category): string => `C${category.replace('-', '')}`
export const starsSign = (stars: number): string => `S${stars}`
export const nameSign = (word: string): string => `N${word}`
export const airlineSign = (word: string): string => `A${word}`

const starWords = new Map([
  ['3', 3],
  ['tiga', 3],
  ['4', 4],
  ['empat', 4],
  ['5', 5],
  ['lima', 5],
])

export const isOfStars = (word: string): boolean => word === 'bintang' || starWords.has(word)

/** "bintang 5", "five star" at the head of these words. */
export function starsAt(words: readonly string[]): number | undefined {
  const [first = '', second = ''] = words.map(canonical)
  if (first === 'bintang') return starWords.get(second)
  return second === 'bintang' ? starWords.get(first) : undefined
}
