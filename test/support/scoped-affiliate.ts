import { callKey } from '#core/call.ts'
import { hashSecret, newCode } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { addDays, addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import * as affiliate from '#modules/affiliate/contract.console.ts'
import { share_tokens } from '#modules/affiliate/tables.ts'
import { consultantOf } from './consultants.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }
const brand = { kind: 'tenant', id: demoTenants[0].id } as const
const full_name = 'Aminah Sari'

async function aLink(home: TestApp, token?: string): Promise<string> {
  const { id: consultant_id } = await consultantOf(home, token)
  const { db, clock } = home.application
  const secret = newCode(10)
  const id = hashSecret(secret)
  const row = { token_hash: id, token: secret, consultant_id, created_at: clock.now() }
  await db.insert(share_tokens).values({ ...row, expires_at: addMs(clock.now(), dayMs) })
  return id
}

type Request = { url: string; body?: object }

/** Of whoever asks: nobody else's is there, wherever they work. */
const ofOwn = (ask: (home: TestApp, token?: string) => Promise<Request>) => async (home: TestApp) => ({
  ...(await ask(home)),
  scopes: [brand],
  own: (token: string) => ask(home, token),
})

const form = () => ({ tenant_id: brand.id, full_name, affiliate_code: newCode(10), whatsapp_number: '081234567890' })
const reason = 'Berhenti atas permintaan sendiri'

/** Consultants, and their links. */
export const scopedAffiliate: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(affiliate.consultantProfile)]: async () => ({ url: `${base}/consultant`, scopes: [brand], is_own: true }),
  [callKey(affiliate.listShareLinks)]: async () => ({ url: `${base}/consultant/links`, scopes: [brand], is_own: true }),
  [callKey(affiliate.findRecommendable)]: async (home) => {
    const ask = ofOwn(async (_, token) => ({
      url: `${base}/consultant/packages?consultant_id=${(await consultantOf(home, token)).id}&search=umrah`,
    }))
    return { ...(await ask(home)), is_own: true }
  },
  [callKey(affiliate.makeShareLink)]: ofOwn(async (home, token) => ({
    url: `${base}/consultant/links`,
    body: {
      consultant_id: (await consultantOf(home, token)).id,
      ends_on: addDays(jakartaDate(home.application.clock.now()), 30),
    },
  })),
  [callKey(affiliate.endShareLink)]: ofOwn(async (home, token) => ({
    url: `${base}/consultant/links/${await aLink(home, token)}/end`,
    body: {},
  })),
  [callKey(affiliate.listConsultants)]: async (home) => {
    const { affiliate_code } = await consultantOf(home)
    return { url: `${base}/consultants`, scopes: [platform], shows: new RegExp(affiliate_code) }
  },
  [callKey(affiliate.consultantBrands)]: async () => ({ url: `${base}/consultants/brands`, scopes: [platform] }),
  [callKey(affiliate.addConsultant)]: async () => ({
    url: `${base}/consultants`,
    scopes: [platform, brand],
    body: form(),
  }),
  [callKey(affiliate.endConsultant)]: async (home) => {
    const { id, full_name: confirm_name } = await consultantOf(home)
    const url = `${base}/consultants/${id}/end`
    return { url, scopes: [platform, brand], body: { reason, confirm_name } }
  },
}
