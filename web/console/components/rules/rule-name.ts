import type { Language } from '#core/messages.ts'
import { ruleNames } from './words.ts'

/** What a number is called, or its key: a new one is shown before it has a name. */
export const ruleName = (key: string, language: Language): string =>
  Object.entries(ruleNames(language)).find(([name]) => name === key)?.[1] ?? key
