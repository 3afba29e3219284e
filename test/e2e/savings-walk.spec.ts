import type { Page } from '@playwright/test'
import { words as sandboxWords } from '#adapters/bank-sandbox/words.ts'
import type { Language } from '#core/messages.ts'
import { words as account } from '#web/pages/savings-account/words.ts'
import { labels as formLabels, words as formWords } from '#web/pages/savings-form/words.ts'
import { words as planner } from '#web/pages/savings-planner/words.ts'
import { inLanguage } from '#web/to.ts'
import { atBank, bankName, openByCode } from './support/bank-desk.ts'
import { fillDate } from './support/dates.ts'
import { done, fill, openFromMenu } from './support/desk.ts'
import { tagOf } from './support/full.ts'
import { scan } from './support/journey.ts'
import { member, type Person } from './support/person.ts'
import { expect, test } from './support/site.ts'
import { uniqueDigits } from './support/unique.ts'
import { spoken } from './support/walk.ts'

const spokenOfSavings = (language: Language) => ({
  ...spoken(language),
  planner: planner(language),
  form: { ...formLabels(language), ...formWords(language) },
  savings: account(language),
})
type Say = ReturnType<typeof spokenOfSavings>

/** The bank's own pages speak as the browser does. */
const sandbox = sandboxWords('id')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Thirty million in a year at the bank of the demo's officer, without an account of one's own yet. */
async function plan(page: Page, { planner }: Say): Promise<void> {
  await page.getByRole('link', { name: planner.toTarget }).click()
  await page.getByLabel(planner.target).fill('30.000.000')
  await page.getByRole('button', { name: planner.useTarget }).click()
  await page.locator('label', { hasText: /^12/ }).click()
  await page.getByRole('button', { name: planner.next }).click()
  await page.locator('label', { hasText: bankName }).click()
  await page.getByRole('button', { name: planner.next }).click()
  await page.getByRole('textbox', { name: planner.income }).fill('9.000.000')
  await page.getByRole('link', { name: planner.toPlan }).click()
  await expect(page.getByRole('region', { name: planner.yourPlan })).toContainText(bankName)
}

/** Sent by a guest, who signs in there and finds the plan as it was. */
async function sendPlan(page: Page, say: Say, { email, password }: Person): Promise<void> {
  await page.getByRole('button', { name: say.planner.send }).click()
  await page.getByLabel(say.account.email).fill(email)
  await page.getByLabel(new RegExp(`^${say.account.password}`)).fill(password)
  await page.getByRole('main').getByRole('button', { name: say.login.submit, exact: true }).click()
  await expect(page.getByRole('region', { name: say.planner.yourPlan })).toContainText(bankName)
  await page.getByRole('button', { name: say.planner.send }).click()
}

/** Who opens the account, who inherits, the card, and the two consents. */
async function openAccount(page: Page, { form }: Say): Promise<void> {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const next = () => page.getByRole('button', { name: form.next }).click()
  await page.getByRole('radio', { name: form.female, exact: true }).check()
  await fillDate(page, form.birth_date, '1990-05-17')
  await box(form.phone_number).fill('081234567890')
  await box(form.address).fill('Jl. Melati No. 5, Bandung')
  await page.getByLabel(form.occupation).selectOption({ label: form.employee })
  await box(form.monthly_income).fill('9.000.000')
  await page.getByRole('radio', { name: form.no, exact: true }).check()
  await next()
  await box(form.mother_name).fill('Fatimah Zahra')
  await box(form.heir_name).fill('Ahmad Fauzi')
  await page.getByRole('radio', { name: form.male, exact: true }).check()
  await box(form.contact_name).fill('Ahmad Fauzi')
  await box(form.heirPhone).fill('081298765432')
  await next()
  await page.getByLabel(form.ktp).setInputFiles(await scan('ktp.jpg'))
  await expect(page.getByText(form.uploaded(''), { exact: false })).toBeVisible()
  await next()
  const consents = page.getByRole('checkbox')
  await expect(consents).toHaveCount(2)
  for (const consent of await consents.all()) await consent.check()
  await page.getByRole('button', { name: form.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: form.finished })).toBeVisible()
  await page.getByRole('link', { name: form.toPlan }).click()
}

/** The plan as it is now, by way of the list. */
async function seeAgain(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say.shell.back, exact: true }).click()
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: say.savings.timeline })).toBeVisible()
}

/** What a package costs, in either language. */
const priceIn = (card: string): number => Number(/(?:Rp\.|IDR)\s([\d.,]+)/.exec(card)?.[1]?.replaceAll(/\D/g, ''))

/** Together the target; the first is told of when the others are there already. */
const deposits = [
  { amount: '10000000', way: sandbox.late },
  { amount: '12000000', way: sandbox.pay },
  { amount: '8000000', way: sandbox.twice },
] as const

/** At the bank, in a tab beside the plan. */
async function payIn(page: Page, { savings }: Say): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: savings.sandbox }).click({ modifiers: ['ControlOrMeta'] })
  const bank = await opened
  for (const [place, { amount, way }] of deposits.entries()) {
    await bank.getByLabel(sandbox.amount).first().fill(amount)
    await bank.getByRole('button', { name: way, exact: true }).click()
    await expect(bank.getByRole('button', { name: sandbox.notify })).toHaveCount(place + 1)
  }
  await bank.close()
}

for (const [place, language] of (['en', 'id'] as const).entries())
  test(
    `a guest plans, saves to the target at a bank and closes the account by tapping, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, browser, request, site }) => {
      test.setTimeout(180_000)
      const say = spokenOfSavings(language)
      const { person } = await member(request)
      let code = ''

      await test.step('a guest plans, signs in where the plan is sent, and applies', async () => {
        await site.open(inLanguage(language, '/perencanaan-tabungan'))
        await plan(page, say)
        await sendPlan(page, say, person)
        await openAccount(page, say)
        await expect(page.getByText(say.savings.submittedTitle)).toBeVisible()
        code = /SAV-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
      })

      const officer = await atBank(browser)
      const digits = uniqueDigits()
      await test.step('the bank opens the account', async () => {
        await openFromMenu(officer, 'Tabungan jamaah')
        await openByCode(officer, code)
        await fill(part(officer, 'Buka rekening'), {
          'Nomor rekening': `711${digits}`,
          'Nomor virtual account': `88899${digits}`,
        })
        await officer.getByRole('button', { name: 'Buka rekening' }).click()
        await done(officer, 'Rekening dibuka.')
      })

      await test.step('three deposits, one told of late and one twice, reach the target', async () => {
        await seeAgain(page, say)
        await expect(page.getByText(say.savings.acceptedTitle)).toBeVisible()
        await payIn(page, say)
        await expect(async () => {
          await seeAgain(page, say)
          await expect(page.getByText(say.savings.reachedTitle)).toBeVisible({ timeout: 500 })
        }).toPass({ timeout: 20_000 })
        await expect(part(page, say.savings.deposits).getByRole('row')).toHaveCount(1 + deposits.length)
        await expect(part(page, say.savings.progress)).toContainText(say.savings.percent(100))
      })

      await test.step('packages within it are a tap away', async () => {
        await page.getByRole('link', { name: say.savings.packages }).click()
        const packages = page.getByRole('article')
        await expect(packages.first()).toBeVisible()
        for (const text of await packages.allTextContents()) expect(priceIn(text)).toBeLessThanOrEqual(30_000_000)
        await page.goBack()
      })

      await test.step('its owner asks to close it, and the bank pays out', async () => {
        await page.getByRole('button', { name: say.savings.closeAsk }).click()
        await page.getByRole('button', { name: say.savings.closeYes }).click()
        await expect(page.getByText(say.savings.closingTitle)).toBeVisible()
        await openFromMenu(officer, 'Tabungan jamaah')
        await openByCode(officer, code, 'closing')
        await fill(part(officer, 'Tutup rekening'), { 'Nomor referensi': `PAY-${digits}` })
        await officer.getByRole('button', { name: 'Rekening sudah ditutup' }).click()
        await done(officer, 'Rekening ditutup.')
        await seeAgain(page, say)
        await expect(page.getByText(say.savings.closedText)).toBeVisible()
        await expect(part(page, say.savings.deposits)).toContainText(say.savings.payout)
      })
    },
  )
