import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/console/v1/breaches'
const anAdmin = () => someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
const ago = (hours: number) => addMs(home.application.clock.now(), -hours * hourMs).toISOString()
const aBreach = () => ({
  title: 'Laptop hilang',
  what_happened: 'Laptop staf hilang di bandara',
  data: 'Nama dan nomor HP',
  noticed_at: ago(10),
})

test('a breach is written down with its deadline, steps are added, and each is in the audit', async () => {
  const { id: staff_id, token } = await anAdmin()
  const { data } = (await ask(home, 'POST', url, { token, body: { ...aBreach(), people: 120 } })).body
  expect(data).toMatchObject({ people: 120, is_late: false, authority_notified_at: null, steps: [] })
  expect(Date.parse(data.deadline_at) - Date.parse(data.noticed_at)).toBe(72 * hourMs)
  const steps = `${url}/${data.breach_id}/steps`
  const body = { kind: 'authority_notified', text: 'Surat ke lembaga PDP', done_at: ago(2) }
  const after = (await ask(home, 'POST', steps, { token, body })).body.data
  expect(after.authority_notified_at).toBe(body.done_at)
  expect(after.steps).toMatchObject([{ kind: 'authority_notified', staff: 'Nadia Putri' }])
  const listed = (await ask(home, 'GET', url, { token })).body.data.breaches
  expect(listed).toContainEqual(expect.objectContaining({ breach_id: data.breach_id, is_late: false }))
  expect((await ask(home, 'GET', `${url}/${data.breach_id}`, { token })).body.data.steps).toHaveLength(1)
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff_id))
  expect(rows.map((row) => row.after)).toEqual([
    { title: 'Laptop hilang', people: 120 },
    { step: 'authority_notified', done_at: body.done_at },
  ])
})

test('nothing is noticed or done in the future, and what is missing is said at its field', async () => {
  const { token } = await anAdmin()
  const future = await ask(home, 'POST', url, { token, body: { ...aBreach(), noticed_at: ago(-1) } })
  expect([future.status, Object.keys(future.body.errors)]).toEqual([422, ['noticed_at']])
  const ancient = await ask(home, 'POST', url, { token, body: { ...aBreach(), noticed_at: '0000-01-01T00:00:00Z' } })
  expect([ancient.status, ancient.body.errors]).toEqual([422, { noticed_at: ['Tanggal tidak valid'] }])
  const empty = await ask(home, 'POST', url, { token, body: {} })
  expect(Object.keys(empty.body.errors).toSorted()).toEqual(['data', 'noticed_at', 'title', 'what_happened'])
})

test('how many people are concerned may be unknown, which is not none', async () => {
  const { token } = await anAdmin()
  expect((await ask(home, 'POST', url, { token, body: aBreach() })).body.data.people).toBeNull()
  expect((await ask(home, 'POST', url, { token, body: { ...aBreach(), people: 0 } })).body.data.people).toBe(0)
})

test('an admin of one tenant finds nothing of it', async () => {
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: newId() } })
  expect((await ask(home, 'GET', url, { token })).status).toBe(404)
  expect((await ask(home, 'POST', url, { token, body: aBreach() })).status).toBe(404)
})
