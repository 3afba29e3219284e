import type { Locator, Page } from '@playwright/test'
import { inLanguage } from '#web/to.ts'
import { openByCode } from './support/bank-desk.ts'
import { atDesk, done, fill, openFromMenu } from './support/desk.ts'
import { tagOf } from './support/full.ts'
import { atGateway } from './support/payable.ts'
import { member } from './support/person.ts'
import { expect, expectNoViolations, test } from './support/site.ts'
import {
  atStoreDesk,
  carry,
  type SpokenOfSouvenirs,
  spokenOfSouvenirs,
  trackNow,
  twoThings,
} from './support/souvenir-walk.ts'
import { uniqueDigits } from './support/unique.ts'

const inSight = (control: Locator) => control.locator('visible=true')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Searched for in the shop, and opened. */
async function openThing(
  page: Page,
  say: SpokenOfSouvenirs,
  { name, store }: { name: string; store: { name: string } },
) {
  await page.getByRole('searchbox', { name: say.shop.search }).fill(`${name} ${store.name}`)
  await page.getByRole('searchbox', { name: say.shop.search }).press('Enter')
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: store.name })
    .filter({ hasText: name })
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(heading(page, name)).toBeVisible()
}

/** What a thing can be chosen by, such as its size. */
const choicesOf = (page: Page, say: SpokenOfSouvenirs) =>
  part(page, say.item.facts).getByRole('navigation').getByRole('link')

/** Another variant than the one the page begins with, by its name. */
async function chooseVariant(page: Page, say: SpokenOfSouvenirs): Promise<string> {
  const other = choicesOf(page, say).and(page.locator(':not([aria-current], .is-out)')).last()
  const name = (await other.textContent()) ?? ''
  await other.click()
  await expect(choicesOf(page, say).and(page.locator('[aria-current]')).last()).toHaveText(name)
  return name
}

const addToCart = (page: Page, say: SpokenOfSouvenirs) =>
  inSight(page.getByRole('button', { name: say.item.addToCart })).click()

/** An address for somebody who has none, from where the shipping is chosen, and back to it. */
async function addAddress(page: Page, { address, shipping }: SpokenOfSouvenirs) {
  await page.getByRole('link', { name: shipping.addAddress }).click()
  await page.getByLabel(address.label).fill('Rumah')
  await page.getByLabel(address.province).selectOption('Jawa Barat')
  await page.getByLabel(address.city).selectOption('Kota Bandung')
  await page.getByLabel(address.subdistrict).selectOption('Antapani')
  await page.getByLabel(address.postcode).fill('40291')
  await page.getByLabel(address.street).fill('Jl. Terusan Jakarta No. 12')
  await page.getByLabel(address.postcode).press('Enter')
}

/** The code of a store's order, as its page says it. */
const codeOn = async (page: Page): Promise<string> =>
  /OLH-[0-9A-Z]+-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

/** What the whole order says that one store's part costs. */
async function totalOf(page: Page, say: SpokenOfSouvenirs, store: { name: string }): Promise<string> {
  const [, rest = ''] = ((await part(page, store.name).textContent()) ?? '').split(say.whole.sum(''))
  const [amount = ''] = /^Rp\.\s?[\d.,]*\d/.exec(rest) ?? []
  expect(amount).not.toBe('')
  return amount
}

for (const [place, language] of (['id', 'en'] as const).entries())
  test(
    `a guest buys of two stores at once by tapping; one sends, the other cannot, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, browser, request, site }) => {
      test.setTimeout(240_000)
      const say = spokenOfSouvenirs(language)
      const [first, second] = await twoThings(request, language)
      const { person } = await member(request)
      const codes: string[] = []

      await test.step('a guest puts something into the cart, signs in, and comes back to the same choice', async () => {
        await site.open(inLanguage(language, '/oleh-oleh'))
        await openThing(page, say, first)
        const variant = await chooseVariant(page, say)
        await page.getByRole('button', { name: `${say.item.addOne}: ${say.item.quantity}` }).click()
        await addToCart(page, say)
        await page.getByLabel(say.account.email).fill(person.email)
        await page.getByLabel(new RegExp(`^${say.account.password}`)).fill(person.password)
        await page.getByLabel(new RegExp(`^${say.account.password}`)).press('Enter')
        await expect(heading(page, first.name)).toBeVisible()
        await expect(page.getByLabel(say.item.quantity, { exact: true })).toHaveValue('2')
        await expect(choicesOf(page, say).and(page.locator('[aria-current]')).last()).toHaveText(variant)
        await addToCart(page, say)
        await expect(page.getByText(say.toasts.souvenir_added)).toBeVisible()
        await expect(heading(page, say.cart.title)).toBeVisible()
      })

      await test.step('something of a second store joins it, and both are ordered', async () => {
        await page.getByRole('navigation').getByRole('link', { name: say.cart.shop, exact: true }).first().click()
        await openThing(page, say, second)
        await addToCart(page, say)
        await expect(page.getByRole('main')).toContainText(first.store.name)
        await expect(page.getByRole('main')).toContainText(second.store.name)
        await expectNoViolations(page)
        await inSight(page.getByRole('button', { name: say.cart.checkout })).click()
        await expect(heading(page, say.shipping.title)).toBeVisible()
      })

      await test.step('an address, a courier for each store, and one payment', async () => {
        await addAddress(page, say)
        await expect(heading(page, say.shipping.title)).toBeVisible()
        for (const { store } of [first, second])
          await page
            .getByRole('radiogroup', { name: say.shipping.method(store.name) })
            .or(page.getByRole('group', { name: say.shipping.method(store.name) }))
            .getByRole('radio')
            .first()
            .check()
        await expectNoViolations(page)
        await inSight(page.getByRole('button', { name: say.shipping.pay })).click()
        await expect(heading(page, say.choosing.title)).toBeVisible()
        await page.getByRole('radio', { name: /BCA/ }).check()
        await inSight(page.getByRole('button', { name: say.choosing.submit, exact: true })).click()
        await expect(heading(page, say.paying.pendingTitle)).toBeVisible()
        await atGateway(page.request, 'doku', `${new URL(page.url()).pathname.split('/').at(-1)}/pay`)
        await expect(page).toHaveURL(/\/member\/my-order\//, { timeout: 20_000 })
        await expect(page.getByText(say.whole.paid, { exact: true })).toBeVisible()
        await expectNoViolations(page)
      })

      const whole = page.url()
      const orders = page.getByRole('link', { name: say.whole.see })
      for (const at of [0, 1]) {
        await orders.nth(at).click()
        await expect(heading(page, [first, second][at]?.store.name ?? '')).toBeVisible()
        codes.push(await codeOn(page))
        await page.getByRole('link', { name: say.order.whole }).click()
        await expect(heading(page, say.whole.title)).toBeVisible()
      }
      const [sent = '', refused = ''] = codes
      const [own, back] = [await totalOf(page, say, first.store), await totalOf(page, say, second.store)]
      const waybill = `SBX${uniqueDigits()}`

      await test.step('the first store processes and ships', async () => {
        const desk = await atStoreDesk(browser, 'first')
        await openFromMenu(desk, 'Pesanan toko')
        await openByCode(desk, sent)
        await desk.getByRole('button', { name: 'Mulai proses' }).click()
        await done(desk, 'Pesanan mulai diproses.')
        await fill(part(desk, 'Kirim pesanan'), { 'Nomor resi': waybill })
        await desk.getByRole('button', { name: 'Tandai terkirim' }).click()
        await done(desk, 'Pesanan ditandai terkirim.')
        await carry(request, waybill)
        await trackNow(sent)
      })

      const reason = 'Stok rusak terkena hujan, mohon maaf'
      await test.step('the second cannot, says why, and only its part goes back', async () => {
        const desk = await atStoreDesk(browser, 'second')
        await openFromMenu(desk, 'Pesanan toko')
        await openByCode(desk, refused)
        await part(desk, 'Tolak pesanan').getByRole('link', { name: 'Tolak pesanan' }).click()
        await fill(part(desk, 'Tolak pesanan'), { Alasan: reason })
        await desk.getByRole('button', { name: 'Ya, tolak pesanan' }).click()
        await done(desk, 'Pesanan ditolak.')
        await site.open(new URL(whole).pathname)
        await expect(page.getByText(say.whole.refundText)).toBeVisible()
        await expect(page.getByRole('main')).toContainText(say.whole.refundTitle(back))
        await expect(page.getByText(say.whole.partly_refunded, { exact: true })).toBeVisible()
        await expect(part(page, second.store.name)).toContainText(say.whole.back(back))
        await expect(part(page, first.store.name)).not.toContainText(say.whole.back('').trim())
        expect(await totalOf(page, say, first.store)).toBe(own)
        await orders.nth(1).click()
        await expect(page.getByText(say.order.reason(reason)).first()).toBeVisible()
        for (const text of [say.events.pay, say.events.reject, say.refunds.due(back)])
          await expect(part(page, say.order.timeline)).toContainText(text)
        await expectNoViolations(page)
      })

      await test.step('the parcel arrives as the courier says, is confirmed and reviewed', async () => {
        await site.open(new URL(whole).pathname)
        const arrived = async () => {
          await orders.first().click()
          await expect(page.getByText(say.order.code(sent))).toBeVisible()
          const isThere = await page.getByText(say.states.delivered, { exact: true }).first().isVisible()
          if (!isThere) await page.getByRole('link', { name: say.order.whole }).click()
          return isThere
        }
        await expect.poll(arrived, { timeout: 90_000, intervals: [5000] }).toBe(true)
        await expect(page.getByText(waybill).first()).toBeVisible()
        for (const text of [say.events.process, say.events.ship, say.events.deliver])
          await expect(part(page, say.order.timeline)).toContainText(text)
        await expect(part(page, say.order.costs)).toContainText(own)
        await page.getByRole('button', { name: say.order.complete }).click()
        await inSight(page.getByRole('button', { name: say.order.completeYes })).click()
        await expect(page.getByText(say.toasts.souvenir_completed)).toBeVisible()
        const opinion = `Segar, dibungkus rapi, datang tepat waktu, pesanan ${sent}.`
        const review = page.getByRole('form', { name: new RegExp(say.order.review) }).or(part(page, say.order.review))
        await review.getByRole('radio').last().check()
        await review.getByLabel(say.order.reviewText).fill(opinion)
        await review.getByRole('button', { name: say.order.sendReview }).click()
        await expect(page.getByText(say.order.reviewText, { exact: true })).toHaveCount(0)
        // The page of an item is cached until a process has noticed the review.
        await expect(async () => {
          await site.open(inLanguage(language, `/oleh-oleh/${first.store.slug}/${first.slug}`))
          await expect(part(page, say.item.reviews)).toContainText(opinion, { timeout: 2_000 })
        }).toPass({ timeout: 30_000 })
      })

      await test.step('the books are even', async () => {
        const finance = await atDesk(browser, 'admin2@rihla.test')
        await openFromMenu(finance, 'Buku besar')
        await finance.getByRole('button', { name: 'Periksa sekarang' }).click()
        await expect(finance.getByText('Buku cocok, tidak ada selisih')).toBeInViewport()
      })
    },
  )
