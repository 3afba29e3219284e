import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anyMember } from '#test/support/members.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { drafts } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** Somebody at the desk, with what they do to a draft of a form. */
async function somebody() {
  const { id, token } = await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
  return {
    id,
    see: async (form: string) => (await ask(home, 'GET', `/api/console/v1/drafts/${form}`, { token })).body.data,
    save: (form: string, body: object) => ask(home, 'PUT', `/api/console/v1/drafts/${form}`, { token, body }),
    forget: (form: string) => ask(home, 'DELETE', `/api/console/v1/drafts/${form}`, { token }),
  }
}

test('what somebody types is there for them again, by the form and what it is about, and for nobody else', async () => {
  const [one, other] = [await somebody(), await somebody()]
  expect(await one.see('post/new')).toBeNull()
  expect((await one.save('post/new', { fields: { name: 'Umrah 9 hari' } })).body.data).toEqual({ version: 1 })
  expect(await one.see('post/new')).toMatchObject({ version: 1, fields: { name: 'Umrah 9 hari' } })
  expect([await one.see(`post/${newId()}`), await one.see('post/other'), await other.see('post/new')]).toEqual([
    ...[null, null, null],
  ])
  await other.forget('post/new')
  expect(await one.see('post/new')).toMatchObject({ version: 1 })
  await one.forget('post/new')
  expect(await one.see('post/new')).toBeNull()
})

test('what another tab has saved since is answered, and not written over', async () => {
  const one = await somebody()
  await one.save('post/new', { fields: { name: 'first tab' }, version: 0, revision: 'a.1' })
  const late = await one.save('post/new', { fields: { name: 'second tab' }, version: 0, revision: 'b.1' })
  expect([late.status, late.body.code, late.body.data]).toMatchObject([
    ...[409, 'F-DRF-1v1', { version: 1, fields: { name: 'first tab' } }],
  ])
  const next = await one.save('post/new', { fields: { name: 'second tab' }, version: 1, revision: 'b.2' })
  expect(next.body.data).toEqual({ version: 2 })
})

test('the audit says that a draft was changed, and nothing of what was typed', async () => {
  const one = await somebody()
  await one.save('post/new', { fields: { name: 'Umrah' } })
  await one.forget('post/new')
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, one.id))
  expect(rows.map(({ thing_id, before, after }) => [thing_id, before, after])).toEqual([
    ['post:new', null, { version: 1 }],
    ['post:new', { version: 1 }, null],
  ])
})

test.each([
  ['booking/new', { fields: {} }, 'kind'],
  ['post/NEW', { fields: {} }, 'thing_id'],
  ['post/new', { fields: { 'a b': 'x' } }, 'fields'],
  ['post/new', { fields: { name: 'x'.repeat(60_001) } }, 'fields'],
])('%s with %j is refused at its field', async (form, body, field) => {
  const { status, body: answer } = await (await somebody()).save(form, body)
  expect(status).toBe(422)
  expect(Object.keys(answer.errors).some((name) => name.startsWith(field))).toBe(true)
})

test('a draft is of a member or of somebody at the desk: the database holds it', async () => {
  const { db, clock } = home.application
  const [{ id: staff_id }, { id: user_id, tenant_id }] = [await somebody(), await anyMember(home)]
  const form = { kind: 'post', thing_id: 'new', version: 1, fields: {}, updated_at: clock.now() } as const
  for (const owner of [{}, { staff_id, user_id, tenant_id }, { staff_id, tenant_id }, { user_id }]) {
    await expect(db.insert(drafts).values({ ...form, ...owner })).rejects.toThrow()
  }
})
