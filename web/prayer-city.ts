import { readCookie } from '#core/session-cookies.ts'

const year = 365 * 24 * 60 * 60

/** The city this browser has chosen, as addresses write it, if it looks like one. */
export function prayerCity(cookie_header: string): string | undefined {
  const city = readCookie(cookie_header, 'prayer_city')
  return city && /^[a-z-]{1,60}$/.test(city) ? city : undefined
}

export const prayerCityCookie = (slug: string): string => `prayer_city=${slug}; Path=/; Max-Age=${year}; SameSite=Lax`
