import type { PageContext } from '#core/page.ts'
import { demoTenants } from '#demo/tenants.ts'

/** What a page request is given, as plain as can be; `wish` is what a test is about. */
export const pageContextWith = (wish: Partial<PageContext> = {}): PageContext => ({
  tenant: { ...demoTenants[0], public_url: 'https://rihla.test' },
  language: 'id',
  look: 'classic',
  text_size: '100',
  color_scheme: 'system',
  affiliate_code: undefined,
  demo: false,
  development: false,
  analytics: undefined,
  offline: false,
  is_for_any_member: false,
  is_unseen: false,
  nonce: 'nonce',
  now: new Date('2026-11-16T03:00:00Z'),
  secure: false,
  cookie_header: '',
  site_key: 'site-key',
  sign: (text) => `m${text.length}`,
  transport: async ({ key }) => Promise.reject(new Error(`${key} was called`)),
  report: () => undefined,
  name_device: () => undefined,
  set_cookies: [],
  ...wish,
})
