import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { seedConsultants } from '#demo/consultants.ts'
import { demoTenants } from '#demo/tenants.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import { consultants, share_tokens } from '#modules/affiliate/tables.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await seedConsultants(home.application.db, home.application.clock.now())
})
afterAll(() => home.close())

const open = (token: string, host = 'localhost') =>
  ask(home, 'GET', `/api/consultant/v1/user/auth/share-token/${token}`, { headers: { host } })

test('a shared link says whose it is', async () => {
  const reply = await open('demo-share-aisyah')
  expect(reply.status).toBe(200)
  expect(reply.body.data).toEqual({
    consultant: { full_name: 'Aisyah Nur Fadhilah', whatsapp_number: '6281100001101', avatar_url: null },
    affiliate_code: 'RIHLA-AISYAH',
    product_slug: null,
  })
})

test('a link may recommend one product, and show a picture', async () => {
  const { db } = home.application
  await db.update(consultants).set({ picture_id: 'bagas' }).where(eq(consultants.affiliate_code, 'RIHLA-BAGAS'))
  const link = eq(share_tokens.token_hash, hashSecret('demo-share-bagas'))
  await db.update(share_tokens).set({ product_slug: 'umroh-hemat' }).where(link)
  const { data } = (await open('demo-share-bagas')).body
  expect([data.product_slug, data.consultant.avatar_url]).toEqual(['umroh-hemat', '/pictures/bagas/320.webp'])
})

test("an unknown link, another tenant's, and the stored hash are all not found", async () => {
  const replies = [
    await open('nobody'),
    await open('demo-share-aisyah', 'demo.localhost'),
    await open(hashSecret('demo-share-aisyah')),
    await open('%27%20or%201=1'),
  ]
  for (const reply of replies) expect([reply.status, reply.body.code]).toEqual([404, 'F-REQ-4n4'])
  expect((await open('demo-share-gita', 'demo.localhost')).status).toBe(200)
})

test('a consultant is found by code, at their own tenant only', async () => {
  const [rihla, safar] = demoTenants
  const { db } = home.application
  expect((await findConsultant(db, rihla.id, 'RIHLA-CITRA'))?.full_name).toBe('Citra Maharani')
  expect(await findConsultant(db, safar.id, 'RIHLA-CITRA')).toBeUndefined()
})

test('a year later the link is over', async () => {
  home.application.clock.moveTo(addMs(home.application.clock.now(), 365 * dayMs))
  expect((await open('demo-share-aisyah')).status).toBe(404)
})
