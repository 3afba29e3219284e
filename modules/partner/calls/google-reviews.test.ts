import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { hidden_partners } from '../tables.ts'

let home: TestApp
const nothing = { rating: null, total: 0, maps_url: null, items: [] }
beforeAll(async () => {
  home = await testApp()
  const hidden = await anyPartner(home, { slug: 'hidden', google_place_id: 'sandbox-place-9' })
  await home.application.db.insert(hidden_partners).values({ tenant_id: demoTenants[0].id, partner_id: hidden.id })
  await anyPartner(home, { slug: 'reviewed', google_place_id: 'sandbox-place-1' })
  await anyPartner(home, { slug: 'untranslated', google_place_id: 'untranslated-place-1' })
  await anyPartner(home, { slug: 'early', google_place_id: 'sandbox-place-2' })
  await anyPartner(home, { slug: 'closed', google_place_id: 'gone-place' })
  await anyPartner(home, { slug: 'unplaced' })
})
afterAll(() => home.close())

const get = (slug: string, headers = {}) => ask(home, 'GET', `/api/v3/travel/${slug}/google-review`, { headers })

test('a Google that cannot be reached leaves the list empty', async () => {
  // Nothing listens yet, so the sandbox is not there.
  const reply = await get('early')
  expect([reply.status, reply.body.data]).toEqual([200, nothing])
})

test('what people wrote on Google is shown in the language of the reader', async () => {
  const address = new URL(await home.app.listen({ port: 0, host: '127.0.0.1' }))
  home.application.state.port = Number(address.port)
  const { data } = (await get('reviewed')).body
  expect(data.rating).toBeGreaterThanOrEqual(4)
  expect(data.maps_url).toMatch(/^https:/)
  expect(data.items.length).toBeGreaterThanOrEqual(3)
  expect(data.items[0]).toMatchObject({ author: expect.any(String), written_on: expect.stringMatching(/^\d{4}-/) })
  const english = (await get('reviewed', { 'accept-language': 'en' })).body.data
  expect(english.total).toBe(data.total)
  expect(english.items[0].text).not.toBe(data.items[0].text)
  expect([data.items[0].language, english.items[0].language]).toEqual(['id', 'en'])
  const untranslated = (await get('untranslated', { 'accept-language': 'en' })).body.data
  expect(untranslated.items[0].language).toBe('id')
})

test.each(['unplaced', 'closed'])('a partner that is %s on the map shows no reviews', async (slug) => {
  const reply = await get(slug)
  expect([reply.status, reply.body.data]).toEqual([200, nothing])
})

test.each(['nobody', 'hidden'])('the reviews of a partner that is %s are not found', async (slug) => {
  expect((await get(slug)).status).toBe(404)
})
