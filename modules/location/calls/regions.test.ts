import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const get = (path: string) => ask(home, 'GET', `/api/v2/${path}`)

test('a person chooses a province, then a city, then a subdistrict', async () => {
  const provinces = (await get('provinces')).body.data
  expect(provinces).toHaveLength(38)
  const java = provinces.find((province: { name: string }) => province.name === 'Jawa Barat')
  const cities = (await get(`provinces/${java.id}/cities`)).body.data
  const bandung = cities.find((city: { name: string }) => city.name === 'Kota Bandung')
  const subdistricts = (await get(`cities/${bandung.id}/subdistricts`)).body.data
  expect(subdistricts.map((subdistrict: { name: string }) => subdistrict.name)).toContain('Antapani')
})

test('regions come in the order of their names', async () => {
  const names = (await get('provinces')).body.data.map((province: { name: string }) => province.name)
  expect(names).toEqual([...names].sort())
})

test('a code nobody has is not found, and a code that is none is refused at its field', async () => {
  expect((await get('provinces/99/cities')).status).toBe(404)
  expect((await get('cities/99.99/subdistricts')).status).toBe(404)
  const odd = await get("provinces/32'%20or%201=1/cities")
  expect(odd.status).toBe(422)
  expect(Object.keys(odd.body.errors)).toEqual(['id'])
})
