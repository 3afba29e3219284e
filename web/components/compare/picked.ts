import { type Language, languages } from '#core/messages.ts'
import { browserStore } from '../browser-store.ts'

/** With its name in every language: the reader may change it between two picks. */
export type Picked = { slug: string; names: Readonly<Record<Language, string>> }
export const mostPicked = 4

const none: readonly Picked[] = []

const isObject = (item: unknown): item is object => typeof item === 'object' && item !== null
const isNames = (names: unknown): boolean =>
  isObject(names) && languages.every((language) => typeof Reflect.get(names, language) === 'string')
const isPicked = (item: unknown): item is Picked =>
  isObject(item) && 'slug' in item && 'names' in item && typeof item.slug === 'string' && isNames(item.names)

/** What a stored text says; anything else is nothing. */
export function readPicked(text: string | null): readonly Picked[] {
  if (text === null) return none
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isPicked).slice(0, mostPicked) : none
  } catch {
    return none
  }
}

/** With one more, or without it; a fifth changes nothing. */
export function toggled(picked: readonly Picked[], item: Picked): readonly Picked[] {
  const others = picked.filter((one) => one.slug !== item.slug)
  if (others.length < picked.length) return others
  return picked.length < mostPicked ? [...picked, item] : picked
}

/** The packages this browser has put side by side. */
const store = browserStore({ key: 'rihla:compare', read: readPicked, none })
export const setPicked = store.set
export const usePicked = store.useValue

export const compareAddress = (picked: readonly Picked[]): string =>
  `/bandingkan?paket=${picked.map((item) => item.slug).join(',')}`
