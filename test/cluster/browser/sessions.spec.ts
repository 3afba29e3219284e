import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#test/e2e/support/hydrated.ts'
import { member, signIn } from '#test/e2e/support/person.ts'
import { siteUrl } from '#test/e2e/support/site.ts'
import { addressesOf, afterASecond, forEachBrand, statuses } from './brand.ts'

const me = '/api/v3/user/auth/me'

/** Which nodes have answered this page's documents so far. */
function nodesSeen(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('response', (response) => {
    const node = response.headers()['x-node']
    if (node && response.request().isNavigationRequest()) seen.add(node)
  })
  return seen
}

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'jwt')?.value ?? ''

forEachBrand('sessions', (host) => {
  test('who signs in is known at every node, and who signs out at none within a second', async ({ page, request }) => {
    const { nodes } = addressesOf(host)
    const { person } = await member(request)
    const seen = nodesSeen(page)
    await openPage(page, `${siteUrl()}/auth/login`)
    await signIn(page, person)
    await expect(page).toHaveURL(`${siteUrl()}/`)
    for (let i = 0; i < 6; i++) {
      await openPage(page, `${siteUrl()}/notification`)
      await expect(page).toHaveURL(`${siteUrl()}/notification`)
    }
    expect(seen.size).toBeGreaterThan(1)
    const token = await tokenOf(page)
    expect(await statuses(request, nodes, { path: me, token })).toEqual([200, 200, 200])

    await openPage(page, `${siteUrl()}/member/profile`)
    await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click()
    await expect(page).not.toHaveURL(/\/member\//)
    expect(await afterASecond(() => statuses(request, nodes, { path: me, token }))).toEqual([401, 401, 401])
    await page.goto(`${siteUrl()}/notification`)
    await expect(page).toHaveURL(/\/auth\/login/)
  })
})
