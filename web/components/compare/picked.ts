import { useSyncExternalStore } from 'react'
import { type Language, languages } from '#core/messages.ts'

/** With its name in every language: the reader may change it between two picks. */
export type Picked = { slug: string; names: Readonly<Record<Language, string>> }
export const mostPicked = 4

const place = 'rihla:compare'
const listeners = new Set<() => void>()
const none: readonly Picked[] = []
let kept: { text: string | null; picked: readonly Picked[] } = { text: null, picked: none }

const isObject = (item: unknown): item is object => typeof item === 'object' && item !== null
const isNames = (names: unknown): boolean =>
  isObject(names) && languages.every((language) => typeof Reflect.get(names, language) === 'string')
const isPicked = (item: unknown): item is Picked =>
  isObject(item) && 'slug' in item && 'names' in item && typeof item.slug === 'string' && isNames(item.names)

/** What a stored text says; anything else is nothing. */
export function readPicked(text: string | null): readonly Picked[] {
  if (text === null) return none
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isPicked).slice(0, mostPicked) : none
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

function snapshot(): readonly Picked[] {
  const text = window.localStorage.getItem(place)
  if (text !== kept.text) kept = { text, picked: readPicked(text) }
  return kept.picked
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function setPicked(picked: readonly Picked[]): void {
  window.localStorage.setItem(place, JSON.stringify(picked))
  for (const listener of listeners) listener()
}

/** The packages this browser has put side by side; the server knows of none. */
export const usePicked = (): readonly Picked[] => useSyncExternalStore(subscribe, snapshot, () => none)

export const compareAddress = (picked: readonly Picked[]): string =>
  `/bandingkan?paket=${picked.map((item) => item.slug).join(',')}`
