import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate, jakartaTimestamp } from '#core/time.ts'
import { completeReturned } from '#modules/booking/jobs.ts'
import { csvOf } from '#test/support/csv.ts'
import { aJourney } from '#test/support/journeys.ts'
import { aPayout } from '#test/support/payouts.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const finance = async () => (await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })).token
const list = async (token: string, query: string) =>
  (await ask(home, 'GET', `/api/console/v1/payouts?${query}`, { token })).body.data
const file = async (token: string, url: string) => {
  const { statusCode, headers, rawPayload } = await home.app.inject({
    method: 'GET',
    url,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  return { status: statusCode, type: String(headers['content-type']), bytes: rawPayload }
}

test('a payout moves from list to list as it is asked for, sent and closed', async () => {
  const { id, url, payee, request } = await aPayout(home)
  const [token, other] = [await finance(), await finance()]
  const lists = async () => {
    const result: string[] = []
    for (const status of ['due', 'awaiting_approval', 'approved', 'sent', 'closed']) {
      const { rows } = await list(token, `status=${status}&payee_id=${payee.payee_id}`)
      if (rows.some((row: { payout_id: string }) => row.payout_id === id)) result.push(status)
    }
    return result
  }
  expect(await lists()).toEqual(['due'])
  const approval_id = await request()
  expect(await lists()).toEqual(['awaiting_approval'])
  await ask(home, 'POST', `${url}/approve`, {
    token: other,
    body: { approval_id, code: await stepCodeOf(home, other) },
  })
  expect(await lists()).toEqual(['approved'])
  await ask(home, 'POST', `${url}/send`, { token, body: { reference: 'BCA 7' } })
  expect(await lists()).toEqual(['sent'])
  await ask(home, 'POST', `${url}/close`, { token, body: { outcome: 'confirm', reference: 'mutasi 7' } })
  expect(await lists()).toEqual(['closed'])
})

test('payouts are listed by payee, by the days they were drawn and by the reference of the bank', async () => {
  const { payee, send } = await aPayout(home)
  await send()
  const token = await finance()
  const today = jakartaDate(home.application.clock.now())
  const tomorrow = jakartaDate(addMs(home.application.clock.now(), dayMs))
  const own = `payee_id=${payee.payee_id}`
  const count = async (query: string) => (await list(token, `${own}&${query}`)).total.count
  expect([await count(`from=${today}&until=${today}`), await count(`from=${tomorrow}`)]).toEqual([1, 0])
  expect([await count('search=BCA'), await count('search=BNI')]).toEqual([1, 0])
  const { open, payees } = await list(token, own)
  expect(open.map(({ status }: { status: string }) => status)).toEqual(['due', 'awaiting_approval', 'approved', 'sent'])
  expect(payees).toContainEqual(expect.objectContaining({ payee_id: payee.payee_id }))
})

test('a payout is shown with what it pays, and printed for the desk and for its payee, for nobody else', async () => {
  const { id, url, payee } = await aPayout(home)
  const { body } = await ask(home, 'GET', url, { token: await finance() })
  expect(body.data).toMatchObject({ payout_id: id, has_more_earnings: false, earnings: [{ reason: 'RHL-1' }] })
  const owner = (await someStaff(home, ofPartner(payee.payee_id))).token
  for (const token of [await finance(), owner]) {
    const { status, type, bytes } = await file(token, `${url}/statement?language=en`)
    expect([status, type, bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
  }
  const stranger = (await someStaff(home, ofPartner(newId()))).token
  expect((await file(stranger, `${url}/statement`)).status).toBe(404)
})

test('a statement is of its days, as a list, a sheet and a file', async () => {
  const { id, payee, send } = await aPayout(home)
  await send()
  const { token } = await someStaff(home, ofPartner(payee.payee_id))
  const tomorrow = jakartaDate(addMs(home.application.clock.now(), dayMs))
  const read = async (query = '') => (await ask(home, 'GET', `/api/console/v1/earnings?${query}`, { token })).body.data
  expect(await read()).toMatchObject({
    total: { count: 1 },
    sums: { earned: 25_000_000, taken_back: 0, paid: 25_000_000, due: 0 },
  })
  expect(await read(`from=${tomorrow}`)).toMatchObject({ total: { count: 0 }, sums: { earned: 0, paid: 0 } })
  const csv = (await file(token, '/api/console/v1/earnings/export?language=en')).bytes.toString()
  expect(csv).toMatch(/^\uFEFFTime \(WIB\),Payee,Order or reason,Package,Amount,Service fee,Payout number\r\n/)
  // By the clocks of Jakarta, and by the number on the sheet.
  const at = jakartaTimestamp(home.application.clock.now()).slice(0, 13).replace('T', ' ')
  expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^${at}:\\d\\d:\\d\\d,.*,RHL-1,,25000000,0,'${id.slice(-12)}$`))
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  const sheet = await file(token, `/api/console/v1/earnings/statement?from=2026-01-01`)
  expect([sheet.status, sheet.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('a statement names the package of each journey, in the list, the file and on the sheet', async () => {
  const journey = await aJourney(home)
  await completeReturned(home.application.db, addMs(home.application.clock.now(), 200 * dayMs))
  const { token } = await someStaff(home, ofPartner(journey.offer.partner.id))
  const { id, en } = journey.offer.product.name
  const [row] = (await ask(home, 'GET', '/api/console/v1/earnings', { token })).body.data.rows
  expect(row).toMatchObject({ order_id: journey.id, package_name: { id, en } })
  const [, line] = await csvOf(home, '/api/console/v1/earnings/export?language=en', token)
  expect(line).toContain(`,${row.reason},${en},`)
  const sheet = await file(token, '/api/console/v1/earnings/statement?language=id')
  expect(textOfPdf(sheet.bytes).replaceAll('\n', ' ')).toContain(`${row.reason} ${id}`)
})

test('payouts as CSV say how far each is', async () => {
  const { payee } = await aPayout(home)
  const token = await finance()
  const { bytes } = await file(token, `/api/console/v1/payouts/export?language=en&payee_id=${payee.payee_id}`)
  expect(bytes.toString()).toMatch(
    /^\uFEFFPayout,Payee,Amount,Status,Prepared \(WIB\),Bank reference\r\n.*,25000000,Not sent,/,
  )
})

test('days that are none are refused at their field', async () => {
  const reply = await ask(home, 'GET', '/api/console/v1/payouts?from=never', { token: await finance() })
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['from']])
})
