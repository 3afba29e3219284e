import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberRow } from '#test/support/accounts.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let member: Awaited<ReturnType<typeof anyMember>>
let token: string
beforeAll(async () => {
  home = await testApp()
  member = await anyMember(home)
  token = (await signedIn(home, member)).user_token
})
afterAll(() => home.close())

const update = (body: object, headers = {}) => ask(home, 'PATCH', '/api/v3/user/auth/me', { token, body, headers })

test('what is sent changes, what is not stays, and the whole profile comes back', async () => {
  const first = await update({ full_name: ' Siti  Nurhaliza ', gender: 'female', birth_date: '1990-02-28' })
  expect(first.body.data).toMatchObject({ full_name: 'Siti  Nurhaliza', gender: 'female', birth_date: '1990-02-28' })
  const second = await update({ address: 'Jl. Melati 7\nBandung' })
  expect(second.body.data).toMatchObject({ gender: 'female', address: 'Jl. Melati 7\nBandung' })
  const third = await update({ gender: null, address: '' })
  expect(third.body.data).toMatchObject({ gender: null, address: null, birth_date: '1990-02-28' })
  expect((await update({})).body.data).toEqual(third.body.data)
})

test('what a form must not decide is ignored', async () => {
  const before = await memberRow(home, member.email)
  const reply = await update({
    role: 'admin',
    is_admin: true,
    tenant_id: crypto.randomUUID(),
    email_verified_at: null,
    email: 'other@rihla.test',
    phone_number: '+6289999999999',
    password_hash: 'x',
    id: crypto.randomUUID(),
  })
  expect(reply.status).toBe(200)
  expect(await memberRow(home, member.email)).toEqual(before)
})

test.each([
  ['birth_date', { birth_date: '2020-01-01' }, 'The minimum age is 13'],
  ['birth_date', { birth_date: '1990-02-30' }, 'The date is not valid'],
  ['gender', { gender: 'other' }, 'Choose one of the options'],
  ['full_name', { full_name: '  ' }, 'Please fill in this field'],
  ['full_name', { full_name: 'a\u0007b' }, 'The format is not valid'],
  [
    'full_name',
    { full_name: 'Siti 😀' },
    'Enter it as in the passport. Use only Latin letters, spaces, full stops, apostrophes and hyphens',
  ],
  ['address', { address: 'a\0' }, 'This value is not valid'],
  ['address', { address: '\udfff' }, 'This value is not valid'],
  ['address', { address: 'x'.repeat(501) }, 'At most 500 characters'],
])('%s that cannot be is refused there', async (field, body, sentence) => {
  const reply = await update(body, { 'accept-language': 'en' })
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toEqual({ [field]: [sentence] })
})

test('a name that came from Google may stay in its own letters while something else changes', async () => {
  const other = await anyMember(home, { full_name: 'سيتي' })
  const { user_token } = await signedIn(home, other)
  const body = { full_name: 'سيتي', gender: 'female' }
  expect((await ask(home, 'PATCH', '/api/v3/user/auth/me', { token: user_token, body })).status).toBe(200)
})
