import { openPage } from './support/hydrated.ts'
import { signedInMember } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

test('a member browses the shop, narrows it, opens an item, chooses a variant and saves it', async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/oleh-oleh')
  await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Mukena' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mukena')
  const first = page.getByRole('main').getByRole('article').first()
  const before = (await first.getByRole('heading').textContent()) ?? ''
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Harga termurah' })
  await expect(page).toHaveURL(/\/oleh-oleh\?category=mukena&sort=cheapest$/)
  // The address changes a moment before the list does.
  await expect(first.getByRole('heading')).not.toHaveText(before)
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const other = page.locator('.variant-choice:not([aria-current])').first()
  const label = (await other.locator('span').textContent()) ?? ''
  await other.click()
  await expect(page).toHaveURL(/variant=/)
  await expect(page.locator('.variant-choice[aria-current]').filter({ hasText: label })).toHaveCount(1)
  const heart = page.locator('main header').getByRole('button', { name: /wishlist$/ })
  await heart.click()
  await expect(heart).toHaveAccessibleName(`Hapus ${name} dari wishlist`)
  await site.open('/member/wishlist?category=oleh-oleh')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectNoViolationsAtAnyWidth(page)
})

test('the pages of the shop can be used by everyone, at any width', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, `${siteUrl()}/oleh-oleh/toko`)
  const store = (await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''
  await expectNoViolationsAtAnyWidth(page)
  await openPage(page, siteUrl() + store)
  const item = (await page.locator('main .item-card a').first().getAttribute('href')) ?? ''
  await expectNoViolationsAtAnyWidth(page)
  for (const path of [item, '/oleh-oleh', '/en/oleh-oleh?search=zzzzqqqq']) {
    await openPage(page, siteUrl() + path)
    await expectNoViolationsAtAnyWidth(page)
  }
})
