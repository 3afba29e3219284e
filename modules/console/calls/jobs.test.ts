import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { csvOf } from '#test/support/csv.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
const mail = {
  kind: 'mail',
  mail: { to: 'siti@rihla.test', from: 'a@rihla.test', subject: 'x', text: 'x', html: 'x' },
} as const
const text = { kind: 'text', text: { to: '+628111', text: 'Kode 918273' }, awaited_seconds: 300 } as const

type Row = Partial<typeof outbox.$inferInsert>
async function aParcel(row: Row): Promise<string> {
  const id = newId(now())
  await db()
    .insert(outbox)
    .values({ id, parcel: mail, created_at: now(), ...row })
  return id
}
const dead = (row: Row = {}) => aParcel({ dead_at: now(), dead_reason: 'refused', ...row })

const anAdmin = () => someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
const url = '/api/console/v1/dead-letters'

test('it is seen what waits by queue, since when, and which parts are ready', async () => {
  await db().delete(outbox)
  const oldest = addMs(now(), -10 * minuteMs)
  await aParcel({ created_at: oldest })
  await aParcel({})
  await aParcel({ parcel: text })
  await aParcel({ sent_at: now() })
  await dead()
  home.application.state.job_runs.set('reminders', { done: 3, failed: 1, overrun: 0 })
  const { token } = await anAdmin()
  const { data } = (await ask(home, 'GET', '/api/console/v1/jobs', { token })).body
  expect(data.queues).toEqual([
    { queue: 'mail', waiting: 2, oldest_at: oldest.toISOString() },
    { queue: 'code-text', waiting: 1, oldest_at: expect.any(String) },
  ])
  expect(data.parts).toContainEqual({ name: 'database', is_ready: true })
  expect([data.dead, data.runs]).toEqual([
    { count: 1, is_more: false },
    [{ job: 'reminders', done: 3, failed: 1, overrun: 0 }],
  ])
})

test('what was given up is listed without saying to whom, and narrowed to why', async () => {
  await db().delete(outbox)
  const refused = await dead()
  await dead({ dead_reason: 'too late', parcel: null })
  const { token } = await anAdmin()
  const all = (await ask(home, 'GET', url, { token })).body
  const shown = all.data.rows.map((row: { kind: string | null; can_retry: boolean }) => [row.kind, row.can_retry])
  expect(shown).toHaveLength(2)
  expect(shown).toEqual(
    expect.arrayContaining([
      ['mail', true],
      [null, false],
    ]),
  )
  expect(JSON.stringify(all)).not.toContain('siti@')
  const { rows } = (await ask(home, 'GET', `${url}?reason=refused`, { token })).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([refused])
  const [, ...lines] = await csvOf(home, `${url}/export?reason=refused`, token)
  expect(lines).toEqual([expect.stringMatching(/Email.*Ditolak penerima.*Ya/)])
  expect(lines.join()).not.toContain('siti@')
})

test('one is sent again once, and the audit says by whom', async () => {
  const id = await dead()
  const { id: staff_id, token } = await anAdmin()
  expect((await ask(home, 'POST', `${url}/${id}/retry`, { token })).status).toBe(200)
  expect((await ask(home, 'POST', `${url}/${id}/retry`, { token })).status).toBe(404)
  const rows = await db().select().from(audit_log).where(eq(audit_log.staff_id, staff_id))
  expect(rows.map(({ thing, thing_id, after }) => [thing, thing_id, after])).toEqual([
    ['dead letter', id, { state: 'waiting' }],
  ])
  const gone = await dead({ parcel: null })
  expect((await ask(home, 'POST', `${url}/${gone}/retry`, { token })).status).toBe(404)
})

test('an admin of one tenant finds nothing of it', async () => {
  const id = await dead()
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: newId() } })
  expect((await ask(home, 'GET', '/api/console/v1/jobs', { token })).status).toBe(404)
  expect((await ask(home, 'GET', url, { token })).status).toBe(404)
  expect((await ask(home, 'POST', `${url}/${id}/retry`, { token })).status).toBe(404)
})
