import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anOpenPlan, aSubmittedPlan, counted, planNow } from '#test/support/savings.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { bank_notices, savings_plans } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/savings'
const officerOf = (id: string) => someStaff(home, { role: 'bank_officer', scope: { kind: 'bank', id } })

/** Somebody of the bank of a plan. */
async function withOfficer<Plan extends { id: string; partner_id: string }>(made: Promise<Plan>) {
  const plan = await made
  const officer = await officerOf(plan.partner_id)
  const url = `/api/console/v1/savings/${plan.id}`
  const get = (path = '') => ask(home, 'GET', url + path, { token: officer.token })
  const post = (path: string, body: object) => ask(home, 'POST', url + path, { token: officer.token, body })
  return { ...plan, desk: officer.token, staff_id: officer.id, get, post }
}

const account = () => ({
  account_number: newId().replaceAll(/\D/g, '').padEnd(10, '1').slice(0, 10),
  virtual_account: newId().replaceAll(/\D/g, '').padEnd(16, '1').slice(0, 16),
})
const auditOf = (staff_id: string, thing: string) =>
  home.application.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, staff_id), eq(audit_log.thing, thing)))

test('who waits for an account stands in the queue, the oldest first, and only at their bank', async () => {
  const plan = await withOfficer(aSubmittedPlan(home))
  const other = await withOfficer(aSubmittedPlan(home))
  const { rows, total } = (await ask(home, 'GET', base, { token: plan.desk })).body.data
  expect(rows).toMatchObject([
    { id: plan.id, full_name: 'Siti Aminah', akad: 'wadiah', target: 24_000_000, state: 'submitted', balance: 0 },
  ])
  expect(total).toEqual({ count: 1, is_more: false })
  expect((await ask(home, 'GET', `${base}?queue=open`, { token: plan.desk })).body.data.rows).toEqual([])
  const csv = await home.app.inject({
    url: `${base}/export?language=en`,
    headers: { host: 'localhost', authorization: `Bearer ${plan.desk}` },
  })
  expect(csv.body.split('\r\n').filter((line) => line.includes(',Siti Aminah,'))).toHaveLength(1)
  expect((await ask(home, 'GET', `${base}/${other.id}`, { token: plan.desk })).status).toBe(404)
  const accept = await ask(home, 'POST', `${base}/${other.id}/accept`, { token: plan.desk, body: account() })
  expect([accept.status, (await planNow(home, other.id))?.state]).toEqual([404, 'submitted'])
})

test('a plan that was not sent is at no desk', async () => {
  const plan = await withOfficer(aSubmittedPlan(home))
  const { db } = home.application
  await db.update(savings_plans).set({ state: 'cart' }).where(eq(savings_plans.id, plan.id))
  expect((await plan.get()).status).toBe(404)
  expect((await ask(home, 'GET', base, { token: plan.desk })).body.data.rows).toEqual([])
})

test('the file masks numbers of phones; whole ones, and scans, are a look that the audit has', async () => {
  const plan = await withOfficer(aSubmittedPlan(home))
  const { data } = (await plan.get()).body
  expect(data.applicant).toMatchObject({ phone_number: '•••• 7890', heir_phone_number: '•••• 5432' })
  expect(await auditOf(plan.staff_id, 'savings_numbers')).toEqual([])
  expect((await plan.get('/numbers')).body.data).toEqual({
    phone_number: '081234567890',
    heir_phone_number: '081298765432',
  })
  expect(await auditOf(plan.staff_id, 'savings_numbers')).toHaveLength(1)
  const [scan] = data.documents
  expect(scan).toMatchObject({ kind: 'ktp' })
  const file = await home.app.inject({
    url: `${base}/${plan.id}/documents/${scan.id}/file`,
    headers: { host: 'localhost', authorization: `Bearer ${plan.desk}` },
  })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await auditOf(plan.staff_id, 'document')).toMatchObject([{ after: { plan_id: plan.id, kind: 'ktp' } }])
})

test('an account is opened with its two numbers; both are digits, and of one plan of the bank alone', async () => {
  const plan = await withOfficer(aSubmittedPlan(home))
  for (const [change, field] of [
    [{ account_number: '12345' }, 'account_number'],
    [{ virtual_account: '8889 9ABC' }, 'virtual_account'],
  ] as const) {
    const { status, body } = await plan.post('/accept', { ...account(), ...change })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
  const own = { account_number: '700-123-4567', virtual_account: '88899 0001 2345 678' }
  const { status, body } = await plan.post('/accept', own)
  expect([status, body.data]).toMatchObject([
    200,
    { state: 'accepted', account_number: '7001234567', virtual_account: '8889900012345678' },
  ])
  expect(body.data.timeline.at(-1)).toMatchObject({ by_name: 'Nadia Putri' })
  expect(await auditOf(plan.staff_id, 'savings')).toMatchObject([
    { before: { state: 'submitted' }, after: { state: 'accepted', account_number: '•••• 4567' } },
  ])
  const next = await aSubmittedPlan(home)
  const { db } = home.application
  await db.update(savings_plans).set({ partner_id: plan.partner_id }).where(eq(savings_plans.id, next.id))
  const accept = (change: object) =>
    ask(home, 'POST', `${base}/${next.id}/accept`, { token: plan.desk, body: { ...account(), ...change } })
  expect((await accept({ account_number: '7001234567' })).body.errors).toHaveProperty('account_number')
  expect((await accept({ virtual_account: '8889900012345678' })).body.errors).toHaveProperty('virtual_account')
  expect((await accept({})).status).toBe(200)
})

test('of two officers who decide at once, one does and the other is told', async () => {
  const plan = await withOfficer(aSubmittedPlan(home))
  const [yes, no] = await Promise.all([
    plan.post('/accept', account()),
    plan.post('/reject', { reason: 'Data pemohon tidak sesuai KTP' }),
  ])
  expect([yes.status, no.status].sort()).toEqual([200, 409])
  expect([yes, no].find(({ status }) => status === 409)?.body.code).toBe('F-SAV-7d7')
})

test('a rejection has a reason, and stands among what has ended', async () => {
  const plan = await withOfficer(aSubmittedPlan(home))
  expect(Object.keys((await plan.post('/reject', { reason: 'tidak' })).body.errors)).toEqual(['reason'])
  const reason = 'Data pemohon tidak sesuai KTP'
  expect((await plan.post('/reject', { reason })).body.data).toMatchObject({ state: 'rejected', end_reason: reason })
  const { rows } = (await ask(home, 'GET', `${base}?queue=ended`, { token: plan.desk })).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([plan.id])
})

test('deposits are listed and corrected, never by more than lies there, and each reference once', async () => {
  const plan = await withOfficer(anOpenPlan(home))
  await counted(home, plan, 500_000)
  const fix = { amount: 200_000, reference: 'KOR-1', reason: 'Setoran tercatat dua kali' }
  expect((await plan.post('/correct', { ...fix, amount: 500_001 })).body.errors).toHaveProperty('amount')
  const { data } = (await plan.post('/correct', fix)).body
  expect(data).toMatchObject({ state: 'saving', balance: 300_000 })
  expect(data.timeline.at(-1)).toMatchObject({ label: 'Setoran dikoreksi bank', reason: fix.reason })
  expect((await plan.post('/correct', { ...fix, amount: 1 })).body.errors).toHaveProperty('reference')
  const list = async (query = '') =>
    (await ask(home, 'GET', `/api/console/v1/savings-deposits${query}`, { token: plan.desk })).body.data.rows
  expect((await list()).map(({ amount }: { amount: number }) => amount)).toEqual([-200_000, 500_000])
  expect(await list('?kind=deposit')).toHaveLength(1)
  const csv = await home.app.inject({
    url: '/api/console/v1/savings-deposits/export?language=en',
    headers: { host: 'localhost', authorization: `Bearer ${plan.desk}` },
  })
  expect(csv.body).toMatch(/Correction,-200000/)
})

test('a closing waits in its queue until the bank says by which reference the balance was paid out', async () => {
  const plan = await withOfficer(anOpenPlan(home))
  await counted(home, plan, 700_000)
  expect((await plan.post('/close', { reference: 'TRF 1', amount: 700_000 })).body.code).toBe('F-SAV-5o5')
  const { db, clock } = home.application
  await db.update(savings_plans).set({ closing_requested_at: clock.now() }).where(eq(savings_plans.id, plan.id))
  const { rows } = (await ask(home, 'GET', `${base}?queue=closing`, { token: plan.desk })).body.data
  expect(rows).toMatchObject([{ id: plan.id, balance: 700_000 }])
  const { data } = (await plan.post('/close', { reference: 'TRF 1', amount: 700_000 })).body
  expect(data).toMatchObject({ state: 'closed', balance: 0 })
  expect(data.deposits[0]).toMatchObject({ kind: 'payout', amount: -700_000, reference: 'TRF 1' })
  expect((await plan.post('/close', { reference: 'TRF 2', amount: 0 })).status).toBe(409)
})

test('a message that was counted for another sum is looked at once, with what came of it', async () => {
  const plan = await withOfficer(anOpenPlan(home))
  await counted(home, plan, 500_000)
  const { db, clock } = home.application
  const [deposit] = (await plan.get()).body.data.deposits
  const paidAmount = { value: '750000.00', currency: 'IDR' }
  const numbers = { partnerServiceId: '   88899', customerNo: '1', virtualAccountNo: plan.virtual_account }
  const body = JSON.stringify({ ...numbers, paymentRequestId: deposit.id, paidAmount })
  const [id, at] = [newId(), clock.now()]
  const said = { response_code: '4042518', answer: '{}', needs_look: true, at, day: jakartaDate(at) }
  const row = { id, partner_id: plan.partner_id, external_id: '1', payment_request_id: deposit.id, body, ...said }
  await db.insert(bank_notices).values(row)
  const list = async (token: string) =>
    (await ask(home, 'GET', '/api/console/v1/savings-differences', { token })).body.data.rows
  expect(await list(plan.desk)).toMatchObject([
    { id, notice: { amount: 750_000 }, counted: { plan_id: plan.id, amount: 500_000 } },
  ])
  const { token: stranger } = await officerOf(newId())
  expect(await list(stranger)).toEqual([])
  const resolve = (token: string) =>
    ask(home, 'POST', `/api/console/v1/savings-differences/${id}/resolve`, {
      token,
      body: { reason: 'Bank mengirim ulang dengan jumlah salah' },
    })
  expect((await resolve(stranger)).status).toBe(404)
  expect((await Promise.all([resolve(plan.desk), resolve(plan.desk)])).map(({ status }) => status).sort()).toEqual([
    200, 404,
  ])
  expect(await list(plan.desk)).toEqual([])
})

test('figures have what came, was decided and was deposited this week at this bank', async () => {
  const plan = await withOfficer(anOpenPlan(home))
  await counted(home, plan, 500_000)
  const { weeks, ages } = (await ask(home, 'GET', '/api/console/v1/figures/savings', { token: plan.desk })).body.data
  expect(weeks.at(-1)).toMatchObject({ received: 1, decided: 1, deposited: 500_000 })
  expect(weeks).toHaveLength(12)
  expect(ages.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0])
})
