import type { Language } from '#core/messages.ts'
import { readCookie } from '#core/session-cookies.ts'

const year = 365 * 24 * 60 * 60

/** The code of whoever recommended us, if it looks like one. */
export const affiliateCode = (given: string | null | undefined): string | undefined =>
  given && /^[A-Za-z0-9_-]{1,40}$/.test(given) ? given : undefined

type Visit = { url: URL; language: Language; cookie_header: string }

/**
 * Set-Cookie lines that an address brings about, whoever answers it: the language follows the address, so that returns
 * from elsewhere come back in it, and a code in the address is remembered.
 */
export function visitCookies({ url, language, cookie_header }: Visit): string[] {
  const code = affiliateCode(url.searchParams.get('affiliate_code'))
  const known = readCookie(cookie_header, 'lang') ?? 'id'
  return [
    ...(known === language ? [] : [`lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax`]),
    ...(code === undefined || code === readCookie(cookie_header, 'affiliate_code')
      ? []
      : [`affiliate_code=${code}; Path=/; SameSite=Lax`]),
  ]
}
