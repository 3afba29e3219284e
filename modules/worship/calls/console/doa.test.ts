import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Grant } from '#core/staff.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let token = ''
const editor: Grant = { role: 'editor', scope: { kind: 'platform' } }
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, editor)).token
})
afterAll(() => home.close())

type Row = { id: string; review: { state: string } }
const base = '/api/console/v1/doa'
const list = async (query = '') => (await ask(home, 'GET', base + query, { token })).body.data
const see = async (id: string) => (await ask(home, 'GET', `${base}/${id}`, { token })).body.data
const review = (id: string, body: object) => ask(home, 'POST', `${base}/${id}/review`, { token, body })
const shown = async (id: string) =>
  (await ask(home, 'GET', '/api/v3/doa')).body.data.find((one: Row): one is Row => one.id === id).review
const reviewer = 'Ustaz Ahmad Fauzi'

test('a doa that an editor clears says by whom and when, at the desk and on the site; sent back, it awaits again', async () => {
  const { digest, review: before } = await see('talbiyah')
  expect(before).toEqual({ state: 'awaiting', reviewer: null, reviewed_at: null, note: null })
  const cleared = await review('talbiyah', { digest, verdict: 'cleared', reviewer })
  expect([cleared.status, cleared.body.message]).toEqual([200, 'Tinjauan disimpan'])
  expect(await shown('talbiyah')).toMatchObject({ state: 'reviewed', reviewer })
  expect((await see('talbiyah')).review).toMatchObject({ state: 'cleared', reviewer, note: null })
  const note = 'Latinnya belum sesuai'
  await review('talbiyah', { digest, verdict: 'sent_back', reviewer, note })
  expect((await see('talbiyah')).review).toMatchObject({ state: 'sent_back', note })
  expect(await shown('talbiyah')).toEqual({ state: 'awaiting', reviewer: null, reviewed_on: null })
})

test('who has read another wording clears nothing, and the Arabic is no field of any call', async () => {
  const { digest, arabic } = await see('zamzam')
  const other = await review('zamzam', { digest: 'a'.repeat(64), verdict: 'cleared', reviewer })
  expect([other.status, other.body.code]).toEqual([409, 'F-RVW-1c1'])
  expect((await see('zamzam')).review.state).toBe('awaiting')
  await review('zamzam', { digest, verdict: 'sent_back', reviewer, note: 'Periksa lagi', arabic: 'x' })
  expect(await see('zamzam')).toMatchObject({ arabic, digest })
})

test('what is sent back says why, and a review has a name', async () => {
  const { digest } = await see('zamzam')
  const noteless = await review('zamzam', { digest, verdict: 'sent_back', reviewer })
  expect(noteless.body.errors).toEqual({ note: ['Tulis apa yang harus diubah, minimal 5 karakter'] })
  const nameless = await review('zamzam', { digest, verdict: 'cleared', reviewer: ' ' })
  expect([nameless.status, Object.keys(nameless.body.errors)]).toEqual([422, ['reviewer']])
  expect((await review('tidak-ada', { digest, verdict: 'cleared', reviewer })).status).toBe(404)
})

test('the list is narrowed by state, category and words, sorted by title, and taken as CSV', async () => {
  const { digest } = await see('safar')
  await review('safar', { digest, verdict: 'cleared', reviewer })
  const ids = async (query: string) => (await list(query)).rows.map(({ id }: Row) => id)
  expect((await list()).total).toEqual({ count: 56, is_more: false })
  expect(await ids('?review=cleared')).toEqual(['safar'])
  expect(await ids('?review=awaiting')).not.toContain('safar')
  expect(await ids('?category=sai')).toEqual(['menuju-safa', 'safa-marwah', 'antara-safa-marwah'])
  expect(await ids('?search=zamzam&sort=title')).toEqual(['zamzam'])
  const { payload } = await home.app.inject({
    method: 'GET',
    url: `${base}/export?review=cleared&language=en`,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  expect(payload).toContain('Reviewer')
  expect(payload).toContain(reviewer)
  expect(payload.trimEnd().split('\r\n')).toHaveLength(2)
})

test('the texts are the platform’s: an editor of one brand finds none', async () => {
  const scope = { kind: 'tenant', id: newId() } as const
  const { token: other } = await someStaff(home, { role: 'editor', scope })
  for (const url of [base, `${base}/zamzam`, `${base}/export`])
    expect((await ask(home, 'GET', url, { token: other })).status).toBe(404)
})

test('each verdict is a row of the audit, with what was said before', async () => {
  const { token: admin } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const { digest } = await see('masuk-masjid')
  await review('masuk-masjid', { digest, verdict: 'cleared', reviewer })
  await review('masuk-masjid', { digest, verdict: 'sent_back', reviewer, note: 'Artinya kurang tepat' })
  const { rows } = (await ask(home, 'GET', '/api/console/v1/audit?search=masuk-masjid', { token: admin })).body.data
  expect(rows[0]).toMatchObject({
    thing: 'doa',
    before: { state: 'cleared', reviewer },
    after: { state: 'sent_back' },
    reason: 'Artinya kurang tepat',
  })
})
