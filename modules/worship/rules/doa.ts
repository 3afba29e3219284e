import type { Language } from '#core/messages.ts'
import texts from './doa-texts.json' with { type: 'json' }

/** Where on the journey a doa belongs, in the order of the journey. */
export const doaCategories = [
  'perjalanan',
  'ihram',
  'masjidil-haram',
  'tawaf',
  'sai',
  'tahallul',
  'wukuf',
  'mina',
  'madinah',
  'pulang',
  'harian',
] as const
export type DoaCategory = (typeof doaCategories)[number]

/** Words of a verse of the Quran, from one to another, counted from 0. */
export type QuranWords = { verse: string; from: number; to: number }

export type Doa = {
  id: string
  category: DoaCategory
  title: Record<Language, string>
  /** As it is recited; never changed, never normalised. */
  arabic: string
  /** Where in the Quran its words stand; they are equal to those there, mark by mark. */
  quran: readonly QuranWords[]
  /** What is recited after the words of the Quran, where something is. */
  followed_by: string
  latin: Record<Language, string>
  meaning: Record<Language, string>
  source: Record<Language, string>
  /** How often it is said, where more than once. */
  times: number
}

type Item = {
  id: string
  step: string
  title: Record<Language, string>
  quran?: QuranWords[]
  followed_by?: string
  arabic: string
  latin: string
  latin_en?: string
  translation: Record<Language, string>
  reference: Record<Language, string>
  repeat?: number
}
const items: readonly Item[] = texts.items

const categoryOf = (step: string): DoaCategory => {
  const category = doaCategories.find((one) => one === step)
  if (!category) throw new Error(`no doa belongs to ${step}`)
  return category
}

/** Indonesian Latin as English readers are used to it: `labbayk`, `sharika`, without lines and dots. */
export const englishLatin = (latin: string): string =>
  latin
    .normalize('NFC')
    .replace(/[żŻ]/g, 'dh')
    .replace(/[ṡṠ]/g, 'th')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/g/g, 'gh')
    .replace(/G/g, 'Gh')
    .replace(/sy/g, 'sh')
    .replace(/([aA])i/g, '$1y')
    .replace(/([aA])u/g, '$1w')

export const allDoa: readonly Doa[] = items.map((item) => ({
  id: item.id,
  category: categoryOf(item.step),
  title: item.title,
  arabic: item.arabic,
  quran: item.quran ?? [],
  followed_by: item.followed_by ?? '',
  latin: { id: item.latin, en: item.latin_en ?? englishLatin(item.latin) },
  meaning: item.translation,
  source: item.reference,
  times: item.repeat ?? 1,
}))

/** A copy to search in: without marks and stretched letters, and with one alef. The text itself stays as it is. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const searchable = allDoa.map((doa) => ({
  doa,
  text: folded(
    [doa.title, doa.meaning, doa.latin, doa.source]
      .flatMap(Object.values<string>)
      .concat(doa.arabic)
      .join(' '),
  ),
  // Latin is typed without its apostrophes and hyphens, and then the words run together.
  joined: Object.values(doa.latin).map((latin) => folded(latin).replaceAll(' ', '')),
}))

export type DoaQuery = { search?: string; category?: DoaCategory }

/** In the order of the journey; every searched word must be there. */
export function findDoa({ search = '', category }: DoaQuery): Doa[] {
  const words = folded(search).split(' ').filter(Boolean)
  const has = (entry: (typeof searchable)[number]) =>
    words.every((word) => entry.text.includes(word)) ||
    (words.length > 0 && entry.joined.some((latin) => latin.includes(words.join(''))))
  return searchable
    .filter((entry) => (category === undefined || entry.doa.category === category) && has(entry))
    .map(({ doa }) => doa)
}
