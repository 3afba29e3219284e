import type { Language } from '#core/messages.ts'
import { firstSources } from './source-words.ts'
import { ruleNames } from './words.ts'

/** What a number is called, or its key: a new one is shown before it has a name. */
export const ruleName = (key: string, language: Language): string =>
  Object.entries(ruleNames(language)).find(([name]) => name === key)?.[1] ?? key

/** Where a value comes from: in the reader's language where we wrote it, as somebody typed it elsewhere. */
export function sourceText({ key, source }: { key: string; source: string }, language: Language): string {
  const written = (one: Language) => Object.entries(firstSources(one)).find(([name]) => name === key)?.[1]
  return written('en') === source ? (written(language) ?? source) : source
}
