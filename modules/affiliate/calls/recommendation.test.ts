import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { demoConsultants, seedConsultants } from '#demo/consultants.ts'
import { attribute } from '#modules/affiliate/attribution.ts'
import { recommendedBy } from '#modules/affiliate/module.ts'
import { attributions, consultants, share_tokens } from '#modules/affiliate/tables.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let member: Awaited<ReturnType<typeof anyMember>>
beforeAll(async () => {
  home = await testApp()
  await seedConsultants(home.application.db, home.application.clock.now())
})
beforeEach(async () => {
  member = await anyMember(home)
})
afterAll(() => home.close())

const now = () => home.application.clock.now()
const later = (days: number) => addMs(now(), days * dayMs)
const [aisyah, bagas] = ['RIHLA-AISYAH', 'RIHLA-BAGAS']
const idOf = (code: string) => demoConsultants.find((one) => one.affiliate_code === code)?.id ?? ''
const mine = () => ({ tenant_id: member.tenant_id, user_id: member.id })
const sale = async (at = now(), code?: string) =>
  (await recommendedBy(home.application.db, { ...mine(), code, now: at }))?.affiliate_code
const known = (code: string, at = now()) =>
  attribute(home.application.db, { ...mine(), consultant_id: idOf(code), source: 'chat', now: at })

const post = async (path: string, body: object) => {
  const { user_token } = await signedIn(home, member)
  return ask(home, 'POST', `/api/v3/${path}`, {
    body,
    headers: { host: 'localhost', authorization: `Bearer ${user_token}` },
  })
}

test('a recommendation lasts thirty days, and the latest one counts, whenever it comes in', async () => {
  const at = now()
  const day = (days: number) => addMs(at, days * dayMs)
  expect(await sale(at)).toBeUndefined()
  await known(aisyah, at)
  expect(await sale(addMs(day(30), -1))).toBe(aisyah)
  expect(await sale(day(30))).toBeUndefined()
  await known(bagas, day(2))
  await known(aisyah, day(1))
  expect(await sale(day(31))).toBe(bagas)
})

test('a code that comes with an order wins and is remembered; one of nobody, or of another brand, changes nothing', async () => {
  await known(aisyah)
  expect(await sale(now(), 'NOBODY')).toBe(aisyah)
  expect(await sale(now(), 'SAFAR-GITA')).toBe(aisyah)
  expect(await sale(now(), bagas)).toBe(bagas)
  expect(await sale()).toBe(bagas)
})

test('who signs in with a code was recommended by its consultant; a code of nobody is not kept', async () => {
  const login = (affiliate_code: string) =>
    ask(home, 'POST', '/api/v3/user/auth/login', {
      body: { email: member.email, password: testPassword, affiliate_code },
      headers: { host: 'localhost' },
    })
  expect((await login('NOBODY')).status).toBe(200)
  expect(await sale()).toBeUndefined()
  expect((await login(aisyah)).status).toBe(200)
  expect(await sale()).toBe(aisyah)
})

test('a link is counted when it is opened, and remembered of the member who opens it', async () => {
  const { body } = await post('share-links/demo-share-bagas/open', {})
  expect(body.data).toEqual({ affiliate_code: bagas, product_slug: null })
  expect(await sale()).toBe(bagas)
  const [link] = await home.application.db.select().from(share_tokens).where(eq(share_tokens.token, 'demo-share-bagas'))
  expect(link?.opened).toBe(1)
  expect((await post('share-links/nobody/open', {})).status).toBe(404)
})

test('a link opened before the sign-in counts from then on, and one of too long ago does not', async () => {
  const opened = (days: number) => ({ affiliate_code: aisyah, opened_at: later(days).toISOString() })
  await post('user/recommendation', opened(-31))
  expect(await sale()).toBeUndefined()
  await post('user/recommendation', opened(-20))
  expect([await sale(later(9)), await sale(later(10))]).toEqual([aisyah, undefined])
  // No clock but ours is believed.
  await post('user/recommendation', opened(300))
  expect(await sale(later(31))).toBeUndefined()
})

test('of a consultant who has ended, code, link and recommendations are over', async () => {
  await known('RIHLA-CITRA')
  const { db } = home.application
  await db.update(consultants).set({ ended_at: now() }).where(eq(consultants.affiliate_code, 'RIHLA-CITRA'))
  expect(await sale(now(), 'RIHLA-CITRA')).toBeUndefined()
  const link = '/api/consultant/v1/user/auth/share-token/demo-share-citra'
  expect((await ask(home, 'GET', link, { headers: { host: 'localhost' } })).status).toBe(404)
  expect(await db.select().from(attributions).where(eq(attributions.user_id, member.id))).toHaveLength(1)
})
