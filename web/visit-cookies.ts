import type { Language } from '#core/messages.ts'
import { readCookie } from '#core/session-cookies.ts'

const day = 24 * 60 * 60
const year = 365 * day

/** The code of whoever recommended us, if it looks like one. */
export const affiliateCode = (given: string | null | undefined): string | undefined =>
  given && /^[A-Za-z0-9_-]{1,40}$/.test(given) ? given : undefined

type Visit = { url: URL; language: Language; cookie_header: string; now: Date; is_secure: boolean }

/**
 * Set-Cookie lines that an address brings about, whoever answers it: the language follows the address, so that returns
 * from elsewhere come back in it. A code in the address is remembered twice: while the browser stays open it restricts the
 * navigation, and as long as a recommendation lasts it says who gave it.
 */
export async function visitCookies(visit: Visit, attributionDays: () => Promise<number>): Promise<string[]> {
  const { url, language, cookie_header, now, is_secure } = visit
  const code = affiliateCode(url.searchParams.get('affiliate_code'))
  const known = readCookie(cookie_header, 'lang') ?? 'id'
  const lines = known === language ? [] : [`lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax`]
  if (code === undefined || code === readCookie(cookie_header, 'affiliate_code')) return lines
  const seconds = day * (await attributionDays())
  return [
    ...lines,
    `affiliate_code=${code}; Path=/; SameSite=Lax`,
    `${recommendation}=${code}.${now.getTime().toString(36)}${attributes(seconds, is_secure)}`,
  ]
}

const recommendation = 'recommended_by'
const attributes = (seconds: number, is_secure: boolean) =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${is_secure ? '; Secure' : ''}`

/** Whose link this browser has opened before its reader signed in, and when. */
export function readRecommendation(cookie_header: string): { affiliate_code: string; opened_at: string } | undefined {
  const [given, at = ''] = (readCookie(cookie_header, recommendation) ?? '').split('.')
  const affiliate_code = affiliateCode(given)
  if (!affiliate_code || !/^[0-9a-z]{1,9}$/.test(at)) return undefined
  return { affiliate_code, opened_at: new Date(Number.parseInt(at, 36)).toISOString() }
}

/** Once it is the member's, the browser need not remember it. */
export const dropRecommendation = (is_secure: boolean): string => `${recommendation}=${attributes(0, is_secure)}`
