import { generatePath } from 'react-router'
import type { Language } from '#core/messages.ts'
import { inLanguage } from '../to.ts'
import type { ConsolePath } from './pages.ts'

/** The address of a page of the console in a language; the router adds where the console is mounted. */
export const to = (language: Language, path: ConsolePath, params: Record<string, string> = {}): string =>
  inLanguage(language, generatePath(path, params))
