import { tagOf } from './support/full.ts'
import { openPage } from './support/hydrated.ts'
import { codeFor, findInMail, member, password, signIn, someone } from './support/person.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a person registers, verifies the e-mail, and is signed in', async ({ page, site, request }) => {
    const person = someone()
    await site.open('/auth/register')
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Nama lengkap: Field tidak boleh kosong' })).toBeVisible()
    await page.getByLabel('Nama lengkap').fill(person.full_name)
    await page.getByLabel('Nomor HP').fill(person.phone_number)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel(/^Kata sandi/).fill('Labbaik')
    await expect(page.getByText('Huruf besar (terpenuhi)')).toBeVisible()
    await expect(page.getByText('Minimal 8 karakter (terpenuhi)')).toBeHidden()
    await page.getByLabel(/^Kata sandi/).fill(password)
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Periksa email Anda' })).toBeVisible()
    expect(page.url()).not.toContain(person.email.split('@')[0])
    await expect(page.getByText(/^ja••••@contoh\.test$/)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^0[01]:\d\d$/)
    await expect(page.getByRole('button', { name: 'Kirim ulang kode' })).toHaveAttribute('aria-disabled', 'true')
    await expectNoViolations(page)

    const code = await codeFor(request, person.email)
    await page.getByLabel('Kode verifikasi').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Verifikasi' }).click()
    await expect(page.getByText('Kode salah atau sudah kedaluwarsa')).toBeVisible()
    await expect(page.getByLabel('Kode verifikasi')).toBeFocused()
    await expect(page.getByLabel('Kode verifikasi')).toHaveValue('')
    await page.getByLabel('Kode verifikasi').fill(code)
    await page.getByRole('button', { name: 'Verifikasi' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await expect(page.getByText('Email Anda terverifikasi')).toBeVisible()
  })

  test('wrong answers are named, what was typed stays, and too many lock with the wait', async ({ page, site }) => {
    const email = someone().email
    await site.open('/auth/login')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await signIn(page, { email, password: `Salah#${attempt}` })
      await expect(page.getByRole('alert').filter({ hasText: 'Email atau kata sandi salah' })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
    }
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await signIn(page, { email, password })
    await expect(page.getByText(/Coba lagi dalam 1\d menit/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lupa kata sandi?' })).toBeVisible()
  })

  test('a forgotten password is set anew by the mailed link, once', async ({ page, site, request }) => {
    const { person } = await member(request)
    await site.open('/auth/forgot-password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Kirim tautan' }).click()
    await expect(page.getByText(/Jika email itu terdaftar/)).toBeVisible()
    const link = await findInMail(request, person.email, /(http\S+\/auth\/reset-password\/\S+)/)
    await openPage(page, link)
    await expect(page).toHaveURL(/\/auth\/reset-password$/)
    await page.getByLabel('Kata sandi baru', { exact: false }).first().fill('Talbiyah#2026')
    await page.getByLabel('Ulangi kata sandi baru').fill('Talbiyah#2027')
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await expect(page.getByText('Password harus sama').first()).toBeVisible()
    await page.getByLabel('Ulangi kata sandi baru').fill('Talbiyah#2026')
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(page.getByText('Kata sandi berhasil diubah. Silakan masuk')).toBeVisible()
    await signIn(page, person)
    await expect(page.getByRole('alert').filter({ hasText: 'Email atau kata sandi salah' })).toBeVisible()
    await signIn(page, { ...person, password: 'Talbiyah#2026' })
    await expect(page).toHaveURL(`${siteUrl()}/`)

    await page.context().clearCookies()
    await openPage(page, link)
    await expect(page.getByRole('heading', { name: 'Tautan ini tidak berlaku lagi' })).toBeVisible()
    await expect(page.getByLabel('Kata sandi baru')).toHaveCount(0)
    await page.getByRole('link', { name: 'Minta tautan baru' }).click()
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  })
})

for (const provider of ['Google', 'Apple'] as const) {
  test(`signing in with ${provider} leads back to the page that was asked for`, async ({ page, site }) => {
    await site.open('/en/member/profile')
    await expect(page).toHaveURL(/\/en\/auth\/login\?/)
    await page.getByRole('button', { name: `Continue with ${provider}` }).click()
    await page.getByRole('button', { name: /Siti Rahmawati/ }).click()
    await expect(page).toHaveURL(`${siteUrl()}/en/member/profile`)
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  })
}

test('signing in leads to the member page that was asked for, and never to another site', async ({
  page,
  site,
  request,
}) => {
  const { person } = await member(request)
  await site.open('/member/profile')
  await signIn(page, person)
  await expect(page).toHaveURL(`${siteUrl()}/member/profile`)
  await site.open('/auth/login')
  await expect(page).toHaveURL(`${siteUrl()}/`)
  await page.context().clearCookies()
  await site.open('/auth/login?redirect=//evil.example')
  await signIn(page, person)
  await expect(page).toHaveURL(`${siteUrl()}/`)
})

const templates = [
  '/auth/login',
  '/auth/register',
  '/auth/register/verification-email',
  '/auth/forgot-password',
  '/auth/reset-password',
]
const furtherStates = ['/auth/forgot-password?sent', '/auth/reset-password/x']
const inEnglish = [...templates, ...furtherStates].map((path) => `/en${path}`)

for (const [place, [name, paths]] of Object.entries({
  'the pages': templates,
  'their further states': furtherStates,
  'the pages in English': inEnglish,
}).entries()) {
  test(`everyone can read and use ${name}`, tagOf(place, '@phone'), async ({ page, site }) => {
    for (const path of paths) {
      await site.open(path)
      await expectNoViolationsAtAnyWidth(page)
    }
  })
}
