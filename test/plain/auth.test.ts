import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, newEmail, newestCode, otherPassword, post, tokenIn, wrong } from '#test/support/accounts.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { newBrowser, visit } from '#test/support/visits.ts'
import { words as verifyWords } from '#web/pages/verify-email/words.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
  await listening(home)
})
afterAll(() => home.close())

const newPerson = () => form(newEmail(), { phone_number: newNumber() })
const open = (path: string) => new PlainBrowser(home).open(path)

const signIn = (visitor: PlainBrowser, { email, password }: { email: string; password: string }) =>
  visitor.press('Masuk', { Email: email, 'Kata sandi': password }, visitor.one('main'))

test('without scripts a person registers, waits for a code, verifies and signs in again', async () => {
  const { full_name, email, password } = newPerson()
  const visitor = await open('/auth/register')
  await visitor.press('Daftar', { 'Nama lengkap': full_name, Email: email, 'Kata sandi': password })
  expect(visitor.text('main')).toContain('Field tidak boleh kosong')
  expect(visitor.value('Nama lengkap')).toBe(full_name)
  expect(visitor.value('Kata sandi')).toBe('')
  await visitor.press('Daftar', { 'Nomor HP': newNumber(), 'Kata sandi': password })
  await visitor.press('Kirim ulang kode')
  expect(visitor.text()).toMatch(/Coba lagi dalam \d+ detik/)
  expect(visitor.html).not.toContain('href="/auth/forgot-password"')
  const right = await newestCode(home, email)
  await visitor.press('Verifikasi', { 'Kode verifikasi': wrong(right) })
  expect(visitor.one('main a[href="/auth/forgot-password"]').textContent).toBe(verifyWords('id').stuckLink)
  await visitor.press('Verifikasi', { 'Kode verifikasi': await newestCode(home, email) })
  expect(visitor.path).toBe('/')
  expect(visitor.text()).toContain('Email Anda terverifikasi')
  await visitor.open('/member/profile')
  await visitor.press('Keluar', {}, visitor.one('main'))
  await signIn(visitor, { email, password })
  expect(visitor.path).toBe('/')
})

test('whoever registers an address that a stranger registered before gets in with their own password', async () => {
  const { full_name, email, password } = newPerson()
  await post(home, 'auth/register', { body: form(email, { password: otherPassword }) })
  const visitor = await open('/auth/register')
  const typed = { 'Nama lengkap': full_name, Email: email, 'Kata sandi': password, 'Nomor HP': newNumber() }
  await visitor.press('Daftar', typed)
  await visitor.press('Verifikasi', { 'Kode verifikasi': await newestCode(home, email) })
  expect(visitor.path).toBe('/')
  const stranger = await signIn(await open('/auth/login'), { email, password: otherPassword })
  expect(stranger.text('main')).toContain('Email atau kata sandi salah')
  expect((await signIn(await open('/auth/login'), { email, password })).path).toBe('/')
})

test('a reset page shows its form for a good link only, and offers a new link instead', async () => {
  const { email } = await anyMember(home, { email: newEmail() })
  await post(home, 'user/auth/forgot-password', { body: { email } })
  const path = `/auth/reset-password/${tokenIn((await home.sentTo(email))[0]?.text)}`
  const owner = await open(path)
  expect(owner.text('h1')).toBe('Buat kata sandi baru')
  const typed = { 'Kata sandi baru': otherPassword, 'Ulangi kata sandi baru': otherPassword }
  await owner.press('Simpan kata sandi', typed)
  expect(owner.path).toBe('/auth/login')
  for (const bad of [path, '/auth/reset-password/x', `/auth/reset-password/${'x'.repeat(300)}`]) {
    const visitor = await open(bad)
    expect(visitor.text('h1')).toBe('Tautan ini tidak berlaku lagi')
    expect(visitor.all('main input')).toEqual([])
    expect(visitor.link('Minta tautan baru')).toBe('/auth/forgot-password')
  }
})

test('an unverified person who signs in is asked for the code', async () => {
  const person = newPerson()
  await post(home, 'auth/register', { body: person })
  const visitor = await open('/auth/login?redirect=/member/profile')
  await signIn(visitor, person)
  expect(visitor.text('h1')).toBe('Periksa email Anda')
  await visitor.press('Verifikasi', { 'Kode verifikasi': await newestCode(home, person.email) })
  expect(visitor.path).toBe('/member/profile')
  expect(visitor.text()).toContain('Akun Anda siap. Silakan lanjutkan dari sini')
})

test('who registers while booking comes back to the choice, and is told that the account is ready', async () => {
  const { body } = await ask(home, 'GET', '/api/v3/products?category=umroh&limit=1')
  const { full_name, email, password } = newPerson()
  const visitor = await open(`/product/${body.data.items[0].slug}?affiliate_code=RIHLA-AISYAH`)
  await visitor.press('Pesan sekarang', { 'Dewasa, kamar quad': '2' })
  await visitor.follow('Daftar sekarang')
  const typed = { 'Nama lengkap': full_name, Email: email, 'Kata sandi': password, 'Nomor HP': newNumber() }
  await visitor.press('Daftar', typed)
  await visitor.press('Verifikasi', { 'Kode verifikasi': await newestCode(home, email) })
  expect(visitor.path).toMatch(/^\/product\/.*quad=2.*affiliate_code=RIHLA-AISYAH/)
  expect(visitor.text()).toContain('Akun Anda siap. Silakan lanjutkan dari sini')
  expect(visitor.value('Dewasa, kamar quad')).toBe('2')
})

test('who registers from a recommended package lands on it in English too, with the same news', async () => {
  const { body } = await ask(home, 'GET', '/api/v3/products?category=umroh&limit=1')
  const { slug } = body.data.items[0]
  const { full_name, email, password } = newPerson()
  const visitor = await open(`/en/auth/register?affiliate_code=RIHLA-AISYAH&productSlug=${slug}`)
  await visitor.press('Register', {
    'Full name': full_name,
    Email: email,
    Password: password,
    'Mobile number': newNumber(),
  })
  await visitor.press('Verify', { 'Verification code': await newestCode(home, email) })
  expect(visitor.path).toBe(`/en/product/${slug}?affiliate_code=RIHLA-AISYAH`)
  expect(visitor.text()).toContain('Your account is ready. You can carry on from here')
})

test.each([
  ['Google', []],
  // Apple posts its answer by a page of its own.
  ['Apple', [/^Lanjutkan/]],
])('an e-mail that %s has not verified signs nobody in', async (provider, further) => {
  const visitor = await open('/auth/register')
  await visitor.press(`Lanjutkan dengan ${provider}`)
  for (const button of [/belum terverifikasi/, ...further]) await visitor.press(button)
  expect(visitor.path).toBe('/auth/login')
  expect(visitor.text()).toContain('Email Anda belum diverifikasi oleh Google atau Apple')
})

test.each(['Google', 'Apple'])('what %s failed at is said in the words of the server', async (provider) => {
  const visitor = await open('/auth/login')
  await visitor.press(`Lanjutkan dengan ${provider}`)
  const [note = ''] = visitor.browser.cookies.get('sign_in')?.split('.') ?? []
  const { state } = JSON.parse(Buffer.from(note, 'base64url').toString())
  await visitor.open(`${provider === 'Apple' ? '/redirect-apple' : '/auth/login'}?code=planted&state=${state}`)
  expect(visitor.path).toBe('/auth/login')
  expect(visitor.text()).toContain('Masuk dengan Google atau Apple belum berhasil. Silakan coba lagi')
})

test('who changes their mind at the provider comes back to the login page', async () => {
  const visitor = await open('/auth/login?redirect=/member/profile')
  await visitor.press('Lanjutkan dengan Google')
  await visitor.press(/Batal/)
  expect(visitor.path).toMatch(/^\/auth\/login\?redirect=/)
  expect(visitor.text()).toContain('Masuk dibatalkan')
})

test('an answer that nobody asked a provider for is dropped', async () => {
  const visitor = await open('/auth/login?code=planted&state=planted')
  expect(visitor.path).toBe('/auth/login')
  expect(visitor.text()).toContain('Anda belum berhasil masuk. Silakan coba lagi')
  await visitor.open('/redirect-apple?code=planted&state=planted')
  expect(visitor.path).toBe('/auth/login')
})

/** Where signing in at an address leads. */
async function signedInAt(path: string) {
  const { email } = await anyMember(home)
  const { status, location } = await visit(home, newBrowser(), path, {
    intent: 'password',
    email,
    password: testPassword,
  })
  return [status, location]
}

test.each(['https:evil', '/\\evil', 'https://evil.example', 'javascript:alert(1)', '/%2f/evil', '/\t/evil'])(
  'signing in never leads to another site, such as %j',
  async (target) => {
    expect(await signedInAt(`/auth/login?redirect=${encodeURIComponent(target)}`)).toEqual([302, '/'])
  },
)

test('a recommended package is told by its route to the sign-in, and leads back to itself', async () => {
  const { body } = await ask(home, 'GET', '/api/v3/products?category=umroh&limit=1')
  const path = `/product/${body.data.items[0].slug}`
  const guest = await open(`${path}?affiliate_code=RIHLA-AISYAH`)
  const header = guest.one('header')
  for (const [name, page] of Object.entries({ Masuk: '/auth/login', Daftar: '/auth/register' })) {
    const link = new URL(guest.link(name, header), 'http://localhost')
    expect([link.pathname, link.searchParams.get('productSlug')]).toEqual([page, body.data.items[0].slug])
  }
  expect(await signedInAt(guest.link('Masuk', header))).toEqual([302, `${path}?affiliate_code=RIHLA-AISYAH`])
})

test('a recommendation travels from login to register and back', async () => {
  const carried = 'affiliate_code=RIHLA-AISYAH&productSlug=umroh-hemat'
  const visitor = await open(`/auth/login?${carried}`)
  await visitor.follow('Daftar sekarang')
  expect(visitor.path).toContain(`/auth/register?${carried}`)
  await visitor.follow('Masuk', visitor.one('main'))
  expect(visitor.path).toContain(`/auth/login?${carried}`)
  expect(await signedInAt(visitor.path)).toEqual([302, '/product/umroh-hemat?affiliate_code=RIHLA-AISYAH'])
})

test.each([
  '/auth/login',
  '/auth/register',
  '/auth/register/verification-email',
  '/auth/forgot-password',
  '/auth/forgot-password?sent',
  '/auth/reset-password',
  '/auth/reset-password/x',
])('%s speaks both languages', async (path) => {
  const [own, english] = [await open(path), await open(`/en${path}`)]
  const languages = [own, english].map((page) => page.one('html').getAttribute('lang'))
  expect(languages).toEqual(['id', 'en'])
  expect(english.text('title')).not.toBe(own.text('title'))
})
