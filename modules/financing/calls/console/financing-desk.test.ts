import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, jakartaDate } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { checkBooks } from '#server/check-books.ts'
import { seatsOf } from '#test/support/bookings.ts'
import { anActiveFinancing, anApplication, aSubmitted, financingNow } from '#test/support/financing.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/financing'
const today = () => jakartaDate(home.application.clock.now())

/** Somebody of the bank of an application. */
async function atDesk<Applied extends { application_id: string; bank: { id: string } }>(made: Promise<Applied>) {
  const applied = await made
  const { application_id } = applied
  const officer = await someStaff(home, { role: 'bank_officer', scope: { kind: 'bank', id: applied.bank.id } })
  const { token: desk, id: staff_id } = officer
  const url = `/api/console/v1/financing/${application_id}`
  const get = (path = '') => ask(home, 'GET', url + path, { token: desk })
  const post = (path: string, body: object = {}) => ask(home, 'POST', url + path, { token: desk, body })
  const queue = async (name: string): Promise<string[]> =>
    (await ask(home, 'GET', `${base}?queue=${name}`, { token: desk })).body.data.rows.map(
      ({ id }: { id: string }) => id,
    )
  const state = async () => (await financingNow(home, application_id)).state
  return { ...applied, desk, staff_id, get, post, queue, state }
}

const auditOf = (staff_id: string, thing: string) =>
  home.application.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, staff_id), eq(audit_log.thing, thing)))
const reason = 'Penghasilan belum mencukupi cicilan'

test('what was sent stands in the queue with its deadline, and only at its bank', async () => {
  const one = await atDesk(aSubmitted(home))
  const other = await atDesk(aSubmitted(home))
  const { rows, total } = (await ask(home, 'GET', base, { token: one.desk })).body.data
  expect(rows).toMatchObject([{ id: one.application_id, akad: 'murabahah', months: 12, state: 'verification' }])
  expect([rows[0].expires_at > rows[0].submitted_at, total.count]).toEqual([true, 1])
  expect((await ask(home, 'GET', `${base}/${other.application_id}`, { token: one.desk })).status).toBe(404)
  const body = { reason }
  expect((await ask(home, 'POST', `${base}/${other.application_id}/reject`, { token: one.desk, body })).status).toBe(
    404,
  )
  expect(await other.state()).toBe('verification')
  const csv = await home.app.inject({
    url: `${base}/export?language=en`,
    headers: { host: 'localhost', authorization: `Bearer ${one.desk}` },
  })
  expect(csv.body.split('\r\n').filter((line) => line.includes(',murabahah,'))).toHaveLength(1)
})

test('what its applicant has not sent is at no desk', async () => {
  const one = await atDesk(anApplication(home))
  expect((await one.get()).status).toBe(404)
  expect(await one.queue('documents')).toEqual([])
})

test('the file masks the number of the phone; the whole one, and scans, are a look that the audit has', async () => {
  const one = await atDesk(aSubmitted(home))
  const { data } = (await one.get()).body
  expect(data.applicant.phone_number).toMatch(/^•••• \d{4}$/)
  expect(data).toMatchObject({ down_payment: 10_000_000, schedule: [], disbursement: null })
  const whole = (await one.get('/numbers')).body.data.phone_number
  expect(whole.slice(-4)).toBe(data.applicant.phone_number.slice(-4))
  expect(await auditOf(one.staff_id, 'financing_number')).toHaveLength(1)
  const [first] = data.documents
  const file = await home.app.inject({
    url: `${base}/${one.application_id}/documents/${first.scan.id}/file`,
    headers: { host: 'localhost', authorization: `Bearer ${one.desk}` },
  })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await auditOf(one.staff_id, 'document')).toMatchObject([{ after: { kind: 'identity_card' } }])
})

test('a document is asked for again with why, and then it waits for its applicant', async () => {
  const one = await atDesk(aSubmitted(home))
  expect((await one.post('/ask-again')).body.errors).toHaveProperty('identity_card')
  expect((await one.post('/ask-again', { identity_card: 'x' })).body.errors).toHaveProperty('identity_card')
  const { data } = (await one.post('/ask-again', { identity_card: 'Foto buram' })).body
  expect(data).toMatchObject({ state: 'documents', documents: [{ scan: { state: 'rejected' } }, {}] })
  expect(await one.queue('documents')).toEqual([one.application_id])
  expect((await one.post('/approve')).body.code).toBe('F-FIN-9m9')
})

test('approved with conditions it waits for the down payment; of two officers one decides and the other is told', async () => {
  const one = await atDesk(aSubmitted(home))
  const answers = await Promise.all([
    one.post('/approve', { conditions: 'Akad di cabang Bandung' }),
    one.post('/reject', { reason }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('F-FIN-9m9')
  const two = await atDesk(aSubmitted(home))
  const { data } = (await two.post('/approve', { conditions: 'Akad di cabang Bandung' })).body
  expect(data).toMatchObject({ state: 'payment', conditions: 'Akad di cabang Bandung' })
  expect(data.timeline.at(-1)).toMatchObject({ event: 'approve', by_name: 'Nadia Putri' })
  expect(await two.queue('payment')).toEqual([two.application_id])
  expect(await auditOf(two.staff_id, 'financing')).toMatchObject([{ after: { state: 'payment' } }])
})

test('rejected with a reason, the seats are free again', async () => {
  const one = await atDesk(aSubmitted(home))
  const [, held] = await seatsOf(home, one.offer)
  expect(Object.keys((await one.post('/reject', { reason: 'tidak' })).body.errors)).toEqual(['reason'])
  expect((await one.post('/reject', { reason })).body.data).toMatchObject({ state: 'rejected' })
  expect([held, (await seatsOf(home, one.offer))[1]]).toEqual([1, 0])
  expect(await one.queue('ended')).toEqual([one.application_id])
})

test('paid by the bank once, never on a day to come; then each instalment is reported once', async () => {
  const one = await atDesk(anActiveFinancing(home))
  expect(await one.queue('to_disburse')).toEqual([one.application_id])
  expect((await one.post('/settle', { reason: 'Dilunasi oleh nasabah' })).status).toBe(409)
  const paid = { disbursed_on: today(), reference: 'TRF-1' }
  const late = await one.post('/disburse', { ...paid, disbursed_on: addDays(today(), 1) })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['disbursed_on']])
  const both = await Promise.all([one.post('/disburse', paid), one.post('/disburse', { ...paid, reference: 'TRF-2' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await one.queue('to_disburse'), await one.queue('repaying')]).toEqual([[], [one.application_id]])
  const { data } = (await one.get()).body
  expect(data.schedule).toHaveLength(12)
  expect(data.schedule[0]).toMatchObject({ number: 1, due_on: addMonths(today(), 1), paid_on: null, is_late: false })
  const report = { number: 1, paid_on: today(), amount: data.monthly, reference: 'ANG-1' }
  expect((await one.post('/instalments', { ...report, number: 13 })).status).toBe(409)
  expect((await one.post('/instalments', report)).status).toBe(200)
  expect((await one.post('/instalments', report)).status).toBe(409)
  expect((await one.get()).body.data.schedule[0]).toMatchObject({ paid_on: today(), paid_amount: data.monthly })
  expect((await one.post('/settle', { reason: 'Dilunasi oleh nasabah' })).status).toBe(200)
  expect(await one.state()).toBe('settled')
})

test('a day before the approval, before the money or to come, and a sum that is not the schedule’s, are refused at their field', async () => {
  const one = await atDesk(anActiveFinancing(home))
  const early = await one.post('/disburse', { disbursed_on: addDays(today(), -1), reference: 'TRF-1' })
  expect([early.status, early.body.errors]).toEqual([
    422,
    { disbursed_on: ['Tanggal ini sebelum pengajuan disetujui'] },
  ])
  await one.post('/disburse', { disbursed_on: today(), reference: 'TRF-1' })
  const { monthly, last } = (await one.get()).body.data
  const report = { number: 1, paid_on: today(), amount: monthly, reference: 'ANG-1' }
  const errorsOf = async (wrong: object) => (await one.post('/instalments', { ...report, ...wrong })).body.errors
  expect(await errorsOf({ paid_on: addDays(today(), -1) })).toEqual({
    paid_on: ['Tanggal ini sebelum bank mencairkan dana'],
  })
  expect(await errorsOf({ paid_on: addDays(today(), 1) })).toEqual({ paid_on: ['Tanggal ini belum tiba'] })
  const agreed = /^Cicilan ini Rp\.\s1\.825\.000 menurut jadwal\./
  for (const amount of [1, monthly - 1, monthly + 1])
    expect(await errorsOf({ amount })).toEqual({ amount: [expect.stringMatching(agreed)] })
  expect([monthly, last, (await one.get()).body.data.schedule[0].paid_on]).toEqual([1_825_000, 1_825_000, null])
})

test('a report that was wrong is taken back with a reason, and the instalment is open again; paid off, nothing is', async () => {
  const one = await atDesk(anActiveFinancing(home))
  await one.post('/disburse', { disbursed_on: today(), reference: 'TRF-1' })
  const { monthly } = (await one.get()).body.data
  const report = { number: 1, paid_on: today(), amount: monthly, reference: 'ANG-1' }
  const correct = (number: number, why = 'Cicilan nasabah lain') =>
    one.post(`/instalments/${number}/correct`, { reason: why })
  expect((await correct(1)).status).toBe(409)
  await one.post('/instalments', report)
  expect(Object.keys((await correct(1, 'salah')).body.errors)).toEqual(['reason'])
  expect((await Promise.all([correct(1), correct(1)])).map(({ status }) => status).sort()).toEqual([200, 409])
  const open = (await one.get()).body.data
  expect(open.schedule[0]).toMatchObject({ paid_on: null, paid_amount: null })
  expect(open.timeline.at(-1)).toMatchObject({ event: 'correct_instalment', reason: 'Cicilan nasabah lain' })
  expect(await auditOf(one.staff_id, 'financing_instalment')).toMatchObject([
    {},
    { before: { number: 1, reference: 'ANG-1' }, after: null, reason: 'Cicilan nasabah lain' },
  ])
  for (let number = 1; number <= 12; number += 1)
    expect((await one.post('/instalments', { ...report, number, reference: `ANG-${number}` })).status).toBe(200)
  expect(await one.state()).toBe('settled')
  expect((await correct(12)).body.code).toBe('F-FIN-9m9')
})

test('figures have what came, was decided and was disbursed this week at this bank', async () => {
  const one = await atDesk(anActiveFinancing(home))
  await one.post('/disburse', { disbursed_on: today(), reference: 'TRF-1' })
  const { weeks } = (await ask(home, 'GET', '/api/console/v1/figures/financing', { token: one.desk })).body.data
  const { financed } = await financingNow(home, one.application_id)
  expect(weeks.at(-1)).toMatchObject({ received: 1, decided: 1, disbursed: financed })
})

test('finance confirms once that the bank’s money has come, and sees what is still expected', async () => {
  const one = await atDesk(anActiveFinancing(home))
  const reference = `TRF ${one.application_id.slice(-8)}`
  await one.post('/disburse', { disbursed_on: today(), reference })
  const { token, id: staff_id } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const list = async (state: string) =>
    (await ask(home, 'GET', `/api/console/v1/disbursements?state=${state}&search=${reference.slice(4)}`, { token }))
      .body.data.rows
  const [expected] = await list('expected')
  expect(expected).toMatchObject({ bank_name: 'Bank Jual', reference, received_at: null })
  const confirm = (body: object) =>
    ask(home, 'POST', `/api/console/v1/disbursements/${expected.id}/confirm`, { token, body })
  const { amount } = expected
  const wrong = await confirm({ amount: amount - 1, code: '000000' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['amount']])
  expect((await confirm({ amount, code: '000000' })).body.code).toBe('F-STF-1c1')
  const code = await stepCodeOf(home, token)
  expect((await confirm({ amount, code })).status).toBe(200)
  expect((await confirm({ amount, code: await stepCodeOf(home, token) })).status).toBe(409)
  expect([await list('expected'), (await list('received')).length]).toEqual([[], 1])
  expect(await auditOf(staff_id, 'financing_disbursement')).toHaveLength(1)
  expect((await checkBooks(home.application.db)).ledger_faults).toEqual([])
  const csv = await home.app.inject({
    url: '/api/console/v1/disbursements/export?state=received&language=en',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  expect(csv.body).toContain(reference)
})

test('what finance does not see on the account goes back to the bank, which reports it anew; it is owed all the while', async () => {
  const one = await atDesk(anActiveFinancing(home))
  const [first, second] = ['TRF-A', 'TRF-B'].map((begin) => `${begin} ${one.application_id.slice(-8)}`)
  await one.post('/disburse', { disbursed_on: today(), reference: first })
  const { token, id: staff_id } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const url = '/api/console/v1/disbursements'
  const expected = async () =>
    (await ask(home, 'GET', `${url}?search=${one.application_id.slice(-8)}`, { token })).body.data.rows[0]
  const { id, amount } = await expected()
  const miss = (why: string) => ask(home, 'POST', `${url}/${id}/missing`, { token, body: { reason: why } })
  expect(Object.keys((await miss('tidak')).body.errors)).toEqual(['reason'])
  const why = 'Tidak ada di mutasi hari ini'
  expect((await Promise.all([miss(why), miss(why)])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await auditOf(staff_id, 'financing_disbursement')).toMatchObject([{ after: { is_missed: true }, reason: why }])
  expect([await one.queue('to_disburse'), await one.queue('repaying')]).toEqual([[one.application_id], []])
  expect((await one.get()).body.data.disbursement).toMatchObject({ reference: first, missed_reason: why })
  expect((await checkBooks(home.application.db)).ledger_faults).toEqual([])

  expect((await one.post('/disburse', { disbursed_on: today(), reference: second })).status).toBe(200)
  const { disbursement, schedule, timeline } = (await one.get()).body.data
  expect([disbursement, schedule.length]).toEqual([
    { amount, disbursed_on: today(), reference: second, missed_reason: null },
    12,
  ])
  expect(timeline.at(-1)).toMatchObject({ event: 'disburse_again', reason: second })
  expect((await one.post('/disburse', { disbursed_on: today(), reference: 'TRF-C' })).status).toBe(409)
  expect(await expected()).toMatchObject({ id, amount, reference: second, missed_at: null })
  const seen = { amount, code: await stepCodeOf(home, token) }
  expect((await ask(home, 'POST', `${url}/${id}/confirm`, { token, body: seen })).status).toBe(200)
  expect((await miss(why)).status).toBe(409)
  expect((await checkBooks(home.application.db)).ledger_faults).toEqual([])
})
