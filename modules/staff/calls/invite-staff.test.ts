import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Grant } from '#core/staff.ts'
import { addMs, dayMs } from '#core/time.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { csvOf } from '#test/support/csv.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { aColleague, begin, codeOf, finish, stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { audit_log, staff, staff_grants, staff_links } from '../tables.ts'

let home: TestApp
let partner_id = ''
beforeAll(async () => {
  home = await testApp()
  partner_id = (await anyPartner(home)).id
})
afterAll(() => home.close())

const platform: Grant = { role: 'admin', scope: { kind: 'platform' } }
const url = '/api/console/v1/staff'
const chosen = 'Safar-Tenang#31'

const invite = async (token: string, wish: object) => {
  const code = await stepCodeOf(home, token)
  const form = { email: `${newId()}@desk.test`, full_name: 'Budi Santoso', role: 'partner_staff', code }
  return ask(home, 'POST', url, { token, body: { ...form, scope_kind: 'partner', scope_id: partner_id, ...wish } })
}
const people = async (token: string) => (await ask(home, 'GET', url, { token })).body.data.rows

/** The secret of the link in somebody's newest mail. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await home.sentTo(email)
  return /\/console(?:\/en)?\/password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const choose = (token: string, password = chosen) =>
  ask(home, 'POST', '/api/console/v1/password', { body: { token, password, password_confirmation: password } })

const reason = 'Ponsel hilang'
/** As `someStaff` and `aColleague` are called. */
const confirm_name = 'Nadia Putri'

test('somebody is invited by mail, chooses a password, sets up an app and works', async () => {
  const { token } = await someStaff(home, platform)
  const email = 'budi@desk.test'
  const { status, body } = await invite(token, { email })
  expect([status, body.message]).toEqual([200, 'Undangan telah dikirim'])
  const link = await linkOf(email)
  const of = await ask(home, 'POST', '/api/console/v1/password/link', { body: { token: link } })
  expect(of.body.data).toEqual({ kind: 'invitation', email, full_name: 'Budi Santoso' })
  const { sign_in_token } = (await choose(link)).body.data
  const step = await ask(home, 'POST', '/api/console/v1/sign-in/step', { body: { sign_in_token } })
  const inside = await finish(home, sign_in_token, codeOf(home, step.body.data.setup.secret))
  const me = await ask(home, 'GET', '/api/console/v1/me', { token: inside.body.data.staff_token })
  expect(me.body.data.grants).toEqual([
    { role: 'partner_staff', scope: { kind: 'partner', id: partner_id, name: expect.stringMatching(/\w/) } },
  ])
  expect((await choose(link)).status).toBe(422)
  const [row] = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, body.data.id))
  expect(row?.after).toMatchObject({ email, role: 'partner_staff', scope_id: partner_id })
})

test('a partner’s owner gives roles of that partner, and no other', async () => {
  const { token } = await someStaff(home, ofPartner(partner_id))
  expect((await invite(token, {})).status).toBe(200)
  const others = [
    { role: 'admin', scope_kind: 'platform', scope_id: undefined },
    { role: 'finance', scope_kind: 'platform', scope_id: undefined },
    { scope_id: newId() },
    { role: 'editor' },
    { role: 'bank_officer', scope_kind: 'bank' },
  ]
  for (const wish of others) expect((await invite(token, wish)).body.code).toBe('F-STF-5n5')
})

test('nobody is given a role at a partner that does not exist, or that does not fit its scope', async () => {
  const { token } = await someStaff(home, platform)
  for (const wish of [{ scope_id: newId() }, { scope_id: undefined }, { role: 'finance' }]) {
    const { status, body } = await invite(token, wish)
    expect([status, body.errors?.role?.length]).toEqual([422, 1])
  }
})

test('whoever works here already is notified, and has the role at once; a second time is refused', async () => {
  const { token } = await someStaff(home, platform)
  const colleague = await aColleague(home, { role: 'editor', scope: { kind: 'platform' } })
  expect((await invite(token, { email: colleague.email })).status).toBe(200)
  const [mail] = await home.sentTo(colleague.email)
  expect(mail?.subject).toContain('Peran baru')
  expect((await invite(token, { email: colleague.email })).body.code).toBe('F-STF-4g4')
})

test('an invitation is sent again with a new link; the one before is worth nothing, and neither is one of last week', async () => {
  const { token } = await someStaff(home, platform)
  const email = 'sari@desk.test'
  const { id } = (await invite(token, { email })).body.data
  const first = await linkOf(email)
  expect((await ask(home, 'POST', `${url}/${id}/invite`, { token, body: {} })).status).toBe(200)
  const second = await linkOf(email)
  expect((await choose(first)).status).toBe(422)
  const past = addMs(home.application.clock.now(), -dayMs)
  await home.application.db.update(staff_links).set({ expires_at: past }).where(eq(staff_links.staff_id, id))
  expect((await choose(second)).body.errors.token).toHaveLength(1)
})

test('a forgotten password is chosen anew by mail, ends all sign-ins, and still asks for the code', async () => {
  const person = await aColleague(home)
  const first = (await begin(home, person.email)).body.data.sign_in_token
  const inside = (await finish(home, first, codeOf(home, person.totp_secret))).body.data.staff_token
  const forgot = (email: string) => ask(home, 'POST', '/api/console/v1/password/forgot', { body: { email } })
  expect((await forgot('siapa@desk.test')).body).toEqual((await forgot(person.email)).body)
  const { sign_in_token } = (await choose(await linkOf(person.email))).body.data
  expect((await ask(home, 'GET', '/api/console/v1/me', { token: inside })).status).toBe(404)
  const step = await ask(home, 'POST', '/api/console/v1/sign-in/step', { body: { sign_in_token } })
  expect(step.body.data).toMatchObject({ next: 'code', setup: null })
  expect((await begin(home, person.email)).status).toBe(422)
})

test('a common password and one that breaks the rules are refused, and the link stays good', async () => {
  const { token } = await someStaff(home, platform)
  const email = 'tono@desk.test'
  await invite(token, { email })
  const link = await linkOf(email)
  expect((await choose(link, 'pendek')).body.errors.password.length).toBeGreaterThan(1)
  expect((await choose(link, 'Password#1')).status).toBe(422)
  expect((await choose(link)).status).toBe(200)
})

test('a role is taken away at once, by who may give it; nobody takes it from themselves', async () => {
  const owner = await someStaff(home, ofPartner(partner_id))
  const other = await someStaff(home, ofPartner(newId()))
  const clerk = await someStaff(home, { role: 'partner_staff', scope: { kind: 'partner', id: partner_id } })
  const of = async (id: string) => (await people(owner.token)).find((one: { id: string }) => one.id === id).grants[0].id
  const end = async (id: string, grant: string, by: string) =>
    ask(home, 'DELETE', `${url}/${id}/grants/${grant}`, { token: by, body: { confirm_name } })
  const grant = await of(clerk.id)
  expect((await end(clerk.id, grant, other.token)).status).toBe(404)
  expect((await end(owner.id, await of(owner.id), owner.token)).body.code).toBe('F-STF-6s6')
  const unnamed = { token: owner.token, body: { confirm_name: 'Orang lain' } }
  expect((await ask(home, 'DELETE', `${url}/${clerk.id}/grants/${grant}`, unnamed)).body.errors).toHaveProperty(
    'confirm_name',
  )
  expect((await ask(home, 'GET', '/api/console/v1/me', { token: clerk.token })).status).toBe(200)
  expect((await end(clerk.id, grant, owner.token)).status).toBe(200)
  expect((await ask(home, 'GET', '/api/console/v1/me', { token: clerk.token })).status).toBe(404)
})

test('a partner’s owner sees the people of that partner alone, with their roles there alone', async () => {
  const owner = await someStaff(home, ofPartner(partner_id))
  const both = await someStaff(home, ofPartner(partner_id), platform)
  const elsewhere = await someStaff(home, ofPartner(newId()))
  const items: { id: string; grants: { role: string }[] }[] = await people(owner.token)
  expect(items.find(({ id }) => id === both.id)?.grants.map(({ role }) => role)).toEqual(['partner_owner'])
  expect(items.some(({ id }) => id === elsewhere.id)).toBe(false)
  const file = await csvOf(home, '/api/console/v1/staff/export', owner.token)
  const [line = ''] = file.filter((one) => one.includes(both.id))
  expect([line.includes('pemilik travel'), line.includes('seluruh platform')]).toEqual([true, false])
  expect(file.join()).not.toContain(elsewhere.id)
})

test('a lost phone: the second factor is reset by who may give all roles of that person, and by nobody else', async () => {
  const owner = await someStaff(home, ofPartner(partner_id))
  const clerk = await aColleague(home, { role: 'partner_staff', scope: { kind: 'partner', id: partner_id } })
  const both = await someStaff(home, ofPartner(partner_id), platform)
  const reset = (id: string, name = confirm_name) =>
    ask(home, 'POST', `${url}/${id}/two-step/reset`, { token: owner.token, body: { reason, confirm_name: name } })
  expect((await reset(both.id)).status).toBe(404)
  expect((await reset(owner.id)).body.code).toBe('F-STF-6s6')
  expect((await reset(clerk.id, 'Orang lain')).body.errors).toHaveProperty('confirm_name')
  expect((await reset(clerk.id)).body.data).toEqual({ status: 'done' })
  const [row] = await home.application.db.select().from(staff).where(eq(staff.id, clerk.id))
  expect(row?.totp_secret).toBeNull()
  const [mail] = await home.sentTo(clerk.email)
  expect(mail?.subject).toContain('dua langkah')
})

test('the second factor of a platform admin is reset by two others, with a code of the second', async () => {
  const lost = await aColleague(home)
  const [one, two] = [await someStaff(home, platform), await someStaff(home, platform)]
  const request = await ask(home, 'POST', `/api/console/v1/staff/${lost.id}/two-step/reset`, {
    token: one.token,
    body: { reason, confirm_name },
  })
  expect(request.body.data).toEqual({ status: 'awaiting_approval' })
  const shown = (await people(two.token)).find(({ id }: { id: string }) => id === lost.id)
  expect(shown.approval).toMatchObject({ requested_by: one.id, reason: 'Ponsel hilang' })
  const decide = async (token: string, code?: string) =>
    ask(home, 'POST', `/api/console/v1/staff/${lost.id}/two-step/decide`, {
      token,
      body: {
        approval_id: shown.approval.approval_id,
        decision: 'approve',
        code: code ?? (await stepCodeOf(home, token)),
      },
    })
  expect((await decide(one.token)).body.code).toBe('F-APR-1s1')
  expect((await decide(two.token, '000000')).body.code).toBe('F-STF-1c1')
  expect((await decide(two.token)).status).toBe(200)
  const [row] = await home.application.db.select().from(staff).where(eq(staff.id, lost.id))
  expect(row?.totp_secret).toBeNull()
})

test('inviting costs a code: a screen that was left open makes no colleague', async () => {
  const { token } = await someStaff(home, platform)
  expect((await invite(token, { code: '000000' })).body.code).toBe('F-STF-1c1')
})

test('whoever was given a role today decides about nothing: nobody invites their own second person', async () => {
  const lost = await aColleague(home)
  const [one, two] = [await someStaff(home, platform), await someStaff(home, platform)]
  const now = home.application.clock.now()
  await home.application.db.update(staff_grants).set({ created_at: now }).where(eq(staff_grants.staff_id, two.id))
  const at = `/api/console/v1/staff/${lost.id}/two-step`
  await ask(home, 'POST', `${at}/reset`, { token: one.token, body: { reason, confirm_name } })
  const { approval } = (await people(two.token)).find(({ id }: { id: string }) => id === lost.id)
  const body = { approval_id: approval.approval_id, decision: 'approve', code: await stepCodeOf(home, two.token) }
  expect((await ask(home, 'POST', `${at}/decide`, { token: two.token, body })).body.code).toBe('F-APR-4r4')
})

test('more at once than there are connections all get their answer: a code takes no second one', async () => {
  const small = await testApp({ DATABASE_POOL: '2' })
  const scope_id = (await anyPartner(small)).id
  const admins = await Promise.all(Array.from({ length: 6 }, () => someStaff(small, platform)))
  const forms = await Promise.all(
    admins.map(async ({ token }) => ({ token, code: await stepCodeOf(small, token), email: `${newId()}@desk.test` })),
  )
  const role = { full_name: 'Budi Santoso', role: 'partner_staff', scope_kind: 'partner', scope_id }
  const replies = await Promise.all(
    forms.map(({ token, ...form }) => ask(small, 'POST', url, { token, body: { ...form, ...role } })),
  )
  await small.close()
  expect(replies.map(({ status }) => status)).toEqual(admins.map(() => 200))
})
