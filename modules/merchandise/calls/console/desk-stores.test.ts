import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, jakartaDate } from '#core/time.ts'
import { anyStore, both, getV1 } from '#test/support/merchandise.ts'
import { atStore } from '#test/support/store-orders.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const form = {
  about: both('Toko oleh-oleh keluarga di Bandung sejak 1998'),
  phone_number: '022 5000 9009',
  ...{ opens_at: '09:00', closes_at: '20:30', open_days: [6, 1, 2, 3, 4] },
}

async function aStore() {
  const store = await anyStore(home)
  const desk = await atStore(home, store.id)
  const url = `stores/${store.id}`
  return { store, desk, url, see: async () => (await desk.get(url)).body.data }
}

test('a store changes its hours and goes on holiday, and the shop says so at once', async () => {
  const { store, desk, url, see } = await aStore()
  const today = jakartaDate(home.application.clock.now())
  const closed_until = addDays(today, 5)
  const { version } = await see()
  const saved = await desk.put(url, { ...form, version, closed_from: today, closed_until })
  expect([saved.status, saved.body.data]).toEqual([200, { id: store.id, version: version + 1 }])
  expect((await getV1(home, `merchandise/stores/${store.slug}`)).body.data).toMatchObject({
    ...{ opens_at: '09:00', closes_at: '20:30', open_days: [1, 2, 3, 4, 6], closed_until, about: form.about.id },
  })
  expect((await desk.get('stores')).body.data.rows).toMatchObject([{ id: store.id, closed_until }])
  await desk.put(url, { ...form, version: version + 1 })
  expect((await getV1(home, `merchandise/stores/${store.slug}`)).body.data.closed_until).toBeNull()
})

test.each([
  [{ opens_at: '21:00' }, 'closes_at'],
  [{ opens_at: '24:10' }, 'opens_at'],
  [{ open_days: [] }, 'open_days'],
  [{ closed_from: '2030-01-02' }, 'closed_until'],
  [{ closed_from: '2030-01-02', closed_until: '2030-01-01' }, 'closed_until'],
  [{ closed_from: '2030-01-02', closed_until: '2030-02-01' }, 'closed_until'],
  [{ closed_from: '2030-01-02', closed_until: '9999-12-31' }, 'closed_until'],
  [{ phone_number: '0000000000' }, 'phone_number'],
])('%j is refused at its field', async (wrong, field) => {
  const { desk, url } = await aStore()
  const { status, body } = await desk.put(url, { ...form, version: 1, ...wrong })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('whoever saves second reads what it is now; another’s store is not there', async () => {
  const { desk, url } = await aStore()
  await desk.put(url, { ...form, version: 1 })
  const late = await desk.put(url, { ...form, version: 1, opens_at: '10:00' })
  expect([late.status, late.body.code, late.body.errors]).toEqual([
    ...[409, 'F-STO-1v1', { opens_at: ['Diubah oleh Nadia Putri menjadi: 09:00'] }],
  ])
  const other = await aStore()
  expect((await desk.get(other.url)).status).toBe(404)
  expect((await desk.put(other.url, { ...form, version: 1 })).status).toBe(404)
})
