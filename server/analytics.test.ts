import { expect, test } from 'vitest'
import type { Tenant } from '#core/tenant.ts'
import { demoTenants } from '#demo/tenants.ts'
import { analyticsOf, analyticsSources } from './analytics.ts'
import { byNonce, pagePolicy } from './http/headers.ts'

const real = { demo: false }
const withId = (google_analytics_id: string | null): Tenant => ({
  ...demoTenants[0],
  public_url: 'https://rihla.test',
  google_analytics_id,
})
const policyOf = (tenant: Tenant, config = real): Record<string, string> => {
  const policy = pagePolicy(byNonce('n'), { forms: [], analytics: analyticsSources({ tenant, config }) })
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line]))
}

test('the policy of a tenant with an id names what Google Analytics needs', () => {
  const policy = policyOf(withId('G-ABC1234567'))
  expect(policy['script-src']).toBe("script-src 'self' 'nonce-n' https://www.googletagmanager.com/gtag/")
  expect(policy['connect-src']).toMatch(/ https:\/\/\*\.google-analytics\.com https:\/\/\*\.analytics\.google\.com /)
  expect(policy['img-src']).toContain(' https://*.google-analytics.com ')
  expect(analyticsOf({ tenant: withId('G-ABC1234567'), config: real })).toEqual({
    id: 'G-ABC1234567',
    script: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
  })
})

test.each([null, '', 'UA-1234-1', 'G-abc', "G-ABC1'; script-src *", 'https://evil.example'])(
  'a tenant with the id %j has no Google in its policy, and nothing to load',
  (id) => {
    expect(Object.values(policyOf(withId(id))).join()).not.toContain('google-analytics')
    expect(Object.values(policyOf(withId(id))).join()).not.toContain('googletagmanager')
    expect(analyticsOf({ tenant: withId(id), config: real })).toBeUndefined()
  },
)

test('the demo speaks to the sandbox of the tag, which is its own origin', () => {
  const tenant = withId('G-ABC1234567')
  expect(policyOf(tenant, { demo: true })).toEqual(policyOf(withId(null), { demo: true }))
  expect(analyticsOf({ tenant, config: { demo: true } })?.script).toBe('/sandbox/google-tag/gtag/js?id=G-ABC1234567')
})
