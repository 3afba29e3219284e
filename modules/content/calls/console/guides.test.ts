import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { aGuide } from '#test/support/guides.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { pages } from '../../tables.ts'

let home: TestApp
let token = ''
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const base = '/api/console/v1/guides'
const see = async (id: string) => (await ask(home, 'GET', `${base}/${id}`, { token })).body.data
const review = (id: string, body: object) => ask(home, 'POST', `${base}/${id}/review`, { token, body })
const shown = async (slug: string) => (await ask(home, 'GET', `/api/v3/pages/${slug}`)).body.data
const reviewer = 'Ustazah Nur Aini'

test('a guide that an editor clears says so on the site, until a letter of it changes', async () => {
  const { id, slug, body } = await aGuide(home)
  expect(await shown(slug)).toMatchObject({ reviewer: null, reviewed_on: null })
  const { digest } = await see(id)
  expect((await review(id, { digest, verdict: 'cleared', reviewer })).status).toBe(200)
  expect(await shown(slug)).toMatchObject({ reviewer, reviewed_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
  const changed = { ...body, en: `${body.en} More.` }
  await home.application.db.update(pages).set({ body: changed }).where(eq(pages.id, id))
  expect(await shown(slug)).toMatchObject({ reviewer: null, reviewed_on: null })
  expect((await see(id)).review.state).toBe('awaiting')
  const late = await review(id, { digest, verdict: 'cleared', reviewer })
  expect([late.status, late.body.code]).toEqual([409, 'F-RVW-1c1'])
})

test('one that is sent back says why at the desk and nothing on the site', async () => {
  const { id, slug } = await aGuide(home)
  const { digest } = await see(id)
  const note = 'Sumber bab niat belum ada'
  expect((await review(id, { digest, verdict: 'sent_back', reviewer })).body.errors).toHaveProperty('note')
  await review(id, { digest, verdict: 'sent_back', reviewer, note })
  expect((await see(id)).review).toMatchObject({ state: 'sent_back', reviewer, note })
  expect(await shown(slug)).toMatchObject({ reviewer: null })
})

test('the list is searched, narrowed by state and gone on with, and taken as CSV; terms are not in it', async () => {
  const [first, second] = [await aGuide(home, { position: 900 }), await aGuide(home, { position: 901 })]
  await aGuide(home, { kind: 'document', title: first.title })
  const { digest } = await see(second.id)
  await review(second.id, { digest, verdict: 'cleared', reviewer })
  const list = async (query: object) =>
    (await ask(home, 'GET', `${base}?${new URLSearchParams({ ...query })}`, { token })).body.data
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)
  expect(idsOf(await list({ search: first.title.en }))).toEqual([first.id])
  expect(idsOf(await list({ review: 'cleared', search: second.title.id }))).toEqual([second.id])
  expect(idsOf(await list({ review: 'awaiting', search: second.title.id }))).toEqual([])
  const part = await list({ sort: '-position', limit: '1' })
  expect(idsOf(part)).toEqual([second.id])
  expect(idsOf(await list({ sort: '-position', limit: '1', cursor: part.next_cursor }))).toEqual([first.id])
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const url = `${base}/export?search=${encodeURIComponent(second.title.id)}`
  const { payload } = await home.app.inject({ method: 'GET', url, headers })
  expect(payload.trimEnd().split('\r\n')).toHaveLength(2)
  expect(payload).toContain(reviewer)
})

test('an editor of a brand has its own guides, and not those that all share', async () => {
  const tenant_id = demoTenants[1].id
  const [own, shared] = [await aGuide(home, { tenant_id }), await aGuide(home)]
  const { token: theirs } = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: tenant_id } })
  const status = async (id: string) => (await ask(home, 'GET', `${base}/${id}`, { token: theirs })).status
  expect([await status(own.id), await status(shared.id)]).toEqual([200, 404])
  const { rows } = (await ask(home, 'GET', base, { token: theirs })).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([own.id])
})
