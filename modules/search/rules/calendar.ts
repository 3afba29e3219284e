import { hijriOf } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import { canonical, fold } from './fold.ts'

export const monthNames = {
  id: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const

const shortMonths: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  peb: 2,
  pebruari: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  agu: 8,
  ags: 8,
  agt: 8,
  aug: 8,
  sep: 9,
  sept: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  nopember: 11,
  des: 12,
  dec: 12,
}
const hijriNames = [
  'muharram',
  'safar',
  'rabiul awal',
  'rabiul akhir',
  'jumadil awal',
  'jumadil akhir',
  'rajab',
  'syaban',
  'ramadhan',
  'syawal',
  'dzulqadah',
  'dzulhijjah',
] as const

const gregorian = new Map<string, number>([
  ...Object.entries(shortMonths),
  ...Object.values(monthNames).flatMap((names) => names.map((name, i) => [fold(name), i + 1] as const)),
])
const hijri = new Map<string, number>(
  hijriNames.flatMap((name, i) => [[name, i + 1] as const, [name.replace(' ', ''), i + 1] as const]),
)
const seconds: Readonly<Record<string, string>> = {
  awal: 'awal',
  awwal: 'awal',
  ula: 'awal',
  akhir: 'akhir',
  tsani: 'akhir',
  thani: 'akhir',
  tsaniyah: 'akhir',
}

const two = (month: number): string => String(month).padStart(2, '0')

/** Months of either calendar as words that cannot be mistaken: `m12`, `m202612`, `h09`, `h144809`; and the years. */
export function dayWords(day: string): string[] {
  const [year = '', month = ''] = day.split('-')
  const moon = hijriOf(day)
  return [
    `m${month}`,
    `m${year}${month}`,
    year,
    `h${two(moon.month)}`,
    `h${moon.year}${two(moon.month)}`,
    String(moon.year),
  ]
}

/** Names of months that are one word, so that a slip in one can be told. */
export const monthWords: readonly string[] = [
  ...Object.values(monthNames).flatMap((names) => names.map(fold)),
  ...hijriNames.filter((name) => !name.includes(' ')),
]

/** The month that begins with these letters, if it is the only one. */
export function monthBeginning(letters: string): string | undefined {
  if (letters.length < 4) return undefined
  const [first, ...more] = new Set(monthWords.filter((name) => name.startsWith(letters)))
  return more.length === 0 ? first : undefined
}

/** How names say a month: `desember`, `december` for `m202612`, `ramadhan` for `h09`. */
export function spokenMonth(word: string): string[] {
  const month = Number(word.slice(-2)) - 1
  const said = word.startsWith('h')
    ? [hijriNames[month] ?? '']
    : [monthNames.id[month] ?? '', monthNames.en[month] ?? '']
  return [...new Set(said.map((name) => fold(name).split(' ')[0] ?? ''))]
}

/** A month without a year, the next time it comes: `m202612` for `m12` in November 2026. */
export function nextMonth(word: string, today: string): string | undefined {
  if (!/^[hm]\d\d$/.test(word)) return undefined
  const [year = '', month = ''] = today.split('-')
  const now = word.startsWith('h') ? hijriOf(today) : { year: Number(year), month: Number(month) }
  const wanted = Number(word.slice(1))
  return `${word[0]}${wanted < now.month ? now.year + 1 : now.year}${two(wanted)}`
}

export type Spoken = { word: string; length: number }

/** A month, with its year where one stands beside it, at the head of these words. */
export function monthAt(words: readonly string[]): Spoken | undefined {
  const [first = '', second = '', third = ''] = words
  const pair = hijri.get(`${canonical(first)} ${seconds[second] ?? ''}`)
  if (pair) return withYear(`h`, pair, { year: third, length: 2 })
  const moon = hijri.get(canonical(first))
  if (moon) return withYear('h', moon, { year: second, length: 1 })
  const month = gregorian.get(first)
  return month ? withYear('m', month, { year: second, length: 1 }) : undefined
}

function withYear(calendar: 'h' | 'm', month: number, next: { year: string; length: number }): Spoken {
  const isYear = (calendar === 'h' ? /^1[45]\d\d$/ : /^20\d\d$/).test(next.year)
  return {
    word: `${calendar}${isYear ? next.year : ''}${two(month)}`,
    length: next.length + (isYear ? 1 : 0),
  }
}

/** "Desember 2026" for 202612. */
export const monthLabel = (month: number, language: Language): string =>
  `${monthNames[language][(month % 100) - 1] ?? ''} ${Math.floor(month / 100)}`
