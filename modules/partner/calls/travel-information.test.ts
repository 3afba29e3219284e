import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner, anyPicture } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { hidden_partners } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await anyPartner(home, { slug: 'amanah', cover_picture_id: 'kaaba-1-card', active_packages: 3, total_packages: 8 })
  await anyPicture(home, 'kaaba-1-card', '#445566')
  await anyPartner(home, { slug: 'haji', licence_kind: 'PIHK' })
  await anyPartner(home, { slug: 'bank', kind: 'financial', licence_kind: 'OJK' })
  const hidden = await anyPartner(home, { slug: 'hidden' })
  await home.application.db.insert(hidden_partners).values({ tenant_id: demoTenants[0].id, partner_id: hidden.id })
})
afterAll(() => home.close())

const get = (slug: string, headers = {}) => ask(home, 'GET', `/api/v3/travel/${slug}/information`, { headers })

test('a travel partner shows its company, permit, packages and who checked it', async () => {
  const { data } = (await get('amanah')).body
  expect(data).toMatchObject({
    company_name: 'PT Mitra Uji',
    email: 'mitra@rihla.test',
    umrah_permit_number: 'DEMO-PPIU-0001',
    active_packages: 3,
    total_packages: 8,
    about: 'Tentang mitra',
    picture_id: 'kaaba-1-card',
    picture_colour: '#445566',
    licence: { kind: 'PPIU', checked_by: 'Tim akuisisi', state: 'valid' },
  })
  expect((await get('amanah', { 'accept-language': 'en' })).body.data.about).toBe('Tentang mitra (en)')
})

test('a travel partner shows every licence it holds, with who checked each and when', async () => {
  const { data } = (await get('amanah')).body
  const checked = { checked_by: 'Tim akuisisi', checked_on: jakartaDate(home.application.clock.now()), state: 'valid' }
  expect(data.licences).toMatchObject([
    { kind: 'PIHK', number: 'DEMO-PIHK-0001', ...checked },
    { kind: 'PPIU', number: 'DEMO-PPIU-0001', ...checked },
  ])
})

test('a hajj organiser has no umrah permit to show', async () => {
  expect((await get('haji')).body.data).toMatchObject({ umrah_permit_number: null, licence: { kind: 'PIHK' } })
})

test.each(['hidden', 'nobody', 'bank', '%27%20or%201=1', '%01%02', '..%2f..'])('%s is not found', async (slug) => {
  expect((await get(slug)).body.code).toBe('F-REQ-4n4')
  expect((await get(slug)).status).toBe(404)
})

test('a partner hidden here is found where it is shown', async () => {
  expect((await get('hidden', { host: 'demo.localhost' })).status).toBe(200)
})

test('a slug longer than any is refused', async () => {
  expect((await get('a'.repeat(121))).status).toBe(422)
})
