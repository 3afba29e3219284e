import { readCookie } from '#core/session-cookies.ts'
import { scriptedCookie } from '#web/components/personal/unknown-member.ts'
import { findPage } from '#web/find-page.ts'
import type { CachedBy } from '#web/pages.ts'
import { plainSearch } from '#web/plain-search.ts'
import { prayerCity } from '#web/prayer-city.ts'
import { splitLanguage } from '#web/to.ts'
import { affiliateCode } from '#web/visit-cookies.ts'
import { colorSchemeOf, lookOf, textSizeOf, type Visit } from './page-visit.ts'

/** A visit as anyone could have made it. All that its page can depend on is in the key. */
export type PublicVisit = Visit & { key: string; cached_by: CachedBy }

/** Whoever has one of these is someone. */
const session = /(?:^|;)\s*(?:__Host-)?(?:jwt|refresh_token)\s*=/
/** Whoever has this is owed a word of their own. */
const toast = /(?:^|;)\s*(?:__Host-)?toast\s*=/

export const longestSearch = 400

/** The same visit with nothing of the visitor left in it; nothing where the page is not cacheable. */
export function publicVisit(visit: Visit): PublicVisit | undefined {
  const { url, cookie_header } = visit
  if (visit.method === 'POST' || toast.test(cookie_header)) return undefined
  // Data for the router of an open page is the visitor's own; as an address it would be a package of that name.
  if (url.pathname.endsWith('.data')) return undefined
  const page = findPage(splitLanguage(url.pathname).path)
  if (!page?.cached_by || page.who !== 'anyone') return undefined
  const is_for_any_member = session.test(cookie_header)
  // Only a script can add what is the member's own.
  if (is_for_any_member && (page.differs_by_member || !readCookie(cookie_header, scriptedCookie))) return undefined
  const search = plainSearch(url.searchParams)
  const code = affiliateCode(url.searchParams.get('affiliate_code'))
  // A stored code leads to the address that has it; an address this long is nobody's second visit.
  if ((!code && affiliateCode(readCookie(cookie_header, 'affiliate_code'))) || search.length > longestSearch)
    return undefined
  return anonymousVisit(visit, { search, wishes: cookie_header, code, is_for_any_member })
}

type VisitInput = { search: string; wishes: string; code?: string; is_for_any_member?: boolean }

/** The visit as anyone could have made it; `wishes` are read like cookies, and only for how the page looks and the chosen city. */
export function anonymousVisit(visit: Visit, input: VisitInput): PublicVisit {
  const { search, wishes, code, is_for_any_member = false } = input
  const { url, tenant, language } = visit
  const look = lookOf(wishes)
  const text_size = textSizeOf(wishes)
  const color_scheme = colorSchemeOf(wishes)
  const page = findPage(splitLanguage(url.pathname).path)
  const prayer_city = page?.recalls && prayerCity(wishes)
  const recalled = prayer_city === undefined ? {} : { prayer_city }
  const cookies = { lang: language, look, text_size, color_scheme, ...recalled, ...(code && { affiliate_code: code }) }
  return {
    ...visit,
    cached_by: page?.cached_by ?? 'listings',
    is_for_any_member,
    key: JSON.stringify([
      tenant.id,
      language,
      look,
      text_size,
      color_scheme,
      url.pathname,
      search,
      recalled,
      is_for_any_member,
    ]),
    url: new URL(url.pathname + (search && `?${search}`), tenant.public_url),
    method: 'GET',
    headers: new Headers({ accept: 'text/html' }),
    cookie_header: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    request: { ...visit.request, user_agent: '', device_id: undefined },
  }
}
