import type { Locator, Page } from '@playwright/test'
import type { Language } from '#core/messages.ts'
import { words as account } from '#web/components/account/words.ts'
import { words as listing } from '#web/components/listing/words.ts'
import { words as choosing } from '#web/components/payment/choose/words.ts'
import { words as paying } from '#web/components/payment/words.ts'
import { words as searching } from '#web/components/search/words.ts'
import { placeWords, words as shell } from '#web/components/shell/words.ts'
import { toastWords } from '#web/components/toast-words.ts'
import { words as done } from '#web/pages/checkout/done/words.ts'
import { labels as checkout, words as ordering } from '#web/pages/checkout/words.ts'
import { words as login } from '#web/pages/login/words.ts'
import { travellerWords } from '#web/pages/my-order/traveller-words.ts'
import { words as order } from '#web/pages/my-order/words.ts'
import { words as orders } from '#web/pages/my-orders/words.ts'
import { labels as packageLabels, words as packageWords } from '#web/pages/product/words.ts'
import { words as register } from '#web/pages/register/words.ts'
import { words as verify } from '#web/pages/verify-email/words.ts'
import { fillDate } from './dates.ts'
import { scan } from './journey.ts'
import { atGateway } from './payable.ts'
import { codeFor, type Person } from './person.ts'
import { expect } from './site.ts'

/** What the site says on the way, as it says it: a walk goes by the words people read. */
export const spoken = (language: Language) => ({
  account: account(language),
  listing: listing(language),
  choosing: choosing(language),
  paying: paying(language),
  searching: searching(language),
  places: placeWords(language),
  shell: shell(language),
  done: done(language),
  checkout: checkout(language),
  ordering: ordering(language),
  login: login(language),
  traveller: travellerWords(language),
  order: order(language),
  orders: orders(language),
  package: { ...packageLabels(language), ...packageWords(language) },
  register: register(language),
  toasts: toastWords(language),
  verify: verify(language),
})
export type Spoken = ReturnType<typeof spoken>

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const inSight = (control: Locator) => control.locator('visible=true')

/** From the home page to the first umrah of the first month from `earliest` on. */
export async function findPackage(page: Page, say: Spoken, earliest: string): Promise<void> {
  await inSight(page.getByRole('link', { name: say.shell.search, exact: true })).click()
  await inSight(page.getByRole('searchbox')).fill('umrah')
  await page.getByRole('main').getByRole('button', { name: say.searching.search, exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${say.places.umrah} \\(`) }).click()
  await expect(page).toHaveURL(/category=umroh/)
  // The row of chips is too short for it: on a phone the filters are a sheet.
  await page.getByRole('button', { name: new RegExp(`^${say.listing.filter}\\b`) }).click()
  const sheet = page.getByRole('search', { name: say.listing.filters })
  const months = sheet.getByRole('combobox', { name: say.listing.month })
  const offered = await months
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''))
  const month = offered.find((one) => one >= earliest) ?? ''
  await months.selectOption(month)
  await expect(page).toHaveURL(new RegExp(`month=${month}`))
  await sheet.getByRole('button', { name: say.listing.close }).click()
  await expect(page.getByRole('list', { name: say.listing.active })).toBeVisible()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
}

/** Chooses two adults and presses the button; a guest is led to sign in. */
export async function chooseTwo(page: Page, say: Spoken): Promise<void> {
  await page.getByRole('button', { name: say.package.choose }).click()
  const adults = say.package.adultsIn(say.package.roomIn('quad'))
  await page.getByRole('button', { name: `${say.package.addOne}: ${adults}` }).click()
  await expect(page.getByLabel(adults, { exact: true })).toHaveValue('2')
  await page.getByRole('button', { name: say.package.book }).click()
}

/** From the page of sign-in to an account, and back to the choice that was made before. */
export async function becomeMember(page: Page, say: Spoken, person: Person): Promise<void> {
  await page.getByRole('link', { name: say.login.register }).click()
  await page.getByLabel(say.register.fullName).fill(person.full_name)
  await page.getByLabel(say.register.phone).fill(person.phone_number)
  await page.getByLabel(say.account.email).fill(person.email)
  await page.getByLabel(new RegExp(`^${say.account.password}`)).fill(person.password)
  await page.getByRole('button', { name: say.register.submit, exact: true }).click()
  await page.getByLabel(say.account.code).fill(await codeFor(page.request, person.email))
  await page.getByRole('button', { name: say.verify.submit }).click()
  await expect(page).toHaveURL(/\/product\/.*quad=2/)
  // In the sheet they left, which says why they are back.
  const sheet = page.getByRole('complementary', { name: say.package.offer })
  await expect(sheet.getByText(say.toasts.account_ready)).toBeVisible()
}

/** Everything checkout asks for: who orders, who travels, how to pay. */
export async function fillOrder(page: Page, say: Spoken, companion: string): Promise<void> {
  const { checkout, ordering } = say
  const contact = page.getByRole('region', { name: checkout.contact })
  await contact.getByRole('group', { name: checkout.gender }).getByLabel(checkout.male, { exact: true }).check()
  await fillDate(contact, checkout.birth_date, '1980-02-03')
  await contact.getByLabel(checkout.job_name).fill('Guru')
  await contact.getByLabel(checkout.instansi).fill('SMA Negeri 1')
  await contact.getByLabel(checkout.address).fill('Jl. Merdeka No. 1, Bandung')
  await page.getByLabel(checkout.self).check()
  const second = page.getByRole('group', { name: ordering.traveller(2) })
  await second.getByLabel(checkout.passportName).fill(companion)
  await second.getByLabel(checkout.relation).selectOption({ label: ordering.relationSpouse })
  await page.getByLabel(ordering.downPayment).check()
  await page.getByLabel(checkout.consent).check()
}

/** Asks once more, proves the phone, and stands where one pays. */
export async function placeOrder(page: Page, say: Spoken, { phone_number }: Person): Promise<void> {
  await inSight(page.getByRole('button', { name: say.checkout.next })).click()
  await page.getByRole('button', { name: say.checkout.goOn }).click()
  await page.getByLabel(say.account.code).fill(await codeFor(page.request, phone_number.replace(/^0/, '+62')))
  await page.getByRole('button', { name: say.ordering.verifySubmit }).click()
  await expect(heading(page, say.choosing.title)).toBeVisible()
}

/** Chooses a bank, pays there as its app would, and sees the page notice by itself. */
export async function payBy(page: Page, say: Spoken, bank: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(bank) }).check()
  await inSight(page.getByRole('button', { name: say.choosing.submit, exact: true })).click()
  await expect(heading(page, say.paying.pendingTitle)).toBeVisible()
  await atGateway(page.request, 'doku', `${new URL(page.url()).searchParams.get('number')}/pay`)
  await expect(heading(page, say.done.title)).toBeInViewport({ timeout: 20_000 })
}

/** A woman below the age of the rule names her mahram, here her husband. */
type Traveller = { name: string; passport: string; husband?: string }

/** The four scans and the passport of one traveller. */
export async function uploadDocuments(page: Page, say: Spoken, { name, passport, husband }: Traveller): Promise<void> {
  const part = page.getByRole('region', { name: say.order.travellers }).getByRole('listitem').filter({ hasText: name })
  const upload = part.getByLabel(say.order.passport, { exact: true })
  if (!(await upload.isVisible())) await part.getByText(name).first().click()
  for (const kind of ['passport', 'photo', 'ktp', 'vaccine'] as const) {
    await part.getByLabel(say.order[kind], { exact: true }).setInputFiles(await scan())
    await expect(part.getByRole('link', { name: say.order.open(say.order[kind]) })).toBeVisible()
  }
  const { traveller } = say
  const details = part.getByRole('group', { name: traveller.details })
  await details.getByLabel(traveller.passport_number).fill(passport)
  await fillDate(details, traveller.passport_expires_on, '2034-01-01')
  await details.getByLabel(traveller.gender).selectOption(husband ? 'female' : 'male')
  if (await details.getByRole('group', { name: traveller.birth_date }).isVisible())
    await fillDate(details, traveller.birth_date, '1984-05-06')
  if (husband) {
    await details.getByLabel(traveller.guardian_name).fill(husband)
    await details.getByLabel(traveller.guardian_relation).selectOption({ label: traveller.spouse })
  }
  await part.getByRole('button', { name: traveller.saveDetails }).click()
  await expect(part.getByText(say.order.complete, { exact: true })).toBeVisible()
}
