import type { Page } from '@playwright/test'
import { member, signIn } from './support/person.ts'
import { expect, siteUrl, test } from './support/site.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu bawah' })
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a guest who taps a member page signs in and arrives at it, and taps on to the others', { tag: '@phone' }, async ({
  page,
  site,
  request,
}) => {
  const { person } = await member(request)
  await site.open('/')
  await tab(page, 'Pesanan').click()
  await expect(page).toHaveURL(`${siteUrl()}/auth/login?redirect=%2Fmember%2Fmy-order`)
  await signIn(page, person)
  await expect(page).toHaveURL(`${siteUrl()}/member/my-order`)
  await expect(heading(page, 'Pesanan Saya')).toBeVisible()
  await tab(page, 'Akun').click()
  await expect(page).toHaveURL(`${siteUrl()}/member/profile`)
  await tab(page, 'Beranda').click()
  await expect(page).toHaveURL(`${siteUrl()}/`)
  await page
    .getByRole('link', { name: /notifikasi/i })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(`${siteUrl()}/notification`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('whoever came by a consultant signs in by tapping and keeps the consultant', { tag: '@phone' }, async ({
  page,
  site,
  request,
}) => {
  const { person } = await member(request)
  await site.open('/umroh?affiliate_code=RIHLA-AISYAH')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\?(.*&)?affiliate_code=RIHLA-AISYAH/)
  await page.getByRole('button', { name: 'Pilih & pesan' }).click()
  await page.getByRole('button', { name: 'Pesan sekarang' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?.*affiliate_code=RIHLA-AISYAH/)
  await signIn(page, person)
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\?(.*&)?affiliate_code=RIHLA-AISYAH/)
  await expect(heading(page, /./)).toBeVisible()
  // Back in the box one left, which says what the toast behind it does: only there is it seen.
  const box = page.getByRole('complementary', { name: 'Harga dan keberangkatan' })
  await expect(box).toBeVisible()
  await expect(box.getByText('Selamat datang')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toHaveCSS('opacity', '0')
})
