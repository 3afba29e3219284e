import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectDate, fillDate } from './support/dates.ts'
import { hydrated } from './support/hydrated.ts'
import { codeFor, signedInMember, signIn } from './support/person.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

/** On a slow line a page is there long before its scripts are: nothing typed until then may be lost. */
async function reloadAndTypeBeforeScripts(page: Page, label: string, text: string): Promise<void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel(label).fill(text)
  arrive()
  await hydrated(page)
  await expect(page.getByLabel(label)).toHaveValue(text)
  await page.unroute('**/assets/*.js')
}

test('a member changes the profile and the picture, and signs out', async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/member/profile')
  await expectNoViolations(page)
  await page.getByLabel('Nama lengkap').fill('')
  await page.getByLabel('Perempuan').check()
  await fillDate(page, 'Tanggal lahir', '1971-04-23')
  await page.getByLabel('Alamat').fill('Jl. Merdeka 1, Bandung')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Field tidak boleh kosong').first()).toBeVisible()
  await expect(page.getByLabel('Alamat')).toHaveValue('Jl. Merdeka 1, Bandung')
  await page.getByLabel('Nama lengkap').fill('Nur Aini')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible()
  await reloadAndTypeBeforeScripts(page, 'Alamat', 'Jl. Asia Afrika 2, Bandung')
  await expect(page.getByLabel('Perempuan')).toBeChecked()
  await expectDate(page, 'Tanggal lahir', '1971-04-23')

  await page.getByText('Ubah foto').click()
  const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await page.getByLabel('Foto profil').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: picture })
  await expect(
    page.getByText('Berkas tidak valid. Pilih foto JPEG, PNG, WebP, AVIF, atau GIF, maksimal 5 MB.'),
  ).toBeVisible()
  const broken = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.getByLabel('Foto profil').setInputFiles(broken)
  await expect(page.getByText('Foto belum tersimpan')).toBeVisible()
  const toasts = page.getByRole('region', { name: 'Pemberitahuan' })
  await expect(toasts.getByText(/^Berkas tidak valid\. Pilih foto JPEG/)).toBeVisible()
  await page.getByLabel('Foto profil').setInputFiles({ name: 'aku.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Foto profil berhasil diperbarui')).toBeVisible()
  await expect(page.getByRole('main').locator('img[src^="/pictures/"]').first()).not.toHaveAttribute('src', /default/)
  await expectNoViolations(page)

  await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('Anda telah keluar')).toBeVisible()
  await site.open('/member/profile')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
})

test('a picture chosen after the session has ended leads to the sign-in, which says why', async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/member/profile')
  await page.getByText('Ubah foto').click()
  await page.context().addCookies(['jwt', 'refresh_token'].map((name) => ({ name, value: 'x', url: siteUrl() })))
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await page.getByLabel('Foto profil').setInputFiles({ name: 'aku.png', mimeType: 'image/png', buffer: picture })
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fmember%2Fprofile/)
  await expect(page.getByText('Session Anda telah habis, silahkan login kembali')).toBeVisible()
})

test('on a phone the account leads by tapping to wishlist, notifications, text size and out', {
  tag: '@phone',
}, async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/')
  await page.getByRole('navigation', { name: 'Menu bawah' }).getByRole('link', { name: 'Akun' }).click()
  const hub = page.getByRole('main').getByRole('navigation', { name: 'Menu akun' })
  await hub.getByRole('link', { name: 'Wishlist' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/member/wishlist`)
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await hub.getByRole('link', { name: 'Notifikasi' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/notification`)
  await page.getByRole('navigation', { name: 'Menu bawah' }).getByRole('link', { name: 'Akun' }).click()
  await page.getByRole('main').getByRole('button', { name: '125%' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text', '125')
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByText('Anda telah keluar')).toBeVisible()
})

test('a member verifies the phone number and asks for another', { tag: '@phone' }, async ({ page, site, request }) => {
  const person = await signedInMember(page)
  const dialled = (number: string) => number.replace(/^0/, '+62')
  await site.open('/member/profile')
  await expect(page.getByText('Belum terverifikasi')).toBeVisible()
  await page.getByRole('button', { name: 'Kirim kode verifikasi' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^0[01]:\d\d$/)
  await page.getByLabel('Kode verifikasi').fill('12')
  await page.getByRole('button', { name: 'Verifikasi nomor' }).click()
  await expect(page.getByText('Format tidak valid').first()).toBeVisible()
  await page.getByLabel('Kode verifikasi').fill(await codeFor(request, dialled(person.phone_number)))
  await page.getByRole('button', { name: 'Verifikasi nomor' }).click()
  await expect(page.getByText('Terverifikasi', { exact: true })).toBeVisible()

  await page.getByText('Ubah nomor HP').click()
  await page.getByLabel('Nomor HP baru').fill('0812')
  await page.getByRole('button', { name: 'Kirim kode ke nomor ini' }).click()
  await expect(page.getByText('Minimal 10 karakter').first()).toBeVisible()
  const other = person.phone_number.replace(/^0812/, '0813')
  await page.getByLabel('Nomor HP baru').fill(other)
  await page.getByRole('button', { name: 'Kirim kode ke nomor ini' }).click()
  await page.getByLabel('Kode verifikasi').fill(await codeFor(request, dialled(other)))
  await page.getByRole('button', { name: 'Verifikasi nomor' }).click()
  // The first toast may still be on its way out.
  await expect(page.getByText('Nomor HP terverifikasi').last()).toBeVisible()
  await expect(page.getByText('+62 813')).toBeVisible()
})

test('a member changes the password; mistakes stand at their own form', async ({ page, site }) => {
  const person = await signedInMember(page)
  await site.open('/member/profile')
  const form = page.getByRole('region', { name: 'Kata sandi' })
  await form.getByText('Ubah kata sandi').first().click()
  await form.getByLabel('Kata sandi saat ini').fill('Salah#2026')
  await form.getByLabel(/^Kata sandi baru/).fill('Arafah#2026')
  await form.getByLabel('Ulangi kata sandi baru').fill('Arafah#2026')
  await form.getByRole('button', { name: 'Ubah kata sandi' }).click()
  await expect(form.getByText('Kata sandi saat ini salah')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Data diri' }).getByRole('alert')).toHaveCount(0)
  await form.getByLabel('Kata sandi saat ini').fill(person.password)
  await form.getByRole('button', { name: 'Ubah kata sandi' }).click()
  await expect(page.getByText('Kata sandi berhasil diubah')).toBeVisible()
  await expect(form.getByLabel(/^Kata sandi baru/)).toHaveValue('')
  await page.context().clearCookies()
  await site.open('/auth/login')
  await signIn(page, { ...person, password: 'Arafah#2026' })
  await expect(page).toHaveURL(`${siteUrl()}/`)
})

test('a member deletes the account, and nobody can sign in with it', async ({ page, site }) => {
  const person = await signedInMember(page)
  await site.open('/member/profile')
  await page.getByRole('button', { name: 'Hapus akun' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' })
  await expect(dialog.getByText(/tidak dapat dikembalikan/)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Tidak jadi' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Hapus akun' }).click()
  await dialog.getByRole('button', { name: 'Ya, hapus akun saya' }).click()
  await expect(dialog.getByText('Masukkan kata sandi Anda untuk melanjutkan')).toBeVisible()
  await dialog.getByLabel('Kata sandi saat ini').fill(person.password)
  await dialog.getByRole('button', { name: 'Ya, hapus akun saya' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('Akun Anda telah dihapus')).toBeVisible()
  await signIn(page, person)
  await expect(page.getByRole('alert').filter({ hasText: 'Email atau kata sandi salah' })).toBeVisible()
})
