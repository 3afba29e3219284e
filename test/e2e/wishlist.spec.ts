import type { Page } from '@playwright/test'
import { tagOf } from './support/full.ts'
import { openPage } from './support/hydrated.ts'
import { member, signedInMember, signIn } from './support/person.ts'
import { claimedWidths } from './support/picture-sizes.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

/** Hearts of the list, in its order: empty ones save, filled ones take off. */
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /wishlist$/ })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Pemberitahuan|Messages/ }).getByText(text)
const titleOf = async (page: Page) => (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''

/** The address of the packages of one month, the first that the list offers. */
async function monthlyList(page: Page): Promise<string> {
  await openPage(page, `${siteUrl()}/umroh`)
  const choice = page.locator('select[name=month] option:not([value=""])').first()
  return `/umroh?month=${await choice.getAttribute('value')}`
}

/** Puts the first so many packages of a category on the wishlist of the member in this browser. */
async function wish(page: Page, category: string, count: number): Promise<void> {
  const { request } = page.context()
  const headers = { origin: siteUrl() }
  const response = await request.get(`${siteUrl()}/api/v3/products?category=${category}&limit=${count}`)
  for (const { id } of (await response.json()).data.items) {
    const done = await request.post(`${siteUrl()}/api/v3/users/wishlist/${id}`, { headers })
    expect(done.ok(), await done.text()).toBe(true)
  }
}

test('a guest who presses a heart signs in, comes back to the same list, and the package is saved', async ({
  page,
  site,
  request,
}) => {
  const { person } = await member(request)
  const list = await monthlyList(page)
  await site.open(list)
  const name = await titleOf(page)
  await hearts(page).first().click()
  await expect(page).toHaveURL(`${siteUrl()}/auth/login?redirect=${encodeURIComponent(list)}`)
  await signIn(page, person)
  await expect(page).toHaveURL(siteUrl() + list)
  await expect(toast(page, 'Ditambahkan ke wishlist')).toBeVisible()
  await expect(hearts(page).first()).toHaveAccessibleName(`Hapus ${name} dari wishlist`)
  await site.open('/member/wishlist')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('pictures of the wishlist are asked for at the width they are shown at', async ({ page, site }) => {
  await signedInMember(page)
  await wish(page, 'umroh', 3)
  await site.open('/member/wishlist')
  for (const width of [360, 700, 1000, 1250, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const off = (await claimedWidths(page)).filter((share) => share < 0.95 || share > 1.1)
    expect(off, `at ${width} px`).toEqual([])
  }
})

test('a member saves a package, and takes it off again', async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/en/umroh')
  const heart = hearts(page).first()
  await expect(heart).toHaveAccessibleName(/^Add .* to wishlist$/)
  await heart.click()
  await expect(toast(page, 'Added to wishlist')).toBeVisible()
  await expect(heart).toHaveAccessibleName(/^Remove .* from wishlist$/)
  await expect(heart).toHaveClass(/is-wished/)
  await heart.click()
  await expect(toast(page, 'Removed from wishlist')).toBeVisible()
  const removed = page.getByRole('status').filter({ hasText: 'Removed from wishlist' })
  await expect(removed.locator('.bg-warning')).toBeVisible()
  await expect(heart).not.toHaveClass(/is-wished/)
  await expect(page).toHaveURL(/\/en\/umroh$/)
})

test('the wishlist has its tabs, grows, and lets go', async ({ page, site }) => {
  await signedInMember(page)
  await wish(page, 'umroh', 13)
  await wish(page, 'wisata-syariah', 1)
  await site.open('/member/wishlist')
  const tabs = page.getByRole('navigation', { name: 'Jenis yang disimpan' }).getByRole('link')
  await expect(tabs).toHaveText(['Umrah (13)', 'Wisata Syariah (1)', 'Oleh-oleh'])
  await expect(page.getByRole('article')).toHaveCount(12)
  const more = page.getByRole('link', { name: 'Tampilkan lebih banyak' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await more.click()
  await expect(page).toHaveURL(`${siteUrl()}/member/wishlist?page=2`)
  await expect(page.getByRole('article')).toHaveCount(13)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await tabs.nth(1).click()
  await expect(page).toHaveURL(`${siteUrl()}/member/wishlist?category=wisata-syariah`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await hearts(page).first().press('Enter')
  await expect(toast(page, 'Dihapus dari wishlist')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belum ada yang disimpan' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(tabs).toHaveText(['Umrah (13)', 'Wisata Syariah', 'Oleh-oleh'])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Lihat paket umrah' })).toHaveAttribute('href', '/umroh')
  await expect(main.getByRole('link', { name: 'Lihat wisata syariah' })).toHaveAttribute('href', '/wisata-syariah')
  await expectNoViolations(page)
})

test('on a phone the wishlist leads back to the account', { tag: '@phone' }, async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/member/wishlist')
  await expect(page.getByRole('link', { name: 'Kembali', exact: true })).toHaveAttribute('href', '/member/profile')
  await expect(page.getByText('Wishlist', { exact: true }).first()).toBeVisible()
})

for (const [place, path] of [
  '/member/wishlist',
  '/en/member/wishlist',
  '/member/wishlist?category=wisata-syariah',
].entries()) {
  test(`everyone can read the wishlist at every width, at ${path}`, tagOf(place, '@phone'), async ({ page, site }) => {
    await signedInMember(page)
    await wish(page, 'umroh', 3)
    await site.open(path)
    await expectNoViolationsAtAnyWidth(page)
  })
}
