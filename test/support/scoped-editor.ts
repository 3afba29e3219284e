import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import * as content from '#modules/content/contract.console.ts'
import * as promo from '#modules/promo/contract.console.ts'
import * as worship from '#modules/worship/contract.console.ts'
import { arabicDigest } from '#modules/worship/doa/digest.ts'
import { allDoa } from '#modules/worship/rules/doa.ts'
import { aGuide, guideDigest } from './guides.ts'
import { aReportedComment } from './posts.ts'
import { anyPromo, aPromoPicture, promoForm } from './promos.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }
const brand = { kind: 'tenant', id: demoTenants[0].id } as const
const reason = 'Diperiksa bersama redaksi'
const doa = allDoa.find(({ id }) => id === 'talbiyah')

const review = (digest: string) => ({ digest, verdict: 'cleared', reviewer: 'Ustaz Ahmad' })
const lists = (url: string): ScopedThing => ({ url, scopes: [platform] })

/** A promo of a brand, and a request about it. */
const ofPromo = (path: string, bodyOf?: () => object) => async (home: TestApp) => {
  const { id } = await anyPromo(home)
  await aPromoPicture(home)
  return { url: `${base}/promos/${id}${path}`, scopes: [platform, brand], ...(bodyOf && { body: bodyOf() }) }
}

/** What editors do. */
export const scopedEditor: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(worship.listDoa)]: async () => ({ ...lists(`${base}/doa`), shows: /talbiyah/ }),
  [callKey(worship.exportDoa)]: async () => ({ ...lists(`${base}/doa/export`), shows: /talbiyah/ }),
  [callKey(worship.seeDoa)]: async () => lists(`${base}/doa/talbiyah`),
  [callKey(worship.reviewDoa)]: async () => ({
    ...lists(`${base}/doa/talbiyah/review`),
    body: review(arabicDigest(doa?.arabic ?? '')),
  }),
  [callKey(content.listGuides)]: async () => lists(`${base}/guides`),
  [callKey(content.exportGuides)]: async () => lists(`${base}/guides/export`),
  [callKey(content.seeGuide)]: async (home) => {
    const { id } = await aGuide(home, { tenant_id: brand.id })
    return { url: `${base}/guides/${id}`, scopes: [platform, brand] }
  },
  [callKey(content.reviewGuide)]: async (home) => {
    const { id } = await aGuide(home, { tenant_id: brand.id })
    return { url: `${base}/guides/${id}/review`, scopes: [platform, brand], body: review(await guideDigest(home, id)) }
  },
  [callKey(content.listReportedComments)]: async () => lists(`${base}/comments/reported`),
  [callKey(content.exportReportedComments)]: async () => lists(`${base}/comments/reported/export`),
  [callKey(content.decideReportedComment)]: async (home) => {
    const { id } = await aReportedComment(home)
    return { url: `${base}/comments/${id}/decide`, scopes: [platform, brand], body: { decision: 'remove', reason } }
  },
  [callKey(promo.listDeskPromos)]: async () => lists(`${base}/promos`),
  [callKey(promo.exportPromos)]: async (home) => ({
    ...lists(`${base}/promos/export`),
    shows: new RegExp((await anyPromo(home)).code),
  }),
  [callKey(promo.promoChoices)]: async () => lists(`${base}/promos/choices`),
  [callKey(promo.seeDeskPromo)]: ofPromo(''),
  [callKey(promo.createPromo)]: async (home) => {
    await aPromoPicture(home)
    const body = { tenant_id: brand.id, quota: 10, budget: 1_000_000, ...promoForm(newId()) }
    return { url: `${base}/promos`, scopes: [platform, brand], body }
  },
  [callKey(promo.changePromo)]: ofPromo('', () => ({ version: 1, ...promoForm(newId()) })),
  [callKey(promo.changePromoLimits)]: ofPromo('/limits', () => ({ version: 1, quota: 20, budget: 1_000_000, reason })),
  [callKey(promo.stepPromo)]: ofPromo('/step', () => ({ step: 'pause', reason })),
}
