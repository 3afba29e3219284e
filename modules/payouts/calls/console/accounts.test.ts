import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#core/time.ts'
import { partner_applications } from '#modules/partner/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aCheckedApplication } from '#test/support/applications.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { csvOf } from '#test/support/csv.ts'
import { enteredAccount, verifiedAccount } from '#test/support/partner-accounts.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { partner_accounts } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const base = '/api/console/v1/accounts'
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
const reason = 'Nama cocok dengan buku tabungan'
const decide = async (id: string, decision: string, token: string) =>
  ask(home, 'POST', `/api/console/v1/accounts/${id}/decide`, {
    token,
    body: { decision, reason, code: await stepCodeOf(home, token) },
  })
const waitOf = ({ payable_from, decided_at }: { payable_from: string; decided_at: string }) =>
  Date.parse(payable_from) - Date.parse(decided_at)
const statesOf = async (partner_id: string) =>
  (await db().select().from(partner_accounts).where(eq(partner_accounts.partner_id, partner_id)))
    .map(({ state }) => state)
    .sort()

test('an owner enters an account, finance verifies it, and it is paid to some days later; owners are mailed', async () => {
  const { id: partner_id } = await anyPartner(home)
  const { id: account_id, owner, reply } = await enteredAccount(home, partner_id)
  expect(reply.body.data).toMatchObject({ state: 'entered', number: '•••• 6789', payable_from: null })
  const { token, id } = await finance()
  const seen = await ask(home, 'GET', `/api/console/v1/accounts/${account_id}`, { token })
  expect(seen.body.data.whole_number).toBe('7123456789')
  const looks = await db().select().from(audit_log).where(eq(audit_log.staff_id, id))
  expect(looks.map(({ thing }) => thing)).toEqual(['account'])
  const file = (await csvOf(home, `${base}/export`, token)).join('\n')
  expect([file.includes('•••• 6789'), file.includes('7123456789')]).toEqual([true, false])
  const verified = await decide(account_id, 'verify', token)
  expect(verified.body.data).toMatchObject({ state: 'verified' })
  expect(waitOf(verified.body.data)).toBe(3 * dayMs)
  expect((await decide(account_id, 'reject', token)).body.code).toBe('F-ACC-1m1')
  const mails = await home.sentTo(`${owner.id}@desk.test`)
  expect(mails.map(({ subject }) => subject).filter((subject) => subject.includes('Rekening'))).toHaveLength(2)
  expect(mails.every(({ text }) => !text.includes('7123456789'))).toBe(true)
})

test('another account takes the place of the last once it is verified, and until then the last one counts', async () => {
  const { id: partner_id } = await anyPartner(home)
  await verifiedAccount(home, partner_id)
  await enteredAccount(home, partner_id, '111122223333')
  expect(await statesOf(partner_id)).toEqual(['entered', 'verified'])
  const { id: account_id } = await enteredAccount(home, partner_id, '444455556666')
  expect(await statesOf(partner_id)).toEqual(['entered', 'verified', 'withdrawn'])
  await decide(account_id, 'verify', (await finance()).token)
  expect(await statesOf(partner_id)).toEqual(['replaced', 'verified', 'withdrawn'])
})

test('who entered an account does not verify it, not even as somebody of finance too', async () => {
  const { id: partner_id } = await anyPartner(home)
  const both = await someStaff(home, ofPartner(partner_id), { role: 'finance', scope: { kind: 'platform' } })
  const { id: account_id } = await enteredAccount(home, partner_id)
  await db().update(partner_accounts).set({ entered_by: both.id }).where(eq(partner_accounts.id, account_id))
  expect((await decide(account_id, 'verify', both.token)).body.code).toBe('F-ACC-2s2')
  expect(await statesOf(partner_id)).toEqual(['entered'])
})

test('the account that was checked with the application is paid to at once', async () => {
  const { id: partner_id, legal_name } = await anyPartner(home)
  const application = await aCheckedApplication(home, { company: legal_name })
  await db().update(partner_applications).set({ partner_id }).where(eq(partner_applications.id, application.id))
  const { id: account_id, owner, reply } = await enteredAccount(home, partner_id, '70004321')
  expect(reply.body.data.is_as_applied).toBe(true)
  const own = await ask(home, 'GET', `${base}/own`, { token: owner.token })
  expect(own.body.data.payees[0]).toMatchObject({ payee_id: partner_id, applied: { bank_name: 'BSI', ending: '4321' } })
  const verified = await decide(account_id, 'verify', (await finance()).token)
  expect(waitOf(verified.body.data)).toBe(0)
})

test('after another one was verified, the account of the application waits as any other', async () => {
  const { id: partner_id, legal_name } = await anyPartner(home)
  const application = await aCheckedApplication(home, { company: legal_name })
  await db().update(partner_applications).set({ partner_id }).where(eq(partner_applications.id, application.id))
  await verifiedAccount(home, partner_id)
  const { id: account_id, reply } = await enteredAccount(home, partner_id, '99994321')
  expect(reply.body.data.is_as_applied).toBe(true)
  expect(waitOf((await decide(account_id, 'verify', (await finance()).token)).body.data)).toBe(3 * dayMs)
})

test('an account in another name, of another partner or with a wrong code is not taken', async () => {
  const [{ id: partner_id }, other] = [await anyPartner(home), await anyPartner(home)]
  const { token } = await someStaff(home, ofPartner(partner_id))
  const body = { payee_id: partner_id, bank_name: 'BSI', holder: 'Budi Santoso', number: '7123456789', code: '000000' }
  expect((await ask(home, 'POST', base, { token, body })).body.errors.holder).toHaveLength(1)
  expect((await ask(home, 'POST', base, { token, body: { ...body, payee_id: other.id } })).status).toBe(404)
  expect(
    (await ask(home, 'POST', base, { token, body: { ...body, number: '12 34' } })).body.errors.number,
  ).toHaveLength(1)
  expect(await statesOf(partner_id)).toEqual([])
})
