import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aPackage } from '#test/support/packages.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/console/v1/hotels'
const form = { name: 'Grand Safwa', city: 'Makkah', stars: 4, walk_minutes: 7 }
const scout = async (scope: Scope = { kind: 'platform' }) =>
  (await someStaff(home, { role: 'acquisition', scope })).token

test('a hotel that is missing is added once, found by its city, and offered to partners', async () => {
  const token = await scout()
  const add = (body: object) => ask(home, 'POST', url, { token, body })
  const { status, body } = await add(form)
  expect(status).toBe(200)
  const again = await add({ ...form, name: 'grand safwa' })
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['name']])
  expect((await add({ ...form, city: 'Madinah' })).status).toBe(200)
  const wrong = await add({ name: 'A', city: '', stars: 6, walk_minutes: 999 })
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['city', 'name', 'stars', 'walk_minutes'])
  const list = (await ask(home, 'GET', `${url}?search=makkah`, { token })).body.data
  expect(list.rows).toContainEqual({ id: body.data.id, ...form, version: 1 })
  const { owner } = await aPackage(home)
  const { hotels } = (await ask(home, 'GET', '/api/console/v1/package-choices', { token: owner.token })).body.data
  expect(hotels).toContainEqual({ value: body.data.id, label: 'Makkah · Grand Safwa (4★)' })
})

test('a hotel is changed by the version that was read, the second of two is refused, and the audit has both', async () => {
  const token = await scout()
  const { id } = (await ask(home, 'POST', url, { token, body: { ...form, name: 'Royal Dar' } })).body.data
  const save = (version: number, change: object) =>
    ask(home, 'PUT', `${url}/${id}`, { token, body: { ...form, name: 'Royal Dar', version, ...change } })
  expect((await save(1, { stars: 5, walk_minutes: undefined })).body.data).toEqual({ id, version: 2 })
  expect((await save(1, { stars: 3 })).body).toMatchObject({ code: 'F-CNT-1v1', data: { version: 2 } })
  expect((await save(2, { stars: 5, name: 'Grand Safwa' })).status).toBe(422)
  const seen = (await ask(home, 'GET', `${url}/${id}`, { token })).body.data
  expect(seen).toEqual({ id, name: 'Royal Dar', city: 'Makkah', stars: 5, walk_minutes: null, version: 2 })
  const said = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))
  expect(said.map(({ before, after }) => [before, after])).toContainEqual([
    { ...form, name: 'Royal Dar' },
    { ...form, name: 'Royal Dar', stars: 5, walk_minutes: null },
  ])
})

test('who works for one brand finds no hotels, and adds none', async () => {
  const token = await scout({ kind: 'tenant', id: demoTenants[0].id })
  expect((await ask(home, 'GET', url, { token })).body.data.rows).toEqual([])
  expect((await ask(home, 'POST', url, { token, body: form })).status).toBe(404)
})
