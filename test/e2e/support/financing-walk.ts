import type { Page } from '@playwright/test'
import type { Language } from '#core/messages.ts'
import { stateWords } from '#web/components/financing/words.ts'
import { words as form, labels } from '#web/pages/checkout/financing/words.ts'
import { words as application } from '#web/pages/financing-application/words.ts'
import { words as history } from '#web/pages/financing-history/words.ts'
import { bankName } from './bank-desk.ts'
import { fillDate } from './dates.ts'
import { scan } from './journey.ts'
import { codeFor, type Person } from './person.ts'
import { expect } from './site.ts'
import { spoken } from './walk.ts'

export const spokenOfFinancing = (language: Language) => ({
  ...spoken(language),
  form: { ...labels(language), ...form(language) },
  application: application(language),
  history: history(language),
  states: stateWords(language),
})
export type SpokenOfFinancing = ReturnType<typeof spokenOfFinancing>

/** Who applies and for what: for six months at the bank of the demo's officer, and a phone that is proved. */
export async function fillIdentity(page: Page, say: SpokenOfFinancing, { phone_number }: Person): Promise<void> {
  const { form, checkout } = say
  await page.getByRole('radio', { name: form.monthsShort(6), exact: true }).check()
  await page.getByRole('radio', { name: new RegExp(bankName) }).check()
  const contact = page.getByRole('region', { name: checkout.contact })
  await contact.getByLabel(checkout.male, { exact: true }).check()
  await fillDate(contact, checkout.birth_date, '1980-02-03')
  await contact.getByLabel(checkout.phone_number).fill(phone_number)
  await contact.getByLabel(checkout.job_name).fill('Guru')
  await contact.getByLabel(checkout.instansi).fill('SMA Negeri 1')
  await contact.getByLabel(checkout.address).fill('Jl. Merdeka No. 1, Bandung')
  await page.getByLabel(form.years_employed).fill('5')
  await page.getByLabel(form.monthly_income).fill('7.500.000')
  await page.getByLabel(checkout.self).check()
  await page.getByRole('button', { name: form.next }).click()
  await page.getByLabel(form.code).fill(await codeFor(page.request, phone_number.replace(/^0/, '+62')))
  await page.getByRole('button', { name: form.nextVerify }).click()
  await expect(page.getByRole('heading', { level: 1, name: form.documents })).toBeVisible()
}

/** One scan after the other, each seen to be there. */
export async function uploadScans(page: Page, say: SpokenOfFinancing): Promise<void> {
  const { states, form } = say
  for (const kind of ['identity_card', 'family_card', 'proof_of_income', 'tax_card'] as const) {
    await page.getByLabel(states[kind]).setInputFiles(await scan(`${kind}.jpg`))
    await expect(page.getByRole('link', { name: form.open(states[kind]) })).toBeVisible()
  }
}

/** Reads all of it once more, agrees to each, and sends it. */
export async function sendToBank(page: Page, { form, application }: SpokenOfFinancing): Promise<void> {
  await page.getByRole('link', { name: form.toConfirm }).click()
  for (const box of [form.acceptTerms(bankName, 'murabahah'), form.accept_privacy, form.dataToBank(bankName)])
    await page.getByRole('checkbox', { name: box }).check()
  await page.getByRole('button', { name: form.send }).click()
  await expect(page.getByText(application.verificationTitle)).toBeVisible()
}

/** The application as it is now, from its own page: by way of the list. */
export async function seeAgain(page: Page, say: SpokenOfFinancing): Promise<void> {
  await page.getByRole('link', { name: say.shell.back, exact: true }).click()
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: say.application.timeline })).toBeVisible()
}
