import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { notices } from '#modules/notification/tables.ts'
import { signedIn } from '#test/support/members.ts'
import { anyReader, aReportedComment } from '#test/support/posts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let token = ''
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const base = '/api/console/v1/comments'
const listed = async (search: string, query: object = {}) =>
  (await ask(home, 'GET', `${base}/reported?${new URLSearchParams({ search, ...query })}`, { token })).body.data.rows
const decide = (id: string, decision: string, reason = 'Iklan di luar topik') =>
  ask(home, 'POST', `${base}/${id}/decide`, { token, body: { decision, reason } })
const shownTo = async (slug: string, reader?: string) =>
  (await ask(home, 'GET', `/api/v3/hasanah/${slug}/comments`, { ...(reader && { token: reader }) })).body.data.total
const noticesOf = (user_id: string) => home.application.db.select().from(notices).where(eq(notices.user_id, user_id))

test('a reported comment waits with its reasons, its post and the first name of who wrote it', async () => {
  const { id, text, author, post } = await aReportedComment(home, { reports: 2 })
  const [row] = await listed(text)
  expect(row).toMatchObject({ id, text, is_hidden: false, reasons: { spam: 2 }, post: { slug: post.slug } })
  expect(row.author).toBe(author.full_name.split(' ')[0])
  expect(JSON.stringify(row)).not.toContain(author.email)
  expect([await listed(text, { visibility: 'hidden' }), await listed('tidak ada')]).toEqual([[], []])
})

test('one that is kept is shown again and waits no more; its author is told, for they saw it hidden', async () => {
  const { id, text, author, post } = await aReportedComment(home)
  expect([await shownTo(post.slug), (await listed(text, { visibility: 'hidden' })).length]).toEqual([0, 1])
  expect((await decide(id, 'keep', 'Tidak melanggar')).status).toBe(200)
  expect([await shownTo(post.slug), await listed(text)]).toEqual([1, []])
  expect(await noticesOf(author.id)).toMatchObject([{ category: 'info', link: `/blog/${post.slug}` }])
  expect((await decide(id, 'remove')).status).toBe(404)
})

test('after it was kept one more report does not hide it, nor do those who reported it before', async () => {
  const { id, text, post } = await aReportedComment(home)
  await decide(id, 'keep')
  const reader = await anyReader(home)
  const url = `/api/v3/hasanah/${post.slug}/comments/${id}/report`
  home.application.clock.moveTo(new Date(home.application.clock.now().getTime() + 60_000))
  expect((await ask(home, 'POST', url, { token: reader.token, body: { reason: 'rude' } })).status).toBe(200)
  expect(await shownTo(post.slug)).toBe(1)
  expect(await listed(text)).toMatchObject([{ reasons: { rude: 1 } }])
})

test('one that is removed is seen by nobody, its author neither, who is told why', async () => {
  const { id, author, post } = await aReportedComment(home, { reports: 1 })
  const { user_token } = await signedIn(home, author)
  expect(await shownTo(post.slug, user_token)).toBe(1)
  expect((await decide(id, 'remove')).body.data).toEqual({ id, decision: 'remove' })
  expect([await shownTo(post.slug), await shownTo(post.slug, user_token)]).toEqual([0, 0])
  const [notice] = await noticesOf(author.id)
  expect(JSON.stringify(notice)).toContain('Iklan di luar topik')
})

test('a decision needs a reason, and two at once are one', async () => {
  const { id, author } = await aReportedComment(home)
  expect((await decide(id, 'remove', 'x')).body.errors).toHaveProperty('reason')
  expect((await decide(id, 'maybe')).status).toBe(422)
  const answers = await Promise.all([decide(id, 'remove'), decide(id, 'remove')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await noticesOf(author.id)).toHaveLength(1)
})

test('an editor of another brand finds neither the list’s rows nor the comment; the file has what the list has', async () => {
  const { id, text } = await aReportedComment(home)
  const scope = { kind: 'tenant', id: demoTenants[1].id } as const
  const { token: other } = await someStaff(home, { role: 'editor', scope })
  const { rows } = (await ask(home, 'GET', `${base}/reported`, { token: other })).body.data
  expect(rows).toEqual([])
  const body = { decision: 'remove', reason: 'Iklan di luar topik' }
  expect((await ask(home, 'POST', `${base}/${id}/decide`, { token: other, body })).status).toBe(404)
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const url = `${base}/reported/export?search=${encodeURIComponent(text)}`
  const { payload } = await home.app.inject({ method: 'GET', url, headers })
  expect(payload.trimEnd().split('\r\n')).toHaveLength(2)
  expect(payload).toContain(text)
})
