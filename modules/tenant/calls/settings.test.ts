import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const path = '/api/v3/whitelabel/settings'

test('a host gets the configuration of its own brand', async () => {
  const rihla = await ask(home, 'GET', path)
  const safar = await ask(home, 'GET', path, { headers: { host: 'demo.localhost:3000' } })
  expect(rihla.body.data.name).toBe('Rihla')
  expect(safar.body.data.name).toBe('Safar Amanah')
  expect(safar.body.data.feature_flag.is_hajj).toBe(0)
  expect([rihla, safar].map(({ body }) => body.data.google_analytics_id)).toEqual([null, 'G-SAFARDEMO1'])
})

test('the slogan follows the language of the caller, Indonesian unless asked', async () => {
  const id = await ask(home, 'GET', path)
  const en = await ask(home, 'GET', path, { headers: { 'accept-language': 'en-GB,en;q=0.9' } })
  expect(id.body.data.slogan).toContain('Perjalanan')
  expect(en.body.data.slogan).toContain('Pilgrimages')
})

test("a host that is nobody's gets 421 in the caller's language", async () => {
  const reply = await ask(home, 'GET', path, { headers: { host: 'evil.example', 'accept-language': 'en' } })
  expect(reply.status).toBe(421)
  expect(reply.body).toEqual({ code: 'F-HST-4m1', message: 'This host is not one of our sites' })
})
