import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const [{ id: tenant_id }, { id: other_id }] = demoTenants
const url = (id: string = tenant_id) => `/api/console/v1/tenants/${id}/partners`
const adminOf = async (id: string) => (await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id } })).token
const set = (token: string, path: string, is_shown: boolean) => ask(home, 'PUT', path, { token, body: { is_shown } })
const isOnSite = async (slug: string) => (await ask(home, 'GET', `/api/v3/travel/${slug}/information`)).status === 200

test('a brand hides a partner from its own site alone, and shows it again', async () => {
  const partner = await anyPartner(home)
  const token = await adminOf(tenant_id)
  const own = async () =>
    (await ask(home, 'GET', url(), { token })).body.data.partners.find(
      (one: { partner_id: string }) => one.partner_id === partner.id,
    )
  expect(await own()).toMatchObject({ name: partner.name, is_shown: true })
  expect((await set(token, `${url()}/${partner.id}`, false)).status).toBe(200)
  expect((await own()).is_shown).toBe(false)
  expect(await isOnSite(partner.slug)).toBe(false)
  const elsewhere = await ask(home, 'GET', url(other_id), { token: await adminOf(other_id) })
  expect(elsewhere.body.data.partners).toContainEqual(
    expect.objectContaining({ partner_id: partner.id, is_shown: true }),
  )
  await set(token, `${url()}/${partner.id}`, true)
  expect(await isOnSite(partner.slug)).toBe(true)
})

test('only travel agencies are among them', async () => {
  const bank = await anyPartner(home, { kind: 'financial' })
  const token = await adminOf(tenant_id)
  const { partners } = (await ask(home, 'GET', url(), { token })).body.data
  expect(new Set(partners.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['travel']))
  expect((await set(token, `${url()}/${bank.id}`, false)).status).toBe(404)
})

test('a partner or a brand that is not there, or not theirs, is not found', async () => {
  const partner = await anyPartner(home)
  const token = await adminOf(tenant_id)
  expect((await set(token, `${url()}/${newId()}`, false)).status).toBe(404)
  expect((await set(token, `${url(other_id)}/${partner.id}`, false)).status).toBe(404)
})
