import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#database/tables.ts'
import * as people from '#test/support/accounts.ts'
import { anyMember } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
let member: Awaited<ReturnType<typeof anyMember>>
beforeAll(async () => {
  home = await people.proxiedApp()
  member = await anyMember(home, { email: people.newEmail() })
})
afterAll(() => home.close())

const register = (body: object, headers = {}) => people.post(home, 'auth/register', { body, headers })

test('a newcomer is told where the code went, and the number is written as the world dials it', async () => {
  const email = people.newEmail()
  const reply = await register(people.form(`  ${email.toUpperCase()} `))
  expect(reply.status).toBe(200)
  expect(reply.body.data.user).toEqual({ full_name: 'Ahmad Fauzi', email, phone_number: '+6281234567890' })
  const wait = Date.parse(reply.body.data.next_allowed_at) - home.application.clock.now().getTime()
  expect(wait).toBeGreaterThan(50_000)
  expect(wait).toBeLessThanOrEqual(60_000)
  const [mail] = await home.sentTo(email)
  expect(mail?.subject).toBe('Kode verifikasi Rihla')
  expect(JSON.stringify(reply.body)).not.toContain(people.codeIn(mail?.text))
  expect(mail?.html).toContain(people.codeIn(mail?.text))
})

test('known and unknown addresses get the same answer for the same work', async () => {
  const unverified = people.newEmail()
  await register(people.form(unverified))
  people.later(home, 61)
  const replies: unknown[] = []
  const work: unknown[] = []
  for (const email of [people.newEmail(), member.email, unverified]) {
    work.push(
      await people.countWork(home, async () => replies.push(people.visible(await register(people.form(email))))),
    )
  }
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
  expect(work).toEqual([work[0], work[0], work[0]])
  expect(work[0]).toEqual({ hashes: 1, parcels: 1 })
})

test('a member is told that somebody tried, and nothing changes', async () => {
  people.later(home, 1000)
  const before = await people.memberRow(home, member.email)
  await register(people.form(member.email, { full_name: 'Orang Lain', password: people.otherPassword }))
  expect(await people.memberRow(home, member.email)).toEqual(before)
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('Anda sudah terdaftar di Rihla')
  expect(mail?.text).toContain('/auth/forgot-password')
  expect(people.codeIn(mail?.text)).toBe('')
})

test('a second registration changes nothing, and its mail says that there was one before', async () => {
  const email = people.newEmail()
  await register(people.form(email))
  const before = await people.memberRow(home, email)
  people.later(home, 61)
  await register(people.form(email, { full_name: 'Nama Baru', password: people.otherPassword }))
  expect(await people.memberRow(home, email)).toEqual(before)
  const [mail] = await home.sentTo(email)
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('Masukkan kode hanya di halaman tempat Anda sendiri mendaftar')
})

test('while no new code may go out, a code in the mailbox confirms what it was sent for', async () => {
  const email = people.newEmail()
  const first = await register(people.form(email))
  const second = await register(people.form(email, { full_name: 'Ahmad Fauzl', password: people.otherPassword }))
  expect({ ...people.visible(second), text: '' }).toEqual({ ...people.visible(first), text: '' })
  expect((await people.memberRow(home, email))?.full_name).toBe('Ahmad Fauzi')
  expect(await home.sentTo(email)).toHaveLength(1)
})

test('what a form must not decide is ignored', async () => {
  const email = people.newEmail()
  const extra = {
    role: 'admin',
    is_admin: true,
    tenant_id: crypto.randomUUID(),
    email_verified_at: '2020-01-01',
    id: 'x',
  }
  const reply = await register(people.form(email, extra))
  expect(Object.keys(reply.body.data)).toEqual(['user', 'registration', 'next_allowed_at'])
  const row = await people.memberRow(home, email)
  expect(row?.email_verified_at).toBeNull()
  expect(row?.tenant_id).toBe(member.tenant_id)
})

const asInPassport = 'Enter it as in the passport. Use only Latin letters, spaces, full stops, apostrophes and hyphens'

test.each([
  ['phone_number', { phone_number: '0000000000' }, 'Mobile number is not valid. Example: 081234567890'],
  ['email', { email: ['a@rihla.test', 'b@rihla.test'] }, 'This value is not valid'],
  ['email', { email: 'a@rihla.test\r\nBcc: b@rihla.test' }, 'Email is not valid'],
  ['full_name', { full_name: 'a\0b' }, 'This value is not valid'],
  ['full_name', { full_name: 'a\ud800' }, 'This value is not valid'],
  ['full_name', { full_name: 'Siti 😀' }, asInPassport],
  ['full_name', { full_name: '12345' }, asInPassport],
  ['full_name', { full_name: 'Siti 2' }, asInPassport],
  ['full_name', { full_name: '<b>Siti</b>' }, asInPassport],
  ['full_name', { full_name: 'سيتي' }, asInPassport],
  ['full_name', { full_name: '' }, 'Please fill in this field'],
  ['full_name', { full_name: 'a\u0007b' }, 'The format is not valid'],
  ['password', { password: 'Aa1!\0aaaa' }, 'This value is not valid'],
  ['password', { password: 'Password1!' }, 'This password is too easy to guess. Choose another one'],
  ['password', { password: `Aa1!${'x'.repeat(197)}` }, 'At most 200 characters'],
])('%s that cannot be is refused there, in the language of the caller', async (field, wish, sentence) => {
  const reply = await register(people.form(people.newEmail(), wish), { 'accept-language': 'en' })
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toEqual({ [field]: [sentence] })
})

test.each(['Suparman', 'Nur’aini Zulaikha', 'Moh. Rizky', 'José Müller'])('%s may register', async (full_name) => {
  expect((await register(people.form(people.newEmail(), { full_name }))).status).toBe(200)
})

test('a long password counts to its last sign, in any script', async () => {
  const email = people.newEmail()
  const password = `Aa1!${'é'.repeat(70)}`
  const { registration } = (await register(people.form(email, { password: password.normalize('NFD') }))).body.data
  const code = await people.newestCode(home, email)
  await people.post(home, 'user/auth/email/verify', { body: { email, code, registration } })
  const login = (typed: string) => people.post(home, 'user/auth/login', { body: { email, password: typed } })
  for (const form of ['NFC', 'NFD']) expect((await login(password.normalize(form))).status).toBe(200)
  expect((await login(`${password.normalize('NFC').slice(0, -1)}e`)).body.code).toBe('F-LOG-1p1')
})

test('the same address belongs to another person at another tenant', async () => {
  const reply = await register(people.form(member.email), { host: 'demo.localhost' })
  expect(reply.status).toBe(200)
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('Kode verifikasi Safar Amanah')
})

test('what was sent keeps no secret behind', async () => {
  await home.sentTo(member.email)
  const sent = await home.application.db.select({ parcel: outbox.parcel }).from(outbox).where(isNotNull(outbox.parcel))
  expect(sent).toEqual([])
})
