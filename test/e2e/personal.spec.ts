import type { Page } from '@playwright/test'
import { placeOrder } from './support/journey.ts'
import { signedInMember } from './support/person.ts'
import { layoutShift } from './support/shift.ts'
import { expect, siteUrl, test } from './support/site.ts'

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /wishlist$/ })
const scripted = (page: Page) => page.context().addCookies([{ name: 'scripted', value: '1', url: siteUrl() }])
const account = (page: Page, name: string) => page.getByLabel(`Akun ${name}`).locator('visible=true')

/** The browser puts the page away, and brings it back. */
const transition = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)

/** Answers the personal part when the test says so. */
async function heldPersonal(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/personal*', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('the script says that it runs, and the next page of a member is the one that all share', async ({
  page,
  site,
}) => {
  const { full_name } = await signedInMember(page)
  await site.open('/umroh')
  const value = async () => (await page.context().cookies()).find(({ name }) => name === 'scripted')?.value
  await expect.poll(value).toBe('1')
  const [reply] = await Promise.all([page.waitForResponse(`${siteUrl()}/umroh`), site.open('/umroh')])
  expect(await reply.text()).not.toContain(full_name)
})

test('name and hearts come after the page and move nothing', { tag: '@desktop' }, async ({ page, site }) => {
  const { full_name } = await signedInMember(page)
  const { request } = page.context()
  const { data } = await (await request.get(`${siteUrl()}/api/v3/umroh/search?limit=1`)).json()
  await request.post(`${siteUrl()}/api/v3/users/wishlist/${data.items[0].id}`, { headers: { origin: siteUrl() } })
  await scripted(page)
  const release = await heldPersonal(page)
  await site.open('/umroh')
  await expect(page.getByLabel('Akun saya').locator('visible=true')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hapus .* dari wishlist$/ })).toHaveCount(0)
  release()
  await expect(account(page, full_name)).toBeVisible()
  await expect(hearts(page).and(page.locator('.is-wished'))).toHaveCount(1)
  expect(await layoutShift(page)).toBe(0)
})

test('a heart pressed before the page knows whose it is adds, and takes nothing off', async ({ page, site }) => {
  await signedInMember(page)
  const { request } = page.context()
  const { data } = await (await request.get(`${siteUrl()}/api/v3/umroh/search?limit=1`)).json()
  await request.post(`${siteUrl()}/api/v3/users/wishlist/${data.items[0].id}`, { headers: { origin: siteUrl() } })
  await scripted(page)
  const release = await heldPersonal(page)
  await site.open('/umroh')
  const heart = hearts(page).first()
  await expect(heart).toHaveAccessibleName(/^Simpan /)
  const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith('/wishlist'))
  await Promise.all([answered, heart.click()])
  release()
  await expect(heart).toHaveAccessibleName(/^Hapus /)
  await site.open('/umroh')
  await expect(heart).toHaveAccessibleName(/^Hapus /)
})

test('the order to continue comes into the place it had, and moves nothing', { tag: '@both' }, async ({
  page,
  site,
}) => {
  await signedInMember(page)
  await placeOrder(page)
  const order = page.getByRole('region', { name: 'Lanjutkan pesanan Anda' })
  await page.context().clearCookies({ name: 'scripted' })
  await site.open('/')
  await expect(order).toBeVisible()
  const release = await heldPersonal(page)
  await site.open('/')
  await expect(order).toHaveCount(0)
  release()
  await expect(order).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test('a page brought back after the session ended shows nothing of the member', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const { full_name } = await signedInMember(page)
  await scripted(page)
  await site.open('/umroh')
  await expect(account(page, full_name)).toBeVisible()
  await transition(page, 'pagehide')
  await expect(account(page, full_name)).toHaveCount(0)
  await page.context().clearCookies({ name: /jwt|refresh_token/ })
  await transition(page, 'pageshow')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk', exact: true })).toBeVisible()
})

test('after signing out the back button shows nothing of the member', { tag: '@desktop' }, async ({ page, site }) => {
  const { full_name } = await signedInMember(page)
  await scripted(page)
  await site.open('/umroh')
  await account(page, full_name).click()
  await page.getByRole('button', { name: 'Keluar', exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.goBack()
  await expect(page).toHaveURL(`${siteUrl()}/umroh`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk', exact: true })).toBeVisible()
  await expect(account(page, full_name)).toHaveCount(0)
})
