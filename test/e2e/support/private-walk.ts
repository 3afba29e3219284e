import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Language } from '#core/messages.ts'
import { addDays, daysBetween } from '#core/time.ts'
import { words as account } from '#web/components/account/words.ts'
import { words as choosing } from '#web/components/payment/choose/words.ts'
import { words as paying } from '#web/components/payment/words.ts'
import { placeWords, words as shell } from '#web/components/shell/words.ts'
import { words as done } from '#web/pages/checkout/done/words.ts'
import { words as home } from '#web/pages/home/words.ts'
import { words as order } from '#web/pages/my-order/words.ts'
import { offerWords } from '#web/pages/private-request/offer-words.ts'
import { words as request } from '#web/pages/private-request/words.ts'
import { words as requests } from '#web/pages/private-requests/words.ts'
import { labels as book, words as bookWords } from '#web/pages/private-umrah/book/words.ts'
import { labels as builder, words as builderWords } from '#web/pages/private-umrah/words.ts'
import { openByCode } from './bank-desk.ts'
import { fillDate } from './dates.ts'
import { atDesk, fill, openFromMenu, done as said } from './desk.ts'
import { atGateway } from './payable.ts'
import { expect, siteUrl } from './site.ts'

/** What the site says on the way, as it says it. */
export const spokenOfPrivate = (language: Language) => ({
  account: account(language),
  choosing: choosing(language),
  paying: paying(language),
  places: placeWords(language),
  shell: shell(language),
  done: done(language),
  home: home(language),
  order: order(language),
  offer: offerWords(language),
  request: request(language),
  requests: requests(language),
  book: { ...bookWords(language), ...book(language) },
  builder: { ...builderWords(language), ...builder(language) },
})
export type SpokenOfPrivate = ReturnType<typeof spokenOfPrivate>

type Closure = { closes_on: string; reopens_on: string }
const longestJourney = 30

/** A day far enough away for a down payment, on which umrah is open and a daily airline flies. */
export async function aDayAhead(request: APIRequestContext): Promise<string> {
  const reply = await request.get(`${siteUrl()}/api/v1/custom-product/settings`)
  const { first_date, closures }: { first_date: string; closures: Closure[] } = (await reply.json()).data
  const wished = addDays(first_date, 90)
  const meets = ({ closes_on, reopens_on }: Closure) =>
    daysBetween(closes_on, addDays(wished, longestJourney)) >= 0 && daysBetween(wished, reopens_on) > 0
  const closure = closures.find(meets)
  return closure ? addDays(closure.reopens_on, 3) : wished
}

/** Two adults and a child of five who fly with an airline that goes every day. */
export async function fillPlan(page: Page, { builder }: SpokenOfPrivate, day: string): Promise<void> {
  await page.getByLabel(builder.departs).first().fill(day)
  await page.getByLabel(builder.airline).first().selectOption({ label: 'Saudia' })
  await expect(page).toHaveURL(/airline_id=SV/)
  await page.getByRole('button', { name: `${builder.more}: ${builder.adults}` }).click()
  await page.getByRole('button', { name: `${builder.more}: ${builder.children}` }).click()
  await page.getByLabel(builder.childAge(1)).selectOption('5')
  await expect(page).toHaveURL(/total_participants_adult=2/)
}

type Person = { name: string; relation: string; born: string }

export async function namePeople(page: Page, { book }: SpokenOfPrivate, people: readonly Person[]): Promise<void> {
  for (const [place, { name, relation, born }] of people.entries()) {
    const part = page.getByRole('group', { name: book.traveller(place + 1) })
    await part.getByLabel(book.passportName).fill(name)
    await part.getByLabel(book.relation).selectOption({ label: relation })
    await fillDate(part, book.birth_date, born)
  }
}

type Offer = { adult: string; child: string; down: string; note: string }

/** A partner opens the request at its desk, sees no name, and offers. */
export async function offerAs(browser: Browser, email: string, code: string, { adult, child, down, note }: Offer) {
  const desk = await atDesk(browser, email)
  await openFromMenu(desk, 'Umrah privat')
  await openByCode(desk, code)
  await expect(desk.getByRole('main')).not.toContainText('Fauzi')
  await fill(desk.getByRole('main'), {
    'Harga per dewasa': adult,
    'Harga per anak': child,
    'Uang muka per kursi': down,
    'Ketentuan pembatalan': 'Uang muka tidak kembali; selebihnya kembali 80% sampai 30 hari sebelum berangkat.',
    'Catatan untuk keluarga': note,
  })
  await desk.getByRole('button', { name: 'Kirim penawaran' }).click()
  await said(desk, 'Penawaran terkirim.')
  await desk.context().close()
}

/** Chooses a bank, pays there as its app would, and sees the page notice by itself. */
export async function payHere(page: Page, { choosing, paying, done }: SpokenOfPrivate, bank: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: choosing.title })).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(bank) }).check()
  await page.getByRole('button', { name: choosing.submit, exact: true }).locator('visible=true').click()
  await expect(page.getByRole('heading', { level: 1, name: paying.pendingTitle })).toBeVisible()
  await atGateway(page.request, 'doku', `${new URL(page.url()).searchParams.get('number')}/pay`)
  await expect(page.getByRole('heading', { level: 1, name: done.title })).toBeInViewport({ timeout: 20_000 })
}
