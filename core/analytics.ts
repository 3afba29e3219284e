import type { Tenant } from './tenant.ts'

/** Google Analytics of one tenant, as its pages need it. */
export type Analytics = { id: string; script: string }

/** What a visitor may answer; until then nothing is loaded, sent or kept. */
export const analyticsChoices = ['no', 'yes'] as const
export type AnalyticsChoice = (typeof analyticsChoices)[number] | 'ask'
export const analyticsCookie = 'analytics'

const chosen = /(?:^|; )analytics=(no|yes)(?:;|$)/

/** Read from the cookies in the browser: cached pages are the same for everyone, whatever they chose. */
export const analyticsChoice = (cookies: string): AnalyticsChoice =>
  analyticsChoices.find((choice) => choice === chosen.exec(cookies)?.[1]) ?? 'ask'

/** The same before the page is painted: whoever has chosen never sees the question, and nothing moves. */
export const earlyAnalyticsChoice = `document.documentElement.dataset.analytics=(${chosen}.exec(document.cookie)||[0,'ask'])[1]`

/** The tenant's measurement id, where it is one; anything else is as good as none. */
export const measurementId = ({ google_analytics_id: id }: Pick<Tenant, 'google_analytics_id'>): string | undefined =>
  id && /^G-[A-Z0-9]{4,20}$/.test(id) ? id : undefined
