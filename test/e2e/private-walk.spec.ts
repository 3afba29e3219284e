import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { addDays, dayMs } from '#core/time.ts'
import { inLanguage } from '#web/to.ts'
import { tagOf } from './support/full.ts'
import { member } from './support/person.ts'
import { aDayAhead, fillPlan, namePeople, offerAs, payHere, spokenOfPrivate } from './support/private-walk.ts'
import { type Started, startSite } from './support/server.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

/** Months pass in one of these: they have a server of their own, whose clock nobody else reads. */
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

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const inSight = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true')
const codeOn = async (page: Page): Promise<string> =>
  /PRV-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

for (const [place, language] of (['id', 'en'] as const).entries())
  test(
    `a family plans its own umrah by tapping, compares two offers, pays in two parts, travels and says how it was, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, browser, request, site }) => {
      test.setTimeout(300_000)
      const say = spokenOfPrivate(language)
      const { person } = await member(request)
      const day = await aDayAhead(request)
      let code = ''
      let unwanted = ''

      await test.step('the plan: what cannot be is said at its field and mended, and what it costs follows', async () => {
        await site.open(inLanguage(language, '/'))
        await page.getByRole('link', { name: say.home.toOwn }).click()
        await expect(heading(page, say.builder.title)).toBeVisible()
        await fillPlan(page, say, day)
        const back = page.getByLabel(new RegExp(`^${say.builder.returns}`))
        await back.fill(addDays(day, -2))
        await expect(back).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('complementary', { name: say.builder.estimate })).toContainText(say.builder.toMend)
        await back.fill('')
        const estimate = page.getByRole('complementary', { name: say.builder.estimate })
        await expect(estimate).toContainText(say.builder.notOffer)
        await expect(estimate).toContainText(/(Rp\.|IDR)\s?\d/)
        await expectNoViolations(page)
      })

      await test.step('a guest signs in and stands where those who travel are named', async () => {
        await inSight(page, say.builder.save).click()
        await page.getByLabel(say.account.email).fill(person.email)
        await page.getByLabel(new RegExp(`^${say.account.password}`)).fill(person.password)
        await page.getByLabel(new RegExp(`^${say.account.password}`)).press('Enter')
        // Back at the plan they made, which is saved with the next press.
        await expect(heading(page, say.builder.title)).toBeVisible()
        await inSight(page, say.builder.save).click()
        await expect(heading(page, say.book.heading)).toBeVisible()
        await namePeople(page, say, [
          { name: 'Ahmad', relation: say.book.relationSelf, born: '1984-05-06' },
          { name: 'Siti Nurhaliza', relation: say.book.relationSpouse, born: '1986-07-08' },
          { name: 'Umar Fauzi', relation: say.book.relationChild, born: addDays(day, -5 * 365 - 100) },
        ])
        await inSight(page, say.book.send).click()
        const first = page.getByRole('group', { name: say.book.traveller(1) }).getByLabel(say.book.passportName)
        await expect(first).toHaveAttribute('aria-invalid', 'true')
        await first.fill('Ahmad Fauzi')
        await inSight(page, say.book.send).click()
        await expect(page.getByText(say.request.noneTitle)).toBeVisible()
        code = await codeOn(page)
        expect(code).not.toBe('')
        await expectNoViolations(page)
      })

      await test.step('two agencies offer, and see no name', async () => {
        const dear = {
          adult: '42000000',
          child: '36000000',
          down: '8000000',
          note: 'Hotel dan jadwal persis seperti rencana.',
        }
        await offerAs(browser, 'travel@rihla.test', code, dear)
        await offerAs(browser, 'travel2@rihla.test', code, {
          ...dear,
          adult: '39500000',
          note: 'Kami jemput di bandara.',
        })
        await expect(page.getByText(say.request.offersTitle('2'))).toBeVisible({ timeout: 40_000 })
        await expect(page.getByRole('main')).toContainText('Kami jemput di bandara.')
        await expectNoViolations(page)
      })

      await test.step('the cheaper one is accepted, with a down payment first', async () => {
        await page
          .getByRole('link', { name: new RegExp(`^${say.offer.accept}`) })
          .first()
          .click()
        await page.getByRole('radio', { name: new RegExp(`^${say.request.payDown}`) }).check()
        await inSight(page, say.request.acceptYes).click()
        await payHere(page, say, 'BCA')
        await page.getByRole('link', { name: say.done.settleNow }).click()
        await payHere(page, say, 'Mandiri')
      })

      const bookingPath = await test.step('the itinerary is a file', async () => {
        await page.getByRole('link', { name: say.done.toOrder }).click()
        await expect(page.getByText(code).first()).toBeVisible()
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: say.order.itinerary }).first().click(),
        ])
        const path = await file.path()
        expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
        return new URL(page.url()).pathname
      })

      await test.step('another plan is sent, on which nobody offers', async () => {
        await site.open(inLanguage(language, '/private-umroh'))
        await fillPlan(page, say, addDays(day, 7))
        await inSight(page, say.builder.save).click()
        await expect(heading(page, say.book.heading)).toBeVisible()
        await namePeople(page, say, [
          { name: 'Ahmad Fauzi', relation: say.book.relationSelf, born: '1984-05-06' },
          { name: 'Siti Nurhaliza', relation: say.book.relationSpouse, born: '1986-07-08' },
          { name: 'Umar Fauzi', relation: say.book.relationChild, born: addDays(day, -5 * 365 - 100) },
        ])
        await inSight(page, say.book.send).click()
        await expect(page.getByText(say.request.noneTitle)).toBeVisible()
        unwanted = await codeOn(page)
      })

      await test.step('months later they are home: completed by the clock, reviewed; the other has expired', async () => {
        const reply = await page.request.get(`${siteUrl()}/api/v3/users/bookings/${bookingPath.split('/').at(-1)}`)
        const { returns_on } = (await reply.json()).data.departure
        const now = new Date(Date.parse(`${returns_on}T12:00:00+07:00`) + 2 * dayMs).toISOString()
        await page.request.post(`${siteUrl()}/sandbox/clock`, { data: { now } })
        await site.open(inLanguage(language, '/member/order-custom-umroh'))
        await page.getByLabel(say.account.email).fill(person.email)
        await page.getByLabel(new RegExp(`^${say.account.password}`)).fill(person.password)
        await page.getByLabel(new RegExp(`^${say.account.password}`)).press('Enter')
        await expect(heading(page, say.requests.title)).toBeVisible()
        const ended = async () => {
          const history = await page.request.get(`${siteUrl()}/api/v1/custom-product/history?status=ended`)
          return (await history.json()).data.items.length
        }
        await expect.poll(ended, { timeout: 60_000 }).toBe(2)
        await page.getByRole('link', { name: say.requests.ended }).click()
        await expect(page).toHaveURL(/tab=ended/)
        await page.getByRole('article').filter({ hasText: unwanted }).getByRole('heading').getByRole('link').click()
        await expect(page.getByText(say.request.noOfferTitle)).toBeVisible({ timeout: 30_000 })
        await page.goBack()
        await page.getByRole('article').filter({ hasText: code }).getByRole('heading').getByRole('link').click()
        await page.getByRole('link', { name: say.request.review }).click()
        const form = page.getByRole('region', { name: say.order.feedback })
        await form.getByRole('radio').nth(4).check()
        await form.getByRole('textbox').first().fill('Sesuai rencana, anak kami senang, hotelnya dekat.')
        await form.getByRole('button', { name: say.order.sendFeedback }).click()
        await expect(page.getByText(say.order.feedbackDone)).toBeVisible()
      })

      await test.step('the books are even', async () => {
        const env = { ...process.env, DATA_DIR: own.data_dir, RIHLA_DEMO: '1' }
        const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/ledger-check.ts'], { env })
        expect(stdout).toContain('The ledger is sound.')
      })
    },
  )
