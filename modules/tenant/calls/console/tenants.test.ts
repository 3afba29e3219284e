import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { audit_log, staff_grants } from '#modules/staff/tables.ts'
import { followTenants } from '#server/follow-tenants.ts'
import { csvOf } from '#test/support/csv.ts'
import { someStaff } from '#test/support/staff.ts'
import { aBrand, brandForm, newBrandForm, settingsForm } from '#test/support/tenants.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/tenants'
const admin = (scope: Scope = { kind: 'platform' }) => someStaff(home, { role: 'admin', scope })

test('brands are listed within reach, and found by a part of their name', async () => {
  const { id } = await aBrand(home)
  const list = async (token: string, query = '') =>
    (await ask(home, 'GET', `/api/console/v1/tenants?${query}`, { token })).body.data
  const all = await list((await admin()).token, `search=${id}`)
  expect(all).toMatchObject({ rows: [{ tenant_id: id }], total: { count: 1 }, may_add: true })
  const own = await list((await admin({ kind: 'tenant', id })).token)
  expect(own).toMatchObject({ rows: [{ tenant_id: id }], total: { count: 1 }, may_add: false })
  const [, ...lines] = await csvOf(home, `${base}/export`, (await admin({ kind: 'tenant', id })).token)
  expect(lines).toEqual([expect.stringContaining(`Merek ${id}`)])
})

test('an admin of a brand saves its names, links and colours, and the audit has before and after', async () => {
  const { id } = await aBrand(home)
  const { id: staff_id, token } = await admin({ kind: 'tenant', id })
  const links = { instagram_url: 'https://www.instagram.com/nursafar', background_primary: '#123456' }
  const { status, body } = await ask(home, 'PUT', `${base}/${id}/brand`, { token, body: { ...brandForm(), ...links } })
  expect([status, body.data.version, body.data.changed.by]).toEqual([200, 2, 'Nadia Putri'])
  expect((await ask(home, 'GET', `${base}/${id}`, { token })).body.data).toMatchObject({
    name: 'Nur Safar',
    social_media: { instagram_url: links.instagram_url, youtube_url: null },
    color_settings: { background_primary: '#123456' },
    may_set_all: false,
  })
  const [row] = await home.application.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, staff_id), eq(audit_log.thing_id, id)))
  expect(row).toMatchObject({
    before: { name: `Merek ${id}` },
    after: { name: 'Nur Safar', background_primary: '#123456' },
  })
})

test('of two who save the same form the second is told who was first, and nothing is lost', async () => {
  const { id } = await aBrand(home)
  const { token } = await admin()
  const save = (version: number, name: string) =>
    ask(home, 'PUT', `${base}/${id}/brand`, { token, body: { ...brandForm(version), name } })
  expect((await save(1, 'Yang pertama')).status).toBe(200)
  const second = await save(1, 'Yang kedua')
  expect([second.status, second.body.code, second.body.data]).toEqual([
    409,
    'F-TNT-1c1',
    { version: 2, changed_by: 'Nadia Putri' },
  ])
  expect((await ask(home, 'GET', `${base}/${id}`, { token })).body.data.name).toBe('Yang pertama')
  expect((await save(2, 'Yang kedua')).status).toBe(200)
})

test('text that would not read on its ground is refused at its colour, and so is what is no colour', async () => {
  const { id } = await aBrand(home)
  const { token } = await admin()
  const save = async (change: object) => {
    const reply = await ask(home, 'PUT', `${base}/${id}/brand`, {
      token,
      body: { ...brandForm(), ...change },
      headers: { 'accept-language': 'en' },
    })
    return [reply.status, reply.body.errors]
  }
  const [status, errors] = await save({ text_secondary: '#999999' })
  expect([status, Object.keys(errors)]).toEqual([422, ['text_secondary']])
  expect(errors.text_secondary[0]).toMatch(/^Its contrast is 2\.\d+ to 1/)
  for (const change of [
    { background_web: 'white' },
    { email: 'x' },
    { phone_number: '0812' },
    { tiktok_url: 'javascript:x' },
  ]) {
    expect(await save(change)).toEqual([422, { [Object.keys(change)[0] ?? '']: [expect.any(String)] }])
  }
})

test('features, the measurement id and hosts are the platform’s: an admin of the brand finds no such call', async () => {
  const { id, host, second_host } = await aBrand(home)
  const { token } = await admin()
  const body = { ...settingsForm(), google_analytics_id: 'G-NURSAFAR1' }
  const { data } = (await ask(home, 'PUT', `${base}/${id}/settings`, { token, body })).body
  expect(data).toMatchObject({ feature_flag: { is_hajj: 1, is_financing: 0 }, google_analytics_id: 'G-NURSAFAR1' })
  const added = await ask(home, 'POST', `${base}/${id}/hosts`, { token, body: { host: `Neu.${host}` } })
  expect(added.body.data.hosts).toEqual([host, `neu.${host}`, second_host].sort())
  const other = await aBrand(home)
  expect((await ask(home, 'POST', `${base}/${other.id}/hosts`, { token, body: { host } })).body.code).toBe('F-TNT-3h3')
  const remove = (name: string) => ask(home, 'POST', `${base}/${id}/hosts/remove`, { token, body: { host: name } })
  expect((await remove(host)).body.code).toBe('F-TNT-4m4')
  expect((await remove('another.test')).status).toBe(422)
  expect((await remove(second_host)).body.data.hosts).toEqual([host, `neu.${host}`].sort())
  const own = await admin({ kind: 'tenant', id })
  const closed = [
    await ask(home, 'PUT', `${base}/${id}/settings`, { token: own.token, body: settingsForm(2) }),
    await ask(home, 'POST', `${base}/${id}/hosts`, { token: own.token, body: { host: 'mine.test' } }),
    await ask(home, 'POST', `${base}/${id}/hosts/remove`, { token: own.token, body: { host } }),
    await ask(home, 'GET', `${base}/${other.id}`, { token: own.token }),
  ]
  expect(closed.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('a new brand answers at its host at once, in every process, and its first admin is invited', async () => {
  const follower = followTenants(home.application)
  follower.start()
  const { token } = await admin()
  const form = newBrandForm()
  const { status, body } = await ask(home, 'POST', base, { token, body: form })
  expect(status).toBe(200)
  const grants = await home.application.db
    .select()
    .from(staff_grants)
    .where(eq(staff_grants.scope_id, body.data.tenant_id))
  expect(grants).toMatchObject([{ role: 'admin', scope_kind: 'tenant' }])
  const editor = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: body.data.tenant_id } })
  const choices = (await ask(home, 'GET', '/api/console/v1/posts/choices', { token: editor.token })).body.data.tenants
  expect(choices[0].categories[0].name).toEqual({ id: 'Manasik', en: 'Rites' })
  expect(choices[0].categories).toHaveLength(8)
  expect((await home.sentTo(form.admin_email)).map(({ subject }) => subject)).toEqual(['Undangan ke konsol Rihla'])
  const settings = async () =>
    (await ask(home, 'GET', '/api/v3/whitelabel/settings', { headers: { host: form.host } })).body.data?.name
  await vi.waitFor(async () => expect(await settings()).toBe('Nur Safar'), { timeout: 10_000 })
  await follower.stop()
})

test('a short name or a host that another brand has is refused at its field, and nothing is made', async () => {
  const { host } = await aBrand(home)
  const { token } = await admin()
  const form = newBrandForm()
  const add = async (change: object) => (await ask(home, 'POST', base, { token, body: { ...form, ...change } })).body
  expect(await add({ host })).toMatchObject({ code: 'F-TNT-3h3', errors: { host: [expect.any(String)] } })
  expect(await add({ slug: 'rihla' })).toMatchObject({ code: 'F-TNT-2s2' })
  expect((await ask(home, 'GET', `${base}?search=${form.slug}`, { token })).body.data.rows).toEqual([])
  expect((await add({})).data.slug).toBe(form.slug)
  const brand = await admin({ kind: 'tenant', id: newId() })
  expect((await ask(home, 'POST', base, { token: brand.token, body: newBrandForm() })).status).toBe(404)
})
