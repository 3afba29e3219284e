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

/** Months of either calendar as words that cannot be mistaken: `m12`, `m202612`, `h09`, `h144809`. */
export function dayWords(day: string): string[] {
  const [year = '', month = ''] = day.split('-')
  const moon = hijriOf(day)
  const [name = ''] = hijriNames.slice(moon.month - 1)
  const spoken = [monthNames.id[Number(month) - 1] ?? '', monthNames.en[Number(month) - 1] ?? ''].map(fold)
  return [
    ...[...new Set(spoken)],
    `m${month}`,
    `m${year}${month}`,
    year,
    ...name.split(' '),
    `h${two(moon.month)}`,
    `h${moon.year}${two(moon.month)}`,
    String(moon.year),
  ]
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
