import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { audit_log, staff, staff_grants } from '#modules/staff/tables.ts'
import { aCheckedApplication, anApplication, bringDocuments } from '#test/support/applications.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { partner_application_checks as checks, partner_licences, partners } from '../../tables.ts'

const acquisition = { role: 'acquisition', scope: { kind: 'platform' } } as const
let home: TestApp
let token = ''
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, acquisition)).token
})
afterAll(() => home.close())

const db = () => home.application.db
const base = '/api/console/v1/applications'
const get = (path: string) => ask(home, 'GET', `${base}${path}`, { token })
const post = (path: string, body: object = {}) => ask(home, 'POST', `${base}${path}`, { token, body })
const companies = async (query: string) =>
  (await get(`?${query}`)).body.data.rows.map(({ company }: { company: string }) => company)

const profile = { name: 'Safar Baru', address: 'Jl. Braga No. 10, Bandung', founded_year: 2012 }
const officers = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await someStaff(home, acquisition)).token))
/** Under a name of its own: nothing but the application and its licence is in the way. */
const accept = (by: string, id: string, name: string) =>
  ask(home, 'POST', `${base}/${id}/accept`, { token: by, body: { ...profile, name } })

const licence = {
  kind: 'licence',
  outcome: 'passed',
  licence_kind: 'PPIU',
  licence_number: 'u.771/2021',
  valid_from: '2021-03-01',
  valid_until: '2031-02-28',
  evidence_url: 'https://simpu.example/771',
}

test('an application is reviewed, checked and approved: partner, licence, invitation and mail, all at once', async () => {
  const { id, email, company } = await anApplication(home, { company: 'PT Safar Baru' })
  expect((await post(`/${id}/review`)).body.data).toMatchObject({
    state: 'in_review',
    open_checks: ['documents', 'licence', 'bank_account'],
  })
  expect((await post(`/${id}/accept`, profile)).body.code).toBe('F-APP-2c2')
  const document_ids = (await bringDocuments(home, { id, kind: 'travel' })).map((one) => one.id)
  await post(`/${id}/checks`, { kind: 'documents', outcome: 'passed', document_ids })
  await post(`/${id}/checks`, licence)
  const account = { bank_name: 'BSI', account_holder: 'SAFAR BARU, PT', account_ending: '4321' }
  const checked = await post(`/${id}/checks`, { kind: 'bank_account', outcome: 'passed', ...account })
  expect(checked.body.data.open_checks).toEqual([])
  expect(checked.body.data.checks[1].licence.number).toBe('U.771 Tahun 2021')
  const { status, body } = await post(`/${id}/accept`, profile)
  expect([status, body.data.state, body.data.partner.slug]).toEqual([200, 'accepted', 'safar-baru'])
  expect(body.data.timeline.at(-1)).toMatchObject({ state: 'accepted', by_name: 'Nadia Putri' })
  const [partner] = await db().select().from(partners).where(eq(partners.id, body.data.partner.id))
  expect(partner).toMatchObject({ kind: 'travel', legal_name: company, email, ...profile })
  const held = await db().select().from(partner_licences).where(eq(partner_licences.partner_id, body.data.partner.id))
  expect(held).toHaveLength(1)
  expect(held[0]).toMatchObject({ kind: 'PPIU', number: 'U.771 Tahun 2021', checked_by: 'Nadia Putri' })
  const subjects = (await home.sentTo(email)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(['Pendaftaran mitra Anda diterima', 'Undangan ke konsol Rihla'])
  expect((await post(`/${id}/accept`, profile)).body.code).toBe('F-APP-1m1')
  expect(await home.sentTo(email)).toHaveLength(2)
})

test('the owner of a partner that joined has the role of its owner there, and the audit says all that was made', async () => {
  const { id, email } = await aCheckedApplication(home)
  const { data } = (await post(`/${id}/accept`, profile)).body
  const [person] = await db().select().from(staff).where(eq(staff.email, email))
  const grants = await db()
    .select()
    .from(staff_grants)
    .where(eq(staff_grants.staff_id, person?.id ?? ''))
  expect(grants).toMatchObject([{ role: 'partner_owner', scope_kind: 'partner', scope_id: data.partner.id }])
  const rows = await db()
    .select()
    .from(audit_log)
    .where(eq(audit_log.call, 'POST /api/console/v1/applications/:id/accept'))
  const things = rows.filter(({ thing_id, after }) =>
    [thing_id, after?.scope_id, after?.partner_id].some((one) => one === id || one === data.partner.id),
  )
  expect(things.map(({ thing }) => thing).sort()).toEqual(['application', 'licence', 'partner', 'staff'])
  // The site knows it at once.
  expect((await ask(home, 'GET', `/api/v3/travel/${data.partner.slug}/information`)).status).toBe(200)
})

test('who applied for a bank is invited as its first officer, and for nothing of a travel agency', async () => {
  const { id, email } = await aCheckedApplication(home, { kind: 'financial' })
  const { data } = (await post(`/${id}/accept`, profile)).body
  const [person] = await db().select().from(staff).where(eq(staff.email, email))
  const grants = await db()
    .select()
    .from(staff_grants)
    .where(eq(staff_grants.staff_id, person?.id ?? ''))
  expect(grants).toMatchObject([{ role: 'bank_officer', scope_kind: 'bank', scope_id: data.partner.id }])
})

test('two partners of one name have addresses of their own', async () => {
  const slugs = []
  for (let i = 0; i < 2; i++) {
    const { id } = await aCheckedApplication(home)
    slugs.push((await post(`/${id}/accept`, { ...profile, name: 'Alif Tour' })).body.data.partner.slug)
  }
  expect(slugs).toEqual(['alif-tour', 'alif-tour-2'])
})

test('an application that several approve at once makes one partner', async () => {
  const { id } = await aCheckedApplication(home, { company: 'PT Serentak' })
  const replies = await Promise.all((await officers(6)).map((by, i) => accept(by, id, `Serentak ${i}`)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await db().select().from(partners).where(eq(partners.legal_name, 'PT Serentak'))).toHaveLength(1)
})

test('of several applications with one licence one is approved, even at the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => aCheckedApplication(home)))
  const licence_number = all[0]?.licence_number ?? ''
  for (const { licence_number: own } of all)
    await db().update(checks).set({ licence_number }).where(eq(checks.licence_number, own))
  const by = await officers(6)
  const replies = await Promise.all(all.map(({ id }, i) => accept(by[i] ?? '', id, `Sama Izin ${i}`)))
  const refused = Array<string>(5).fill('F-LIC-3t3')
  expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, ...refused])
  expect(await db().select().from(partner_licences).where(eq(partner_licences.number, licence_number))).toHaveLength(1)
})

test('what is wrong with a check is said at its field, in both languages, and nothing is written', async () => {
  const { id } = await anApplication(home, { state: 'in_review' })
  const holder = await anyPartner(home)
  const [taken] = await db().select().from(partner_licences).where(eq(partner_licences.partner_id, holder.id))
  const known = { licence_kind: 'PPIU', licence_number: 'U.12 Tahun 2020' }
  await db()
    .update(partner_licences)
    .set({ kind: 'PPIU', number: known.licence_number })
    .where(eq(partner_licences.id, taken?.id ?? ''))
  const wrong: [object, string][] = [
    [{ ...licence, licence_number: 'PPIU 771' }, 'licence_number'],
    [{ ...licence, licence_kind: 'OJK', licence_number: 'KEP-24/D.03/2016' }, 'licence_kind'],
    [{ ...licence, ...known }, 'licence_number'],
    [{ ...licence, evidence_url: 'javascript:alert(1)' }, 'evidence_url'],
    [{ ...licence, evidence_url: undefined }, 'evidence_url'],
    [{ ...licence, valid_until: '2020-01-01' }, 'valid_until'],
    [
      { kind: 'bank_account', outcome: 'passed', bank_name: 'BSI', account_holder: 'Rina', account_ending: '1234' },
      'account_holder',
    ],
    [{ kind: 'bank_account', outcome: 'passed', account_ending: '12345' }, 'account_ending'],
    [{ kind: 'documents', outcome: 'failed' }, 'note'],
  ]
  for (const [body, field] of wrong) {
    const reply = await post(`/${id}/checks`, body)
    expect([field, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([
      field,
      422,
      expect.arrayContaining([field]),
    ])
  }
  expect((await get(`/${id}`)).body.data.checks).toEqual([])
  const english = await ask(home, 'POST', `${base}/${id}/checks`, {
    token,
    body: { ...licence, licence_number: 'PPIU 771' },
    headers: { 'accept-language': 'en' },
  })
  expect(english.body.errors.licence_number[0]).toContain('not in the right format')
})

test('an application is rejected by its name, with a reason that the applicant is mailed in their language', async () => {
  const { id, email, company } = await anApplication(home, { language: 'en', company: 'PT Tak Lengkap' })
  const reason = 'The licence is not in the register'
  expect((await post(`/${id}/reject`, { reason, confirm_name: 'PT Lain' })).body.errors.confirm_name).toHaveLength(1)
  expect((await post(`/${id}/reject`, { reason: 'no', confirm_name: company })).body.errors.reason).toHaveLength(1)
  expect((await post(`/${id}/reject`, { reason, confirm_name: 'pt tak  lengkap' })).body.data.state).toBe('rejected')
  const mails = await home.sentTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['We couldn’t approve your partner application'])
  expect(mails[0]?.text).toContain(reason)
  for (const step of ['review', 'accept', 'checks']) {
    const body = step === 'accept' ? profile : { kind: 'documents', outcome: 'passed' }
    expect([step, (await post(`/${id}/${step}`, step === 'review' ? {} : body)).body.code]).toEqual([step, 'F-APP-1m1'])
  }
})

test('applications are searched, narrowed by state, kind and age, paged, and taken as a file', async () => {
  const { clock } = home.application
  const created_at = addMs(clock.now(), -20 * dayMs)
  await anApplication(home, { company: 'PT Kuning Lama', created_at })
  await anApplication(home, { company: 'PT Kuning Bank', kind: 'financial', state: 'in_review' })
  await anApplication(home, { company: 'PT Kuning Tolak', state: 'rejected' })
  await anApplication(home, { company: 'PT Kuning Rahasia', state: 'unverified', verified_at: null })
  expect((await companies('search=kuning')).sort()).toEqual(['PT Kuning Bank', 'PT Kuning Lama', 'PT Kuning Tolak'])
  expect((await companies('search=kuning&state=open&sort=created_at'))[0]).toBe('PT Kuning Lama')
  expect(await companies('search=kuning&state=open')).toHaveLength(2)
  expect(await companies('search=kuning&kind=financial')).toEqual(['PT Kuning Bank'])
  expect(await companies('search=kuning&days=14')).toEqual(['PT Kuning Lama'])
  const first = (await get('?search=kuning&limit=2')).body.data
  const rest = (await get(`?search=kuning&limit=2&cursor=${first.next_cursor}`)).body.data
  expect([first.rows.length, rest.rows.length, first.total]).toEqual([2, 1, { count: 3, is_more: false }])
  const file = await home.app.inject({
    url: `${base}/export?search=kuning&language=en`,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(4)
  expect(file.body).toContain('Under review')
})

test('what nobody has proved, and what is of no scope of theirs, is not there', async () => {
  const { id } = await anApplication(home, { state: 'unverified', verified_at: null })
  expect((await get(`/${id}`)).status).toBe(404)
  const other = await anApplication(home)
  const brand = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: other.tenant_id } })
  expect((await ask(home, 'GET', `${base}/${other.id}`, { token: brand.token })).status).toBe(404)
  expect((await ask(home, 'GET', base, { token: brand.token })).body.data.rows).toEqual([])
})
