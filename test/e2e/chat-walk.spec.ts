import type { Page } from '@playwright/test'
import { inLanguage } from '#web/to.ts'
import { consultantComesOnline, fillAlone, sendPackage, spokenOfChat } from './support/chat-walk.ts'
import { tagOf } from './support/full.ts'
import { signedInMember } from './support/person.ts'
import { type Started, startSite } from './support/server.ts'
import { expect, test } from './support/site.ts'
import { payBy, placeOrder } from './support/walk.ts'

/** Nobody else may be online in one of these: they have a server of their own, and walk one by one. */
test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 15_000 })
let own: Started
let shared: string | undefined
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shared = process.env.E2E_URL
  own = await startSite()
  process.env.E2E_URL = own.url
})
test.afterAll(async () => {
  process.env.E2E_URL = shared
  await own.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const said = (page: Page, name: string) => page.getByRole('log', { name }).getByRole('article')

for (const [place, language] of (['id', 'en'] as const).entries())
  test(
    `a member asks, is answered live with a package, books it and pays, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, browser, site }) => {
      test.setTimeout(240_000)
      const say = spokenOfChat(language)
      const person = await signedInMember(page)

      await test.step('on a phone nobody is online, which is said with the hours; the question waits', async () => {
        await site.open(inLanguage(language, '/'))
        await page.getByRole('link', { name: say.places.chat }).locator('visible=true').first().click()
        await expect(page.getByText(say.chat.nobodyOnline)).toBeVisible()
        await expect(page.getByText(/WIB/).first()).toBeVisible()
        await page.getByLabel(say.chat.message).fill('Assalamualaikum, ada paket untuk saya sendiri?')
        await page.getByRole('button', { name: say.chat.send, exact: true }).click()
        await expect(page.getByRole('log').getByText(say.chat.noticeWaiting)).toBeVisible()
      })

      const desk = await consultantComesOnline(browser)
      await test.step('a consultant comes online, has it, and answers; the member sees it come', async () => {
        const log = page.getByRole('log', { name: say.chat.log })
        await expect(log.getByText(say.chat.noticeAssigned('Aisyah Nur Fadhilah'))).toBeVisible()
        await expect(page.getByText(say.chat.nobodyOnline)).toHaveCount(0)
        const list = desk.getByRole('list', { name: 'Daftar percakapan' })
        // Whoever has waited longer, and has the same name, stands above.
        await list.getByRole('link', { name: person.full_name }).last().click()
        await expect(desk.getByText('Assalamualaikum, ada paket untuk saya sendiri?').last()).toBeVisible()
        await desk.getByLabel('Jawaban Anda').fill('Waalaikumsalam, ada. Saya kirim paketnya.')
        await desk.getByLabel('Jawaban Anda').press('Enter')
        await expect(said(page, say.chat.log).last()).toContainText('Saya kirim paketnya.')
      })

      await test.step('a package comes as a card, which the member taps and books', async () => {
        await sendPackage(desk)
        await desk.context().close()
        await said(page, say.chat.log).last().getByRole('link', { name: say.chat.package }).click()
        await page.getByRole('button', { name: say.package.choose }).click()
        await page.getByRole('button', { name: say.package.book }).click()
        await expect(heading(page, say.checkout.heading)).toBeVisible()
        await expect(page.getByText(say.ordering.consultant('Aisyah Nur Fadhilah'))).toBeVisible()
        await fillAlone(page, say)
        await placeOrder(page, say, person)
        await payBy(page, say, 'BCA')
        await page.getByRole('link', { name: say.done.toOrder }).click()
        await expect(page).toHaveURL(/\/member\/my-order\//)
      })
    },
  )
