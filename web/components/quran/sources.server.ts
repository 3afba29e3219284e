import type { Language } from '#core/messages.ts'
import { words } from './source-words.ts'

/** Where the texts come from, to be named wherever they are shown. */
export function sourcesOf(language: Language) {
  const { sources, arabic, english, juz, marks } = words(language)
  return { title: sources, lines: [arabic, english, juz, marks] }
}
