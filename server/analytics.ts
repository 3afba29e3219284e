import { type Analytics, measurementId } from '#core/analytics.ts'
import type { Tenant } from '#core/tenant.ts'
import type { Config } from './config.ts'

/** What pages may load and speak to beyond their own origin, where their tenant measures visits. */
export type AnalyticsSources = Readonly<Record<'script' | 'image' | 'connect', readonly string[]>>

const none: AnalyticsSources = { script: [], image: [], connect: [] }

// developers.google.com/tag-platform/security/guides/csp, Google Analytics 4 without advertising signals.
const google: AnalyticsSources = {
  script: ['https://www.googletagmanager.com/gtag/'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
}

type Site = { tenant: Tenant; config: Pick<Config, 'demo'> }

/** Google's tag for this tenant; the demo has a sandbox of it, which is our own origin. */
export function analyticsOf({ tenant, config }: Site): Analytics | undefined {
  const id = measurementId(tenant)
  const place = config.demo ? '/sandbox/google-tag' : 'https://www.googletagmanager.com'
  return id === undefined ? undefined : { id, script: `${place}/gtag/js?id=${id}` }
}

/** Nobody's, but for tenants that have an id. */
export const analyticsSources = ({ tenant, config }: Site): AnalyticsSources =>
  config.demo || measurementId(tenant) === undefined ? none : google
