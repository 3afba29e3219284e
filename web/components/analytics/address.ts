import { findPage } from '../../find-page.ts'
import { splitLanguage } from '../../to.ts'

/** What an address may say of a visit: which list, and which campaign it came by. What people typed or were given is not among it. */
const listNames = ['type', 'subcategory', 'category', 'sort', 'page', 'tab']
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utm_id']
const names = new Set([...listNames, ...campaign])

// A campaign's word is a word; an address, a name with its spaces or a number to call is none.
const isWord = (value: string): boolean => /^[\w.-]{1,60}$/.test(value) && !/\d{7}/.test(value)

/** The path of a page that anyone may open, without what could name a person; nothing for any other page. */
export function measuredPath({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const page = findPage(splitLanguage(pathname).path)
  if (page?.who !== 'anyone' || page.unlisted || page.path === '/*') return undefined
  const safe = [...new URLSearchParams(search)].filter(([name, value]) => names.has(name) && isWord(value))
  return safe.length === 0 ? pathname : `${pathname}?${new URLSearchParams(safe)}`
}

/** Where somebody came from: another site by its name alone; our own pages may have had more in their address. */
export const measuredReferrer = (referrer: string): string =>
  URL.canParse(referrer) ? `${new URL(referrer).origin}/` : ''
