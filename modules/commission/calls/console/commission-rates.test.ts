import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anOffer } from '#test/support/bookings.ts'
import { aConsultant } from '#test/support/consultants.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const [tenant, elsewhere] = demoTenants
const url = '/api/console/v1/commission-rates'
const today = () => jakartaDate(home.application.clock.now())

async function financeOf(id: string) {
  const { id: staff_id, token } = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id } })
  const form = { tenant_id: id, kind: 'all', basis_points: 200, valid_from: today(), source: 'Perjanjian 2026' }
  return {
    staff_id,
    add: (change: object = {}) => ask(home, 'POST', url, { token, body: { ...form, ...change } }),
    list: async () => (await ask(home, 'GET', url, { token })).body.data,
  }
}

test('a rate holds from its day on, today at the earliest, once for each thing and day', async () => {
  const { add, list } = await financeOf(tenant.id)
  const { partner, product } = await anOffer(home)
  expect((await add()).body.data).toMatchObject({ kind: 'all', name: null, basis_points: 200, state: 'today' })
  expect((await add({ basis_points: 300 })).body.code).toBe('F-COM-1t1')
  expect((await add({ valid_from: addDays(today(), -1) })).body.code).toBe('F-COM-2p2')
  expect((await add({ valid_from: addDays(today(), 1) })).body.data.state).toBe('to_come')
  const amount = { basis_points: undefined, amount: 250_000 }
  const ofPartner = await add({ kind: 'partner', slug: partner.slug, ...amount })
  expect(ofPartner.body.data).toMatchObject({ kind: 'partner', name: partner.name, amount: 250_000 })
  expect((await add({ kind: 'product', slug: product.slug })).body.data).toMatchObject({ kind: 'product' })
  const { rows, tenants } = await list()
  expect([rows.length, tenants.length]).toEqual([4, 1])
})

test('what is wrong with a rate is said at its field, and one of another tenant is nobody’s', async () => {
  const { add } = await financeOf(tenant.id)
  const fieldsOf = async (change: object) => Object.keys((await add(change)).body.errors ?? {})
  expect(await fieldsOf({ kind: 'partner', slug: 'tidak-ada' })).toEqual(['slug'])
  expect(await fieldsOf({ basis_points: 5_001 })).toEqual(['basis_points'])
  expect(await fieldsOf({ amount: 1_000 })).toEqual(['basis_points'])
  expect(await fieldsOf({ basis_points: undefined })).toEqual(['basis_points'])
  expect((await add({ tenant_id: elsewhere.id })).status).toBe(404)
  expect((await (await financeOf(elsewhere.id)).list()).rows).toEqual([])
})

test('who is a consultant of a brand does not set what its consultants get', async () => {
  const [own, colleague] = [await financeOf(tenant.id), await financeOf(tenant.id)]
  await aConsultant(home, { staff_id: own.staff_id })
  const from_then = { valid_from: addDays(today(), 30) }
  expect((await own.add(from_then)).body.code).toBe('F-COM-3s3')
  expect((await colleague.add(from_then)).body.data.state).toBe('to_come')
})
