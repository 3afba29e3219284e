import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#modules/content/tables.ts'
import { push_subscriptions } from '#modules/notification/tables.ts'
import * as people from '#test/support/accounts.ts'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { aSubmitted } from '#test/support/financing.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { aSubmittedPlan } from '#test/support/savings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { filesIn } from '#test/support/unzip.ts'
import { jobs } from '../jobs.ts'
import { consents } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
  await home.application.db.update(pages).set({ version: '2.1' }).where(eq(pages.slug, 'privacy'))
})
afterAll(() => home.close())

const url = '/api/v3/users/consents'
type Consent = { kind: string; version: string | null; order: { code: string } | null; withdrawn_at: string | null }
const consentsOf = async (token: string): Promise<Consent[]> =>
  (await ask(home, 'GET', url, { token })).body.data.consents
const standing = async (token: string) =>
  (await consentsOf(token)).map(({ kind, withdrawn_at }) => [kind, withdrawn_at === null]).sort()
const withdraw = (token: string, kind: string) => ask(home, 'DELETE', `${url}/${kind}`, { token })

test('who registers has agreed to terms and privacy in the versions of that day, and the file of their data says so', async () => {
  const email = people.newEmail()
  const { registration } = (await people.post(home, 'auth/register', { body: people.form(email) })).body.data
  const body = { email, registration, code: await people.newestCode(home, email) }
  const { user_token: token } = (await people.post(home, 'user/auth/email/verify', { body })).body.data
  const given = await consentsOf(token)
  expect(given.map(({ kind, version }) => [kind, version]).sort()).toEqual([
    ['privacy', '2.1'],
    ['terms', '1.0'],
  ])
  expect(given[0]).toMatchObject({ dated_on: expect.any(String), withdrawal: 'delete_account', withdrawn_at: null })
  await ask(home, 'POST', '/api/v3/users/data-export', { token })
  const { db, ports, clock } = home.application
  await jobs[0]?.run({ db, ports, now: clock.now() })
  const headers = { authorization: `Bearer ${token}`, host: 'localhost' }
  const file = await home.app.inject({ method: 'GET', url: '/api/v3/users/data-export/file', headers })
  const held = JSON.parse(String(filesIn(file.rawPayload).get('exports.json')))
  expect(held.consents).toHaveLength(2)
})

test('an order is agreed to by itself, and its code says which', async () => {
  const order = await anOrder(home)
  const { code } = await bookingNow(home, order.id)
  const [first] = await consentsOf(order.token)
  expect(first).toMatchObject({ kind: 'order_terms', version: '1.0', order: { code }, withdrawal: 'cancel_order' })
})

test('what is sent to a bank is agreed to by the row of its terms, however they change later', async () => {
  const saving = await aSubmittedPlan(home)
  const financing = await aSubmitted(home)
  const terms = { valid_from: expect.any(String) }
  const saved = { ...terms, terms_id: saving.terms_id, bank_name: 'Bank Uji Syariah', akad: 'wadiah' }
  expect((await consentsOf(saving.token)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: 'savings_data', version: '2.1', bank_terms: saved },
    { kind: 'savings_terms', version: null, bank_terms: saved },
  ])
  const financed = { ...terms, terms_id: financing.terms_id, bank_name: 'Bank Jual', akad: 'murabahah' }
  const given = (await consentsOf(financing.token)).filter(({ kind }) => kind.startsWith('financing'))
  expect(given.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: 'financing_data', version: '2.1', bank_terms: financed },
    { kind: 'financing_privacy', version: '2.1', bank_terms: financed },
    { kind: 'financing_terms', version: '1.0', bank_terms: financed },
  ])
})

test('push is agreed to once however often a browser says so, and none is reached after it was withdrawn', async () => {
  const member = await anyMember(home)
  const { user_token: token } = await signedIn(home, member)
  const { endpoint, keys } = (await ask(home, 'POST', '/sandbox/push/subscriptions')).body
  const path = '/api/v3/user/push-subscriptions'
  for (let i = 0; i < 2; i += 1) await ask(home, 'POST', path, { token, body: { endpoint, ...keys } })
  expect(await standing(token)).toEqual([['push', true]])
  const { db } = home.application
  expect(await db.$count(consents, eq(consents.user_id, member.id))).toBe(1)
  expect((await withdraw(token, 'push')).body.message).toBe('Persetujuan ditarik')
  expect(await standing(token)).toEqual([['push', false]])
  expect(await db.$count(push_subscriptions, eq(push_subscriptions.user_id, member.id))).toBe(0)
  await ask(home, 'POST', path, { token, body: { endpoint, ...keys } })
  await ask(home, 'DELETE', path, { token, body: { endpoint } })
  expect(await standing(token)).toEqual([['push', false]])
  expect(await db.$count(consents, eq(consents.user_id, member.id))).toBe(4)
})

test('what an account cannot do without is not withdrawn alone, and nobody withdraws for another', async () => {
  const [one, other] = [await anyMember(home), await anyMember(home)]
  const [{ user_token: token }, { user_token: stranger }] = [await signedIn(home, one), await signedIn(home, other)]
  expect((await withdraw(token, 'terms')).status).toBe(422)
  expect((await ask(home, 'POST', url, { token, body: { kind: 'analytics' } })).status).toBe(200)
  await withdraw(stranger, 'analytics')
  expect([await standing(token), await standing(stranger)]).toEqual([[['analytics', true]], []])
})

test('no row of it can be altered', async () => {
  const member = await anyMember(home)
  const { user_token: token } = await signedIn(home, member)
  await ask(home, 'POST', url, { token, body: { kind: 'analytics' } })
  const { db } = home.application
  const own = eq(consents.user_id, member.id)
  await expect(db.update(consents).set({ step: 'withdrawn' }).where(own)).rejects.toThrow()
  await expect(db.delete(consents).where(own)).rejects.toThrow()
})
