import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { someAudit } from '#test/support/audit.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const platform = { role: 'admin', scope: { kind: 'platform' } } as const
const list = async (token: string, query: Record<string, string> = {}) =>
  (await ask(home, 'GET', `/api/console/v1/audit?${new URLSearchParams(query)}`, { token })).body.data
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)

test('the audit goes on behind its last row, the newest first or the oldest, and has each row once', async () => {
  const { id: staff_id, token } = await someStaff(home, platform)
  const thing_id = newId()
  const at = home.application.clock.now()
  // All of one moment: only their ids tell them apart.
  const rows = await someAudit(home, 7, { staff_id, thing_id, at })
  const expected = rows.map(({ id }) => id).sort()
  for (const [sort, order] of [
    ['at', expected],
    ['-at', expected.toReversed()],
  ] as const) {
    const first = await list(token, { search: thing_id, sort, limit: '3' })
    const second = await list(token, { search: thing_id, sort, limit: '3', cursor: first.next_cursor })
    const third = await list(token, { search: thing_id, sort, limit: '3', cursor: second.next_cursor })
    expect([first, second, third].flatMap(idsOf)).toEqual(order)
    expect([third.next_cursor, first.total]).toEqual([null, { count: 7, is_more: false }])
  }
})

test('a row says who did what to which thing, and what it was before', async () => {
  const { id: staff_id, token, person } = await someStaff(home, platform)
  const thing_id = newId()
  await someAudit(home, 1, { staff_id, thing_id, reason: 'Salah ketik' })
  const [row] = (await list(token, { search: thing_id })).rows
  expect(row).toMatchObject({
    staff: { id: staff_id, full_name: person.full_name, email: person.email },
    call: 'POST /api/console/v1/test',
    thing: 'package',
    thing_id,
    before: { name: 'Paket lama' },
    after: { name: 'Paket 0' },
    reason: 'Salah ketik',
  })
})

test('it is searched by person and narrowed to a call and to days, the last one included', async () => {
  const { id: staff_id, token, person } = await someStaff(home, platform)
  const call = `POST /api/console/v1/${newId()}`
  // 23.30 in Jakarta on the 10th.
  await someAudit(home, 1, { staff_id, call, at: new Date('2026-03-10T16:30:00Z') })
  await someAudit(home, 1, { staff_id, call, at: new Date('2026-03-10T17:30:00Z') })
  await someAudit(home, 1, { staff_id })
  expect((await list(token, { search: person.email.toUpperCase() })).rows).toHaveLength(3)
  const named = await list(token, { search: person.email, call })
  expect(named.rows).toHaveLength(2)
  expect(named.calls).toContain(call)
  expect((await list(token, { call, from: '2026-03-10', until: '2026-03-10' })).rows).toHaveLength(1)
  expect((await list(token, { call, from: '2026-03-11' })).rows).toHaveLength(1)
  expect((await list(token, { search: '%' })).rows).toEqual([])
})

test('what forms store by themselves is left out, unless it is asked for', async () => {
  const { id: staff_id, token, person } = await someStaff(home, platform)
  const call = 'PUT /api/console/v1/drafts/:kind/:thing_id'
  await someAudit(home, 2, { staff_id, call, thing: 'draft' })
  await someAudit(home, 1, { staff_id })
  const search = person.email
  expect((await list(token, { search })).rows).toHaveLength(1)
  expect((await list(token, { search, drafts: 'shown' })).rows).toHaveLength(3)
  expect((await list(token, { search, call })).rows).toHaveLength(2)
})

test('a tenant’s admin reads what was done by grants of that tenant alone', async () => {
  const [tenant_id, other_id] = [newId(), newId()]
  const { id: staff_id, token } = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: tenant_id } })
  const [own] = await someAudit(home, 1, { staff_id, granted_by: [`finance tenant:${tenant_id}`] })
  await someAudit(home, 1, { staff_id, granted_by: [`finance tenant:${other_id}`] })
  await someAudit(home, 1, { staff_id, granted_by: ['admin platform'] })
  await someAudit(home, 1, { staff_id, granted_by: [`admin tenant:${tenant_id}`, 'admin platform'] })
  const { rows, total } = await list(token)
  expect([idsOf({ rows }), total]).toEqual([[own?.id], { count: 1, is_more: false }])
})

test.each([
  ['cursor', 'nonsense'],
  ['cursor', Buffer.from('["0000-01-01T00:00:00.000Z","00000000-0000-4000-8000-000000000000"]').toString('base64url')],
  ['cursor', Buffer.from('["+275760-09-13T00:00:00.000Z","x"]').toString('base64url')],
  ['cursor', Buffer.from(`["x","${newId()}"]`).toString('base64url')],
  ['sort', 'email'],
  ['from', '0000-01-01'],
  ['until', '2026-02-30'],
])('a %s that is none (%s) is refused', async (name, value) => {
  const { token } = await someStaff(home, platform)
  const query = new URLSearchParams({ [name]: value })
  expect((await ask(home, 'GET', `/api/console/v1/audit?${query}`, { token })).status).toBe(422)
})

const take = (token: string, query: Record<string, string>) =>
  home.app.inject({
    method: 'GET',
    url: `/api/console/v1/audit/export?${new URLSearchParams(query)}`,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })

test('the same list is taken as a file, which no spreadsheet runs, and the audit says so', async () => {
  const { id: staff_id, token, person } = await someStaff(home, platform)
  const thing_id = newId()
  await someAudit(home, 1001, { staff_id, thing_id, reason: '=HYPERLINK("http://evil.test")' })
  const { statusCode, headers, body } = await take(token, { search: thing_id, language: 'en' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''audit-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head, first, ...rest] = body.trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFTime (WIB),Name,Email,Action,Object,Object id,Before,After,Reason')
  expect(first).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  expect(rest).toHaveLength(1000)
  const { rows } = await list(token, { search: person.email, call: 'GET /api/console/v1/audit/export' })
  expect(rows[0]).toMatchObject({ thing: 'export', thing_id: 'audit', after: { search: thing_id, rows: 1001 } })
})

test('so many files an hour are one person’s, and nobody else waits for it', async () => {
  const [{ token }, { token: other }] = [await someStaff(home, platform), await someStaff(home, platform)]
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async () => (await take(token, { search: newId() })).statusCode),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await take(other, { search: newId() })).statusCode).toBe(200)
})
