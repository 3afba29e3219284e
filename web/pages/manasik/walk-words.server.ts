import type { Language } from '#core/messages.ts'
import { rounds } from './place.ts'
import { words } from './words.ts'

/** All that can be said on the way, so that it needs no network. */
export function walkWords(language: Language, titles: readonly string[]) {
  const { stepOf, next, tawafCount, saiCount, tawafNext, saiNext, tawafDone, saiDone, ...say } = words(language)
  const each = (text: (n: number) => string, from: number) =>
    Array.from({ length: rounds + 1 - from }, (_, i) => text(i + from))
  return {
    ...say,
    places: titles.map((_title, i) => stepOf(i + 1, titles.length)),
    nexts: titles.map((_title, i) => (titles[i + 1] ? next(titles[i + 1] ?? '') : '')),
    counts: {
      tawaf: { now: each(tawafCount, 0), next: each(tawafNext, 1), done: tawafDone },
      sai: { now: each(saiCount, 0), next: each(saiNext, 1), done: saiDone },
    },
  }
}
export type WalkWords = ReturnType<typeof walkWords>
