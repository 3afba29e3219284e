import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret } from '#core/ids.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { later, wrong } from '#test/support/accounts.ts'
import { aPassport, fetched, tellDetails } from '#test/support/journeys.ts'
import { aDeparture, aParty, nameTravellers } from '#test/support/rooming.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** Two who travel, one with a passport, in a room of each hotel. */
async function aGroup() {
  const departure = await aDeparture(home)
  const people = [
    { name: 'Nur’aini Ma’ruf', gender: 'female' as const, relation: 'self' as const },
    { name: 'Siti Aminah', gender: 'female' as const, relation: 'relative' as const },
  ]
  const party = await aParty(home, departure.offer, { rooms: [{ type: 'quad', adults: 2 }], people })
  const [first = ''] = party.travellers
  const saved = await tellDetails(home, party, first, { ...aPassport, gender: 'female', birth_date: '1960-04-12' })
  expect(saved.status).toBe(200)
  await nameTravellers(home, party.id, people)
  await departure.send('POST', '/suggest')
  const base = `/api/console/v1/departures/${departure.id}`
  const take = (path: string, token = departure.staff.token) => fetched(home, `${base}${path}`, token)
  return { ...departure, take }
}

const linesOf = ({ bytes }: { bytes: Buffer }) => bytes.toString().trimEnd().split('\r\n')

test('the manifest has names as in the passport and rooms by hotel; birthdays and numbers are masked', async () => {
  const { take, staff, id } = await aGroup()
  const reply = await take('/manifest?format=csv&language=en')
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, first, second, ...rest] = linesOf(reply)
  expect(head).toContain('Name (passport),Full name,M/F,Date of birth,Passport number')
  expect(first).toContain("1,NURAINI MARUF,Nur’aini Ma’ruf,F,1960-••-••,'•••••567,2034-01-01")
  expect([first?.endsWith('Q1,Q1'), second?.includes('SITI AMINAH'), rest]).toEqual([true, true, []])
  const audit = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(audit.filter(({ thing }) => thing === 'manifest')).toMatchObject([
    { thing_id: id, after: { format: 'csv', rows: 2, is_full: false } },
  ])
})

test('the full list costs a code of the app, has numbers whole as text, and can be taken once', async () => {
  const { take, staff, id } = await aGroup()
  const url = `/api/console/v1/departures/${id}/manifest/full`
  const request = (code: string) => ask(home, 'POST', url, { token: staff.token, body: { code } })
  const code = await stepCodeOf(home, staff.token)
  expect((await take(`/manifest/full?format=csv&token=${newSecret()}`)).status).toBe(404)
  expect((await request(wrong(code))).body.code).toBe('F-STF-1c1')
  const { token } = (await request(code)).body.data
  const path = `/manifest/full?format=csv&token=${token}`
  const { token: colleague } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  expect((await take(path, colleague)).status).toBe(404)
  expect(linesOf(await take(path))[1]).toContain("1960-04-12,'C1234567,2034-01-01")
  expect((await take(path)).status).toBe(404)
  const audit = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(audit.filter(({ thing }) => thing === 'manifest').map(({ after }) => after)).toEqual([
    { requested: 'full' },
    { format: 'csv', rows: 2, is_full: true },
  ])
  expect(JSON.stringify(audit)).not.toContain('C1234567')
})

test('the link of a full list ends after five minutes', async () => {
  const { take, staff, id } = await aGroup()
  const body = { code: await stepCodeOf(home, staff.token) }
  const url = `/api/console/v1/departures/${id}/manifest/full`
  const { token } = (await ask(home, 'POST', url, { token: staff.token, body })).body.data
  later(home, 301)
  expect((await take(`/manifest/full?format=csv&token=${token}`)).status).toBe(404)
})

test('it is a workbook and a sheet for paper too', async () => {
  const { take } = await aGroup()
  const xlsx = await take('/manifest?format=xlsx')
  expect([xlsx.status, xlsx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  expect(xlsx.headers['content-disposition']).toMatch(/manifest-\d{4}-\d{2}-\d{2}\.xlsx/)
  const pdf = await take('/manifest?format=pdf&language=en')
  expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await take('/manifest?format=doc')).status).toBe(422)
})
