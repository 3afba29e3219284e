import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { aFaq, both, faqForm } from '#test/support/content.ts'
import { csvOf } from '#test/support/csv.ts'
import { aGuide } from '#test/support/guides.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let token = ''
let theirs = ''
const [, safar] = demoTenants
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })).token
  theirs = (await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: safar.id } })).token
})
afterAll(() => home.close())

const base = '/api/console/v1'
type Method = 'POST' | 'PUT' | 'DELETE' | 'GET'
const as = (who: string) => (method: Method, path: string, body?: object) =>
  ask(home, method, base + path, { token: who, ...(body && { body }) })
const platform: ReturnType<typeof as> = (...sent) => as(token)(...sent)
const brand: ReturnType<typeof as> = (...sent) => as(theirs)(...sent)
const there = { headers: { host: 'demo.localhost' } }
const form = {
  title: both('Syarat dan ketentuan'),
  summary: both('Yang berlaku'),
  body: both('Satu baris teks yang cukup panjang.'),
}

test('a text that is changed is on the site at once with the next version, and what stood there stays readable', async () => {
  const was = await aGuide(home, { kind: 'document', version: '1.9' })
  const saved = await platform('PUT', `/pages/${was.id}`, { revision: 1, ...form })
  expect(saved.body.data).toEqual({ id: was.id, revision: 2, version: '1.10' })
  expect((await ask(home, 'GET', `/api/v3/pages/${was.slug}`)).body.data).toMatchObject({
    title: form.title.id,
    version: '1.10',
  })
  const { former } = (await platform('GET', `/pages/${was.id}`)).body.data
  expect(former).toMatchObject([{ version: '1.9', dated_on: was.dated_on, by: 'Nadia Putri' }])
  const before = (await platform('GET', `/pages/${was.id}/versions/${former[0].id}`)).body.data
  expect(before).toMatchObject({ body: was.body, title: was.title })
  const then = await ask(home, 'GET', `/api/v3/pages/${was.slug}?version=1.9`)
  expect(then.body.data).toMatchObject({ title: was.title.id, version: '1.9', dated_on: was.dated_on })
  expect(then.body.data.replaced_on).toBe(then.body.data.former[0].replaced_on)
  expect((await ask(home, 'GET', `/api/v3/pages/${was.slug}?version=1.8`)).status).toBe(404)
  const other = await aGuide(home)
  expect((await platform('GET', `/pages/${other.id}/versions/${former[0].id}`)).status).toBe(404)
})

test('a text that is sent as it was read stays the version it is', async () => {
  const was = await aGuide(home, { version: '1.9', body: both('Satu baris yang cukup.\nDan satu lagi.') })
  const { title, summary } = form
  const body = { id: was.body.id.replaceAll('\n', '\r\n'), en: was.body.en }
  const typed = { title: was.title, summary: was.summary, body }
  const saved = await platform('PUT', `/pages/${was.id}`, { revision: 1, ...typed })
  expect(saved.body.data).toEqual({ id: was.id, revision: 1, version: '1.9' })
  const next = await platform('PUT', `/pages/${was.id}`, { revision: 1, ...typed, title, summary })
  expect(next.body.data).toMatchObject({ revision: 2, version: '1.10' })
})

test('two who edit the same text: the second is told, and nothing is lost', async () => {
  const { id } = await aGuide(home)
  await platform('PUT', `/pages/${id}`, { revision: 1, ...form })
  const late = await platform('PUT', `/pages/${id}`, { revision: 1, ...form, title: both('Lain sekali') })
  expect([late.status, late.body.errors['title.id']]).toEqual([
    409,
    [`Diubah oleh Nadia Putri menjadi: ${form.title.id}`],
  ])
  expect((await platform('GET', `/pages/${id}`)).body.data.former).toHaveLength(1)
})

test('an editor of a brand reads what all share, changes none of it, and has a copy of their own', async () => {
  const { id, slug } = await aGuide(home, { kind: 'document' })
  expect((await brand('GET', `/pages/${id}`)).body.data).toMatchObject({ tenant: null, can_change: false })
  expect((await brand('PUT', `/pages/${id}`, { revision: 1, ...form })).status).toBe(404)
  expect((await brand('POST', `/pages/${id}/own`, { tenant_id: demoTenants[0].id })).status).toBe(404)
  const own = (await brand('POST', `/pages/${id}/own`, { tenant_id: safar.id })).body.data.id
  expect((await brand('PUT', `/pages/${own}`, { revision: 1, ...form })).status).toBe(200)
  expect((await ask(home, 'GET', `/api/v3/pages/${slug}`, there)).body.data.title).toBe(form.title.id)
  expect((await ask(home, 'GET', `/api/v3/pages/${slug}`)).body.data.title).not.toBe(form.title.id)
  expect((await brand('POST', `/pages/${id}/own`, { tenant_id: safar.id })).body.errors).toHaveProperty('tenant_id')
  const { rows } = (await brand('GET', '/pages?limit=100')).body.data
  const mine = rows.filter((row: { slug: string }) => row.slug === slug)
  expect(mine.map((row: { can_change: boolean }) => row.can_change).sort()).toEqual([false, true])
  const stranger = await aGuide(home, { tenant_id: demoTenants[0].id })
  expect((await brand('GET', `/pages/${stranger.id}`)).status).toBe(404)
})

test('a question of a brand stands before the shared one, and the shared one is back when it is removed', async () => {
  const shared = await aFaq(home)
  const shownQuestion = async () => {
    const groups = (await ask(home, 'GET', '/api/v3/faqs', there)).body.data
    const all = groups.flatMap(({ faqs }: { faqs: { slug: string; question: string }[] }) => faqs)
    return all.find(({ slug }: { slug: string }) => slug === shared.slug)?.question
  }
  const own = { tenant_id: safar.id, replaces: shared.id, ...faqForm(), question: both('Bagaimana membayar?') }
  const { id } = (await brand('POST', '/faqs', own)).body.data
  expect(await shownQuestion()).toBe('Bagaimana membayar?')
  const change = { version: 1, ...faqForm(), question: both('Cara membayar?') }
  expect((await brand('PUT', `/faqs/${id}`, change)).body.data.version).toBe(2)
  expect(await shownQuestion()).toBe('Cara membayar?')
  expect((await brand('PUT', `/faqs/${id}`, change)).body.code).toBe('F-CNT-1v1')
  expect((await brand('PUT', `/faqs/${shared.id}`, change)).status).toBe(404)
  await brand('DELETE', `/faqs/${id}`, { confirm_name: 'Cara membayar?' })
  expect(await shownQuestion()).toBe(shared.question.id)
  expect((await platform('DELETE', `/faqs/${shared.id}`, { confirm_name: shared.question.id })).status).toBe(404)
})

test('a question is listed and searched; the editor of a brand finds none of another', async () => {
  const foreign = await aFaq(home, { tenant_id: demoTenants[0].id, question: both('Pertanyaan unik merek satu') })
  const search = `/faqs?search=${encodeURIComponent('unik merek satu')}`
  expect((await platform('GET', `${search}&of=one_brand`)).body.data.rows).toMatchObject([{ id: foreign.id }])
  expect((await platform('GET', `${search}&of=all_brands`)).body.data.rows).toEqual([])
  expect((await brand('GET', search)).body.data.rows).toEqual([])
  expect((await brand('GET', `/faqs/${foreign.id}`)).status).toBe(404)
  const body = { tenant_id: demoTenants[0].id, ...faqForm() }
  expect((await brand('POST', '/faqs', body)).status).toBe(404)
})

test('questions and texts are taken as files: what all share, one’s own, and nothing of another brand', async () => {
  const [mine, foreign] = [safar.id, demoTenants[0].id]
  await aFaq(home, { tenant_id: foreign, question: both('Berkas: milik merek lain') })
  await aFaq(home, { tenant_id: mine, question: both('Berkas: milik merek ini') })
  const shared = await aGuide(home, { version: '3.7' })
  const faqs = (await csvOf(home, `${base}/faqs/export?search=berkas`, theirs)).join('\n')
  expect([faqs.includes('milik merek ini'), faqs.includes('milik merek lain')]).toEqual([true, false])
  const search = encodeURIComponent(shared.title.en)
  const [, ...pages] = await csvOf(home, `${base}/pages/export?kind=guide&language=en&search=${search}`, theirs)
  expect(pages).toEqual([expect.stringMatching(/All brands.*Ihram in English.*Guide.*3\.7/)])
})
