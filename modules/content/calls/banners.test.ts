import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPicture } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { banners } from '../tables.ts'

const [rihla, safar] = demoTenants
let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const banner = (tenant_id: string, name: string, position: number) => ({
    id: newId(),
    tenant_id,
    title: { id: name, en: `${name} (en)` },
    picture_id: `banner-${position}`,
    path: '/umroh',
    position,
  })
  await home.application.db
    .insert(banners)
    .values([banner(rihla.id, 'Kedua', 2), banner(rihla.id, 'Pertama', 1), banner(safar.id, 'Lain', 1)])
})
afterAll(() => home.close())

const read = async (headers = {}) => (await ask(home, 'GET', '/api/v3/banners', { headers })).body.data
const titles = async (headers = {}) => (await read(headers)).map((banner: { title: string }) => banner.title)

test('banners come in their order, in the language of the visitor', async () => {
  expect(await titles()).toEqual(['Pertama', 'Kedua'])
  expect(await titles({ 'accept-language': 'en' })).toEqual(['Pertama (en)', 'Kedua (en)'])
  expect((await read())[0]).toMatchObject({
    image: '/pictures/banner-1/1280.webp',
    picture_id: 'banner-1',
    path: '/umroh',
  })
  expect(await statementsOf(read)).toHaveLength(1)
})

test('a banner tells the colour of its picture, or none where nobody has kept such a picture', async () => {
  await anyPicture(home, 'banner-1', '#A1b2c3')
  expect(await read()).toMatchObject([
    { picture_id: 'banner-1', picture_colour: '#A1b2c3' },
    { picture_id: 'banner-2', picture_colour: null },
  ])
})

test('a tenant shows its own banners only, whatever the caller names', async () => {
  expect(await titles({ host: 'demo.localhost' })).toEqual(['Lain'])
  const response = await ask(home, 'GET', `/api/v3/banners?tenant_id=${safar.id}`)
  expect(response.body.data).toHaveLength(2)
})
