import { expect, type Page, test } from '@playwright/test'
import { consultantComesOnline } from '#test/e2e/support/chat-walk.ts'
import { openPage } from '#test/e2e/support/hydrated.ts'
import { signedInMember } from '#test/e2e/support/person.ts'
import { addressesOf, forEachBrand, speakTo } from './brand.ts'

const messages = (page: Page) => page.getByRole('log', { name: 'Pesan' }).getByRole('article')
const { balanced, nodes } = addressesOf('localhost')
const [one = '', other = '', third = ''] = nodes

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Pesan Anda').fill(text)
  await page.getByRole('button', { name: 'Kirim' }).click()
}

test('a member at one node and a consultant at another talk as if there were one', async ({ page, browser }) => {
  speakTo(balanced)
  const person = await signedInMember(page)
  await openPage(page, `${one}/chat`)
  await say(page, 'Assalamualaikum, ada paket untuk saya sendiri?')
  await expect(messages(page).first()).toContainText('Assalamualaikum')

  speakTo(other)
  const desk = await consultantComesOnline(browser)
  await desk
    .getByRole('list', { name: 'Daftar percakapan' })
    .getByRole('link', { name: person.full_name })
    .last()
    .click()
  await expect(desk.getByText('ada paket untuk saya sendiri?').last()).toBeVisible()
  await desk.getByLabel('Jawaban Anda').fill('Waalaikumsalam, ada.')
  await desk.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(messages(page).last()).toContainText('Waalaikumsalam, ada.')
  await say(page, 'Alhamdulillah, terima kasih.')
  await expect(desk.getByText('Alhamdulillah, terima kasih.').last()).toBeVisible()

  // A second tab of hers, at the node that nobody has used so far.
  const tab = await page.context().newPage()
  await openPage(tab, page.url().replace(one, third))
  await expect(messages(tab).last()).toContainText('Alhamdulillah')
  await say(tab, 'Satu lagi dari tab lain.')
  await expect(messages(page).last()).toContainText('Satu lagi dari tab lain.')
})

forEachBrand('chat', (host) => {
  test('what a member writes at one node is in their tab at another at once', async ({ page, context }) => {
    const [here = '', there = ''] = addressesOf(host).nodes
    await signedInMember(page)
    await openPage(page, `${here}/chat`)
    await say(page, 'Apakah kursi masih ada?')
    await expect(page).toHaveURL(/\/chat\?room=/)
    const tab = await context.newPage()
    const joined = tab.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
    await tab.goto(page.url().replace(here, there))
    await (await joined).waitForEvent('framereceived', ({ payload }) => payload.includes('userRoomChats'))
    await say(page, 'Dan berapa harganya?')
    await expect(messages(tab).getByText('Dan berapa harganya?')).toBeVisible()
  })
})
