import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { documentsOf } from '#modules/documents/module.ts'
import { type Applied, anActiveFinancing, aSubmitted } from '#test/support/financing.ts'
import { sweepAll } from '#test/support/retention.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from '../retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const scansOf = ({ application_id }: Applied) =>
  documentsOf(home.application.db, { owner_kind: 'financing', owner_ids: [application_id] })
const withdraw = ({ application_id, token }: Applied) =>
  ask(home, 'DELETE', `/api/v3/users/financing-history/${application_id}`, { token })

async function standing({ token }: Applied): Promise<[string, boolean][]> {
  const { consents } = (await ask(home, 'GET', '/api/v3/users/consents', { token })).body.data
  return consents
    .filter(({ kind }: { kind: string }) => kind.startsWith('financing'))
    .map(({ kind, withdrawn_at }: { kind: string; withdrawn_at: string | null }) => [kind, withdrawn_at === null])
    .sort()
}

const each = (isGiven: boolean) =>
  ['financing_data', 'financing_privacy', 'financing_terms'].map((kind) => [kind, isGiven])

/** What the bank of an application may still read. */
async function atBank({ application_id, bank }: Applied, scan_id: string) {
  const { token } = await someStaff(home, { role: 'bank_officer', scope: { kind: 'bank', id: bank.id } })
  const get = (path: string) => ask(home, 'GET', `/api/console/v1/financing/${application_id}${path}`, { token })
  const { applicant, documents, state } = (await get('')).body.data
  const looks = [(await get('/numbers')).status, (await get(`/documents/${scan_id}/file`)).status]
  return { state, applicant, scans: documents.map(({ scan }: { scan: unknown }) => scan), looks }
}

const nothing = {
  state: 'withdrawn',
  applicant: {
    gender: null,
    birth_date: null,
    address: null,
    phone_number: null,
    email: null,
    job_name: null,
    instansi: null,
    years_employed: null,
    monthly_income: null,
  },
  scans: [null, null],
  looks: [404, 404],
}

test('whoever withdraws takes back all three consents, and the bank reads nothing of them any more', async () => {
  const applied = await aSubmitted(home)
  const [scan] = await scansOf(applied)
  expect(await standing(applied)).toEqual(each(true))
  expect((await withdraw(applied)).body.data.status).toBe('withdrawn')
  expect(await standing(applied)).toEqual(each(false))
  expect(await scansOf(applied)).toEqual([])
  expect(await home.application.ports.files.get(scan?.file_key ?? '')).toBeUndefined()
  expect(await atBank(applied, scan?.id ?? '')).toEqual(nothing)
})

test('a journey that is called off ends what was agreed to, and its scans go the next night', async () => {
  const applied = await anActiveFinancing(home)
  const [scan] = await scansOf(applied)
  const { db, ports, clock } = home.application
  await cancelBooking(db, { booking_id: applied.id, staff_id: newId(), reason: 'Kuota visa habis' }, clock.now())
  expect(await standing(applied)).toEqual(each(false))
  expect(await atBank(applied, scan?.id ?? '')).toEqual(nothing)
  await sweepAll(retention, { db, ports, now: addMs(clock.now(), dayMs) })
  expect(await scansOf(applied)).toEqual([])
})
