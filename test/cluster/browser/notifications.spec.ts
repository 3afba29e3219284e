import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#test/e2e/support/hydrated.ts'
import { placeOrder } from '#test/e2e/support/journey.ts'
import { signedInMember } from '#test/e2e/support/person.ts'
import { addressesOf, forEachBrand } from './brand.ts'

const bell = (page: Page) => page.getByRole('link', { name: /^Notifikasi/ }).filter({ visible: true })

/** Resolves with the first unread total over the socket: from then on the page receives each change. */
async function untilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'))
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('totalNotification'))
}

forEachBrand('notifications', (host) => {
  test('the bell of a page at each node counts an order that is placed by the balancer', async ({ page, context }) => {
    const { nodes } = addressesOf(host)
    await signedInMember(page)
    const pages = await Promise.all(nodes.map(() => context.newPage()))
    await Promise.all(pages.map((one, i) => Promise.all([untilListening(one), openPage(one, `${nodes[i]}/`)])))
    for (const one of pages) await expect(bell(one)).toHaveAccessibleName('Notifikasi')
    await placeOrder(page)
    for (const one of pages)
      await expect(bell(one)).toHaveAccessibleName('Notifikasi, 1 belum dibaca', { timeout: 15_000 })
    await bell(pages[0] ?? page).click()
    await expect(pages[0] ?? page).toHaveURL(/\/notification$/)
  })
})
