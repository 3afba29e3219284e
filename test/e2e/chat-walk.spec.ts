import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { dayMs } from '#core/time.ts'
import { inLanguage } from '#web/to.ts'
import {
  consultantComesOnline,
  fillAlone,
  payOut,
  sendPackage,
  spokenOfChat,
  twoForAnyTransfer,
} from './support/chat-walk.ts'
import { atDesk, done, openFromMenu } from './support/desk.ts'
import { tagOf } from './support/full.ts'
import { signedInMember } from './support/person.ts'
import { type Started, startSite } from './support/server.ts'
import { expect, siteUrl, test } from './support/site.ts'
import { payBy, placeOrder } from './support/walk.ts'

/** Months pass in one of these, and nobody else may be online: they have a server of their own, and walk one by one. */
test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 15_000 })
let own: Started
const shared = { url: process.env.E2E_URL, data: process.env.E2E_DATA }
test.beforeAll(async () => {
  test.setTimeout(180_000)
  Object.assign(shared, { url: process.env.E2E_URL, data: process.env.E2E_DATA })
  own = await startSite()
  process.env.E2E_URL = own.url
  process.env.E2E_DATA = own.data_dir
  await twoForAnyTransfer()
})
test.afterAll(async () => {
  process.env.E2E_URL = shared.url
  process.env.E2E_DATA = shared.data
  await own.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const said = (page: Page, name: string) => page.getByRole('log', { name }).getByRole('article')

/** Moves the clock to two days after the return of the order in this browser, when everyone is home. */
async function comeHome(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const reply = await page.request.get(`${siteUrl()}/api/v3/users/bookings/${id}`)
  const { returns_on } = (await reply.json()).data.departure
  const now = new Date(Date.parse(`${returns_on}T12:00:00+07:00`) + 2 * dayMs).toISOString()
  await page.request.post(`${siteUrl()}/sandbox/clock`, { data: { now } })
}

for (const [place, language] of (['id', 'en'] as const).entries())
  test(
    `a member asks, is answered live with a package, books it and travels; the consultant is paid their commission, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, browser, site }) => {
      test.setTimeout(240_000)
      const say = spokenOfChat(language)
      const person = await signedInMember(page)
      let code = ''

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
        await desk.getByRole('button', { name: 'Kirim', exact: true }).click()
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
        code = /RHL-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
      })

      await test.step('once they are home it is earned, and the consultant asks for it', async () => {
        await comeHome(page)
        const consultant = await atDesk(browser, 'konsultan@rihla.test')
        await openFromMenu(consultant, 'Komisi')
        // Members see that a consultant is here while they look at any page of the desk.
        const connects = consultant.waitForEvent('websocket')
        await consultant.reload()
        await connects
        const earned = async () => {
          await consultant.reload()
          return consultant.getByRole('row', { name: code }).textContent()
        }
        await expect.poll(earned, { timeout: 60_000, intervals: [2000] }).toContain('Menjadi hak')
        await consultant.getByRole('button', { name: 'Minta pembayaran' }).click()
        await done(consultant, 'Permintaan terkirim.')
      })

      await test.step('two people pay it, and the books are even', async () => {
        await payOut(browser, code)
        const env = { ...process.env, DATA_DIR: own.data_dir, RIHLA_DEMO: '1' }
        const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/ledger-check.ts'], { env })
        expect(stdout).toMatch(/sum\s+Rp\. 0\n/)
        expect(stdout).toContain('The ledger is sound.')
      })
    },
  )
