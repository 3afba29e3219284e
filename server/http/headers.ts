import type { FastifyInstance } from 'fastify'
import type { Tenant } from '#core/tenant.ts'
import { type AnalyticsSources, analyticsSources } from '../analytics.ts'
import type { Application } from '../compose.ts'

export const always = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const

/** What an answer may load when it says nothing itself: nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What an answer carries when it says nothing else itself. */
export const defaultHeaders = {
  'content-security-policy': closedPolicy,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
} as const

// Google asks that its reviews are shown with their authors' faces, which it keeps here.
const reviewPhotosOrigin = 'https://lh3.googleusercontent.com'

/** Which scripts and styles within a page are ours: by nonce, or by the hash of each. */
export type Allowed = { scripts: readonly string[]; styles: readonly string[] }

export const byNonce = (nonce: string): Allowed => ({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] })

/** Where a page may reach beyond its own origin. */
export type Beyond = { forms: readonly string[]; analytics: AnalyticsSources }

export const beyondOf = ({ outside, config }: Pick<Application, 'outside' | 'config'>, tenant: Tenant): Beyond => ({
  forms: outside.signInOrigins(),
  analytics: analyticsSources({ tenant, config }),
})

/** Only our own scripts run, and those of a tenant's analytics. Style attributes are allowed: React writes them, and they run nothing. */
export const pagePolicy = ({ scripts, styles }: Allowed, { forms, analytics }: Beyond): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...analytics.script].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    [`img-src 'self' data: blob: ${reviewPhotosOrigin}`, ...analytics.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...analytics.connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...forms].join(' '),
  ].join('; ')

/** On every answer, whatever its status. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(always)) reply.header(name, value)
    for (const [name, value] of Object.entries(defaultHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/** While developing, Vite talks over its own socket and writes styles as they change. */
export const developmentPolicy = (policy: string): string =>
  policy
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/style-src 'self' 'nonce-[^']+'/, "style-src 'self' 'unsafe-inline'")
