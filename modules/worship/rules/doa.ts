import type { Language } from '#core/messages.ts'
import texts from './doa-texts.json' with { type: 'json' }

/** Where on the journey a doa belongs, in the order of the journey. */
export const doaCategories = ['ihram', 'masjidil-haram', 'tawaf', 'sai', 'wukuf', 'mina', 'pulang'] as const
export type DoaCategory = (typeof doaCategories)[number]

export type Doa = {
  id: string
  category: DoaCategory
  title: Record<Language, string>
  /** As it is recited; never changed, never normalised. */
  arabic: string
  latin: string
  meaning: Record<Language, string>
  source: string
  /** How often it is said, where more than once. */
  times: number
}

const categoryOf = (step: string): DoaCategory => {
  const found = doaCategories.find((one) => one === step)
  if (!found) throw new Error(`no doa belongs to ${step}`)
  return found
}

export const allDoa: readonly Doa[] = texts.items.map((item) => ({
  id: item.id,
  category: categoryOf(item.step),
  title: item.title,
  arabic: item.arabic,
  latin: item.latin,
  meaning: item.translation,
  source: item.reference,
  times: 'repeat' in item && typeof item.repeat === 'number' ? item.repeat : 1,
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
    [...Object.values(doa.title), ...Object.values(doa.meaning), doa.arabic, doa.latin, doa.source].join(' '),
  ),
  // Latin is typed without its apostrophes and hyphens, and then the words run together.
  joined: folded(doa.latin).replaceAll(' ', ''),
}))

export type DoaWish = { search?: string; category?: DoaCategory }

/** In the order of the journey; every word sought must be there. */
export function findDoa({ search = '', category }: DoaWish): Doa[] {
  const words = folded(search).split(' ').filter(Boolean)
  const has = (entry: (typeof searchable)[number]) =>
    words.every((word) => entry.text.includes(word)) || (words.length > 0 && entry.joined.includes(words.join('')))
  return searchable
    .filter((entry) => (category === undefined || entry.doa.category === category) && has(entry))
    .map(({ doa }) => doa)
}
