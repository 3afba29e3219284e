import { type AnalyticsChoice, analyticsCookie } from '#core/analytics.ts'
import type { PageContext } from '#core/page.ts'

const year = 365 * 24 * 60 * 60

const choose = (page: PageContext, chosen: Exclude<AnalyticsChoice, 'ask'>) =>
  page.set_cookies.push(`${analyticsCookie}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax`)

export const acceptAnalytics = (page: PageContext): void => void choose(page, 'yes')

/** Who declines keeps nothing of Google's. */
export function declineAnalytics(page: PageContext): void {
  choose(page, 'no')
  for (const [, name] of page.cookie_header.matchAll(/(?:^|;\s*)(_ga(?:_\w{1,40})?)=/g)) {
    page.set_cookies.push(`${name}=; Path=/; Max-Age=0; SameSite=Lax`)
  }
}
