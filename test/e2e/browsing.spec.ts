import { member, signIn } from './support/person.ts'
import { expect, expectNoViolations, test } from './support/site.ts'

test('from a search to the wishlist on a phone', { tag: '@phone' }, async ({ page, site, request }) => {
  const { person } = await member(request)
  await site.open('/search-page')
  await page.getByRole('main').getByRole('searchbox').fill('umrh desember')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/term=umrh/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await site.open('/umroh')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Kota asal' }).selectOption('Jakarta')
  await expect(page).toHaveURL(/city=Jakarta/)
  await page.getByRole('button', { name: /^Lihat \d+ paket$/ }).click()
  const cards = page.getByRole('article')
  await cards
    .nth(0)
    .getByRole('button', { name: /^Bandingkan/ })
    .click()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Bandingkan/ })
    .click()
  await page.getByRole('complementary', { name: 'Bandingkan' }).getByRole('link', { name: 'Bandingkan' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Bandingkan Paket' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Perkiraan total biaya per orang/ })).toContainText(/Rp\. [\d.]+/)
  await expect(page.getByText('Total termurah')).toBeVisible()
  await expectNoViolations(page)
  await page
    .getByRole('link', { name: /^Lihat paket/ })
    .first()
    .click()

  await expect(page).toHaveURL(/\/product\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Bandingkan Paket')
  const name = (await heading.textContent()) ?? ''
  const address = page.url()
  await page
    .getByRole('main')
    .getByRole('button', { name: `Simpan ${name} ke wishlist` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, person)
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Ditambahkan ke wishlist')).toBeVisible()
  await site.open('/member/wishlist')
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible()
})

test('the price calendar leads to the packages of a day, in both calendars', async ({ page, site }) => {
  await site.open('/kalender-harga')
  await page.getByRole('link', { name: 'Bulan berikutnya' }).click()
  await expect(page).toHaveURL(/\?/)
  // A month whose dates have all closed has a heading that says so, beside its own.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(/\d{4} H/)
  const day = page.getByRole('cell').getByRole('link').first()
  await expect(day).toHaveAccessibleName(/ H, Rp\. [\d.]+, \d+ paket, \d+ kursi$/)
  await expectNoViolations(page)
  await day.click()
  await expect(page).toHaveURL(/\/umroh\?departure_date=\d{4}-\d\d-\d\d&sort=cheapest/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
