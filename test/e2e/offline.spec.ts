import { openPage, reloadPage } from './support/hydrated.ts'
import { signedInMember } from './support/person.ts'
import { allCached, expect, expectNoViolations, openWithWorker, siteUrl, test } from './support/worker.ts'

// A worker keeps some thirty files before it stands; a busy machine takes its time for that.
test.describe.configure({ timeout: 120_000 })

/** Pages without pictures: where a journey begins that is about other things. */
const quiet = '/auth/forgot-password'

test('without a network an address that is not kept has a page that says so, in its language', async ({
  page,
  context,
}) => {
  await openWithWorker(page, siteUrl() + quiet)
  await context.setOffline(true)
  await openPage(page, `${siteUrl()}/umroh?kota=solo`)
  await expect(page).toHaveURL(`${siteUrl()}/umroh?kota=solo`)
  await expect(page.getByText('Tidak ada sambungan internet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membaca tanpa internet')
  await expect(page.getByText('Belum ada halaman yang tersimpan')).toBeVisible()
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Plus Jakarta Sans')
  await expectNoViolations(page)
  await openPage(page, `${siteUrl()}/en/bandingkan`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('You’re offline')).toHaveCount(0)
  await expect(page).toHaveURL(`${siteUrl()}/en/bandingkan`)
})

test('a link followed without a network ends at that page too, and the way back works', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await openWithWorker(page, `${siteUrl()}/bandingkan`)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mitra Kami' }).first().click()
  await expect(page.getByText('Halaman ini tidak tersimpan')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Halaman ini tidak tersimpan')).toHaveCount(0)
})

test('losing the network is told quietly, and so is its return', async ({ page, context }) => {
  await openWithWorker(page, `${siteUrl()}/bandingkan`)
  const bar = page.locator('.notice-bar')
  await expect(bar).toHaveAttribute('aria-live', 'polite')
  await expect(bar).toHaveText('')
  await context.setOffline(true)
  await expect(bar).toContainText('Tidak ada sambungan internet.')
  await expectNoViolations(page)
  await bar.getByRole('link', { name: 'Lihat yang tersimpan' }).click()
  await expect(page.getByRole('heading', { name: 'Membaca tanpa internet' })).toBeVisible()
  await expect(page.getByText('Halaman ini tidak tersimpan')).toBeHidden()
  await context.setOffline(false)
  await openPage(page, `${siteUrl()}/en/bandingkan`)
  await context.setOffline(true)
  await expect(bar).toContainText('You’re offline.')
  await context.setOffline(false)
  await expect(bar).toHaveText('')
})

test('a form sent without a network is told not to have arrived', { tag: '@phone' }, async ({ page, context }) => {
  await openWithWorker(page, siteUrl() + quiet)
  await context.setOffline(true)
  await page.getByLabel('Email').fill('jamaah@rihla.test')
  await page.getByRole('main').getByRole('button').last().click()
  const popup = page.getByRole('alertdialog', { name: 'Tidak ada sambungan internet' })
  await expect(popup).toContainText('belum kami terima')
  await context.setOffline(false)
  await popup.getByRole('link', { name: 'Muat ulang' }).click()
  await expect(popup).toHaveCount(0)
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('nothing of a member is ever in a cache', { tag: '@phone' }, async ({ page, context }) => {
  const person = await signedInMember(page)
  await openWithWorker(page, siteUrl() + quiet)
  for (const path of ['/member/profile', '/member/wishlist', '/bandingkan', '/offline', '/search-page?term=umrah'])
    await openPage(page, siteUrl() + path)
  await openPage(page, `${siteUrl()}/member/profile`)
  await expect(page.getByRole('main')).toContainText(person.email)
  const cached = await allCached(page)
  expect(cached.length).toBeGreaterThan(10)
  for (const { path, body } of cached) {
    expect([path, /^\/(?:assets\/|offline$|en\/offline$)/.test(path)]).toEqual([path, true])
    expect([path, body.includes(person.email) || body.includes(person.full_name)]).toEqual([path, false])
  }
  await context.setOffline(true)
  await reloadPage(page)
  await expect(page.getByText('Halaman ini tidak tersimpan')).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
})
