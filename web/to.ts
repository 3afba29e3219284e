import { generatePath } from 'react-router'
import type { Language } from '#core/messages.ts'
import type { PagePath } from './pages.ts'

type Params = Record<string, string | undefined>

/** The address of a page in a language. An unknown page does not compile. */
export const to = (language: Language, path: PagePath, params: Params = {}): string =>
  inLanguage(language, generatePath(path, Object.fromEntries(Object.entries(params).map(([k, v]) => [k, v ?? null]))))

/** A path of the site in a language: English ones begin with `/en`. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'id') return path
  return path === '/' ? '/en' : path.startsWith('/?') ? `/en${path.slice(1)}` : `/en${path}`
}

/** The same path without its language, and which language it was in. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const match = /^\/en(?=\/|$)/.exec(pathname)
  return match ? { language: 'en', path: pathname.slice(3) || '/' } : { language: 'id', path: pathname }
}
