import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { draftOf, dropDraft, saveDraft } from './module.ts'
import { retention } from './retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()

/** A draft of a member of its own. */
async function someDraft() {
  const { id, tenant_id } = await anyMember(home)
  return { tenant_id, user_id: id, kind: 'booking', thing_id: newId() } as const
}
type Key = Awaited<ReturnType<typeof someDraft>>
const save = (key: Key, name: string, from: { version?: number; revision?: string } = {}) =>
  saveDraft(db(), key, { fields: { name }, ...from, now: now() })

test('a draft belongs to one member, one tenant, one form', async () => {
  const [mine, theirs] = [await someDraft(), await someDraft()]
  await save(mine, 'Siti')
  const others: Key[] = [
    { ...mine, user_id: theirs.user_id },
    { ...mine, tenant_id: newId() },
    { ...mine, thing_id: newId() },
  ]
  expect(await Promise.all(others.map((key) => draftOf(db(), key)))).toEqual([undefined, undefined, undefined])
  for (const key of others) await dropDraft(db(), key)
  expect(await draftOf(db(), mine)).toMatchObject({ version: 1, fields: { name: 'Siti' } })
})

test('of those who save a first draft at the same moment one writes, and the others are told of it', async () => {
  const key = await someDraft()
  const saved = await Promise.all(
    ['a', 'b', 'c', 'd'].map((page) => save(key, page, { version: 0, revision: `${page}.1` })),
  )
  expect(saved.filter(({ ok }) => ok)).toEqual([{ ok: true, version: 1 }])
  const stored = await draftOf(db(), key)
  expect(saved.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 3 }, () => ({ ok: false, stored })))
})

test('those who name no version all write, one after the other', async () => {
  const key = await someDraft()
  const saved = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(key, name)))
  expect(saved.flatMap((one) => (one.ok ? one.version : [])).sort()).toEqual([1, 2, 3, 4])
})

test('a version does not come twice: after a draft was sent or forgotten, who goes on typing counts on', async () => {
  const key = await someDraft()
  for (const version of [0, 1, 2]) await save(key, 'Siti', { version })
  await dropDraft(db(), key)
  expect(await draftOf(db(), key)).toBeUndefined()
  expect(await save(key, 'Siti A.', { version: 3 })).toEqual({ ok: true, version: 4 })
})

test('what nobody has touched for as long as the rule says is forgotten, and nothing else', async () => {
  const [old, recent] = [await someDraft(), await someDraft()]
  await saveDraft(db(), old, { fields: {}, now: addMs(now(), -91 * dayMs) })
  await saveDraft(db(), recent, { fields: {}, now: addMs(now(), -89 * dayMs) })
  await sweepAll(retention, { db: db(), ports: undefined, now: now() })
  expect([await draftOf(db(), old), (await draftOf(db(), recent))?.version]).toEqual([undefined, 1])
})

test('drafts go with the account', async () => {
  const member = await anyMember(home)
  const key = { tenant_id: member.tenant_id, user_id: member.id, kind: 'booking', thing_id: newId() } as const
  const other = await someDraft()
  for (const one of [key, other]) await save(one, 'Siti')
  const { user_token: token } = await signedIn(home, member)
  const body = { current_password: testPassword }
  expect((await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body })).status).toBe(200)
  expect([await draftOf(db(), key), (await draftOf(db(), other))?.version]).toEqual([undefined, 1])
})
