import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyListed, anyPromo, aPromoPicture, promoForm } from '#test/support/promos.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { promos } from '../../tables.ts'

let home: TestApp
let token = ''
const tenant_id = demoTenants[0].id
beforeAll(async () => {
  home = await testApp()
  await aPromoPicture(home)
  token = (await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const base = '/api/console/v1/promos'
const send = (method: 'POST' | 'PUT', path: string, body: object) => ask(home, method, base + path, { token, body })
const see = async (id: string) => (await ask(home, 'GET', `${base}/${id}`, { token })).body.data
const list = async (query: object) =>
  (await ask(home, 'GET', `${base}?${new URLSearchParams({ ...query })}`, { token })).body.data
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)
const create = (change: object = {}) => send('POST', '', { tenant_id, quota: 10, ...promoForm(newId()), ...change })
const reason = 'Diminta tim pemasaran'
const onSite = async (id: string) => (await ask(home, 'GET', `/api/v3/promos/${id}`)).status

test('a promo that is made is on the site, for the packages it names', async () => {
  const product = await anyListed(home)
  const made = await create({ packages: [product.slug], budget: 5_000_000 })
  expect([made.status, made.body.message]).toEqual([200, 'Promo dibuat'])
  const { id } = made.body.data
  expect(await see(id)).toMatchObject({
    state: 'active',
    ends_on: '2099-12-31',
    packages: [product.slug],
    used: 0,
    given: 0,
    left: 5_000_000,
    version: 1,
  })
  const { body } = await ask(home, 'GET', `/api/v3/promos/${id}/products`)
  expect(body.data.items.map(({ slug }: { slug: string }) => slug)).toEqual([product.slug])
})

test('all that is wrong with a form is said at once, each at its field', async () => {
  const taken = await anyPromo(home)
  const days = { starts_on: '2026-12-10', ends_on: '2026-12-01' }
  const wrong = { promo_code: taken.code, ...days, amount: 100_000, picture_id: 'none', packages: ['no-such'] }
  const { status, body } = await create({ ...wrong, terms: { id: 'Satu baris', en: 'One line\nand two' } })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['ends_on', 'file', 'packages', 'percent', 'promo_code', 'terms.en'])
  const blank = await create({ least_spend: '', quota: 0, title: { id: 'Hemat', en: '' } })
  expect(Object.keys(blank.body.errors).sort()).toEqual(['least_spend', 'quota', 'title.en'])
  expect((await create({ most_amount: 5, percent: undefined, amount: 5 })).body.errors).toHaveProperty('most_amount')
})

test('a promo shows what an editor uploaded or what it has, not a picture of somebody whose id is known', async () => {
  const avatar = `avatar-${newId()}`
  await aPromoPicture(home, avatar)
  expect((await create({ picture_id: avatar })).body.errors).toHaveProperty('file')
  const old = await anyPromo(home)
  const form = { version: 1, ...promoForm(newId()) }
  expect((await send('PUT', `/${old.id}`, { ...form, picture_id: avatar })).body.errors).toHaveProperty('file')
  expect((await send('PUT', `/${old.id}`, { ...form, picture_id: old.picture_id })).status).toBe(200)
})

test('a promo for new members says so on the site, and is refused to whoever joined long ago', async () => {
  const product = await anyListed(home)
  const { id } = (await create({ audience: 'new_members' })).body.data
  const { promo_code } = await see(id)
  const { terms } = (await ask(home, 'GET', `/api/v3/promos/${id}`)).body.data
  expect(terms[0]).toBe('Hanya untuk anggota baru: akun dibuat dalam 30 hari terakhir')
  const now = home.application.clock.now()
  const check = async (created_at: Date) => {
    const { user_token } = await signedIn(home, await anyMember(home, { created_at }))
    const body = { code: promo_code, product_id: product.id, amount: 20_000_000 }
    return ask(home, 'POST', '/api/v3/promos/check', { token: user_token, body })
  }
  expect((await check(addMs(now, -31 * dayMs))).body.code).toBe('F-PRM-8n8')
  expect((await check(addMs(now, -29 * dayMs))).body.data).toMatchObject({ discount: 500_000 })
})

test('two who edit the same promo: the second is told what changed and by whom, and nothing is lost', async () => {
  const { id } = (await create()).body.data
  const form = promoForm(newId())
  const first = await send('PUT', `/${id}`, { version: 1, ...form })
  expect(first.body.data).toEqual({ id, version: 2 })
  const late = await send('PUT', `/${id}`, { version: 1, ...form, title: { ...form.title, id: 'Judul lain' } })
  expect([late.status, late.body.code]).toEqual([409, 'F-PRM-6v6'])
  expect(late.body.errors).toEqual({ 'title.id': ['Diubah oleh Nadia Putri menjadi: Hemat akhir tahun'] })
  expect(late.body.data).toEqual({ version: 2, changed_by: 'Nadia Putri' })
  expect((await see(id)).title.id).toBe('Hemat akhir tahun')
})

test('quota and budget change with a reason, and never below what was used and given', async () => {
  const { id } = await anyPromo(home, { quota: 10, used: 4, budget: 9_000_000, given: 2_000_000 })
  const low = await send('POST', `/${id}/limits`, { version: 1, quota: 3, budget: 1_999_999, reason })
  expect(low.body.errors).toEqual({
    quota: ['Sudah dipakai 4 kali. Kuota tidak boleh kurang dari itu'],
    budget: [expect.stringMatching(/^Sudah diberikan Rp.{0,2}2\.000\.000\. Anggaran/)],
  })
  expect((await send('POST', `/${id}/limits`, { version: 1, quota: 4, reason: '' })).body.errors).toHaveProperty(
    'reason',
  )
  const saved = await send('POST', `/${id}/limits`, { version: 1, quota: 4, budget: 2_000_000, reason })
  expect(saved.body.data).toEqual({ id, version: 2 })
  expect(await see(id)).toMatchObject({ quota: 4, budget: 2_000_000, left: 0, state: 'used_up' })
  expect((await send('POST', `/${id}/limits`, { version: 1, quota: 9, reason })).status).toBe(409)
  // Blank is no budget at all, and not one of nothing.
  await send('POST', `/${id}/limits`, { version: 2, quota: 9, reason })
  expect(await see(id)).toMatchObject({ budget: null, left: null, state: 'active' })
})

test('a promo is paused, resumed and ended; over, it stays what it was', async () => {
  const { id, slug, code } = await anyPromo(home)
  const step = (name: string, more = {}) => send('POST', `/${id}/step`, { step: name, reason, ...more })
  expect((await step('pause')).body.data).toEqual({ id, state: 'paused' })
  expect([await onSite(slug), (await step('pause')).status]).toEqual([404, 409])
  expect((await step('resume')).body.data).toEqual({ id, state: 'active' })
  expect(await onSite(slug)).toBe(200)
  for (const confirm of [{}, { confirm_name: 'lain' }])
    expect((await step('end', confirm)).body.errors).toHaveProperty('confirm_name')
  expect((await step('end', { confirm_name: code.toLowerCase() })).body.data).toEqual({ id, state: 'over' })
  expect([(await step('resume')).body.code, await onSite(slug)]).toEqual(['F-PRM-7o7', 200])
  const late = await send('PUT', `/${id}`, { version: 4, ...promoForm(newId()) })
  expect([late.status, late.body.code]).toEqual([409, 'F-PRM-7o7'])
})

test('the list says what each did, is searched, narrowed by state and sorted, and is taken as CSV', async () => {
  const now = home.application.clock.now()
  const mark = newId().slice(-10).toUpperCase()
  const one = (name: string, wish: object) => anyPromo(home, { code: `${mark}-${name}`, ...wish })
  const [running, paused, coming, gone] = [
    await one('A', { used: 2, given: 700_000, budget: 1_000_000 }),
    await one('B', { paused_at: now }),
    await one('C', { starts_at: addMs(now, dayMs) }),
    await one('D', { budget: 10, given: 10 }),
  ]
  const over = await one('E', { ends_at: addMs(now, -1000) })
  expect(idsOf(await list({ search: mark, sort: 'code' }))).toEqual(
    [running, paused, coming, gone, over].map((p) => p.id),
  )
  expect((await list({ search: mark, sort: '-given' })).rows[0]).toMatchObject({
    used: 2,
    given: 700_000,
    left: 300_000,
  })
  const states = { active: running, paused, coming, used_up: gone, over }
  for (const [state, { id }] of Object.entries(states)) {
    const result = await list({ search: mark, state })
    expect([state, idsOf(result), result.rows[0]?.state]).toEqual([state, [id], state])
  }
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const { payload } = await home.app.inject({
    method: 'GET',
    url: `${base}/export?search=${mark}&language=en`,
    headers,
  })
  expect(payload.trimEnd().split('\r\n')).toHaveLength(6)
  expect(payload).toContain('Given (rupiah)')
})

test('an editor of a brand has its promos alone, and makes them for no other', async () => {
  const own = demoTenants[1].id
  const { token: theirs } = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: own } })
  const { id } = await anyPromo(home)
  const { data } = (await ask(home, 'GET', `${base}/choices`, { token: theirs })).body
  expect(data.tenants).toEqual([{ id: own, name: demoTenants[1].name }])
  const body = { tenant_id, quota: 1, budget: 1_000_000, ...promoForm(newId()) }
  expect((await ask(home, 'POST', base, { token: theirs, body })).status).toBe(404)
  expect((await ask(home, 'POST', base, { token: theirs, body: { ...body, tenant_id: own } })).status).toBe(200)
  expect((await ask(home, 'GET', `${base}/${id}`, { token: theirs })).status).toBe(404)
})

test('an editor gives away what one person may send, and says how much; the rest is an admin’s', async () => {
  const { token: editor } = await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
  const make = (budget?: number) =>
    ask(home, 'POST', base, { token: editor, body: { tenant_id, quota: 1, budget, ...promoForm(newId()) } })
  for (const refused of [await make(), await make(10_000_000)]) {
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['budget']])
  }
  const { id } = (await make(9_999_999)).body.data
  const limits = (budget: number) =>
    ask(home, 'POST', `${base}/${id}/limits`, { token: editor, body: { version: 1, quota: 2, budget, reason } })
  expect((await limits(10_000_000)).body.errors).toHaveProperty('budget')
  expect((await limits(9_000_000)).status).toBe(200)
})

test('each change is a row of the audit', async () => {
  const { token: admin } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const { id } = (await create()).body.data
  await send('PUT', `/${id}`, { version: 1, ...promoForm(newId()), percent: 20 })
  await send('POST', `/${id}/step`, { step: 'pause', reason })
  const { rows } = (await ask(home, 'GET', `/api/console/v1/audit?search=${id}&sort=at`, { token: admin })).body.data
  expect(rows).toMatchObject([
    { before: null, after: { quota: 10, budget: null } },
    { before: { percent: 10 }, after: { percent: 20 } },
    { before: { state: 'active' }, after: { state: 'paused' }, reason },
  ])
  const [row] = await home.application.db.select().from(promos).where(eq(promos.id, id))
  expect(row?.version).toBe(3)
})
