import type { Page } from '@playwright/test'
import { inLanguage } from '#web/to.ts'
import { atBank, openByCode } from './support/bank-desk.ts'
import { claimDeparture, type Offer } from './support/departures.ts'
import { anotherPerson, atDesk, done, fill, openFromMenu, shownCode } from './support/desk.ts'
import {
  fillIdentity,
  type SpokenOfFinancing,
  seeAgain,
  sendToBank,
  spokenOfFinancing,
  uploadScans,
} from './support/financing-walk.ts'
import { tagOf } from './support/full.ts'
import { openPage } from './support/hydrated.ts'
import { scan } from './support/journey.ts'
import { signedInMember } from './support/person.ts'
import { expect, siteUrl, test } from './support/site.ts'
import { payBy } from './support/walk.ts'

/** One traveller of it can be financed by the bank of the demo's officer. */
const isFinanced = ({ product, departure }: Offer) =>
  product.can_finance &&
  departure.seats_free > 4 &&
  departure.prices.quad > 20_000_000 &&
  departure.prices.quad < 40_000_000

/** What stands first on the page; the history below may say the same. */
const notice = (page: Page, title: string) => page.getByText(title, { exact: true }).first()
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const codeOn = async (page: Page): Promise<string> =>
  /FIN-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** From a package to the third way of paying for it. */
async function chooseFinancing(page: Page, say: SpokenOfFinancing): Promise<void> {
  await page.getByRole('button', { name: say.package.choose }).click()
  await page.getByRole('button', { name: say.package.book }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.checkout.heading })).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(say.ordering.financing) }).check()
  await page.getByRole('button', { name: say.checkout.next }).locator('visible=true').click()
  await expect(page.getByRole('heading', { level: 1, name: say.form.heading })).toBeVisible()
}

for (const [place, language] of (['id', 'en'] as const).entries())
  test(
    `a member finances a package by tapping, up to the last instalment, in ${language}`,
    tagOf(place, '@phone'),
    async ({ page, browser, request, site }) => {
      test.setTimeout(180_000)
      const say = spokenOfFinancing(language)
      const { product, departure } = await claimDeparture(request, { fits: isFinanced })
      const person = await signedInMember(page)
      let code = ''

      await test.step('the third way of paying leads to the form, and the form to the bank', async () => {
        await site.open(inLanguage(language, `/product/${product.slug}?departure=${departure.id}`))
        await chooseFinancing(page, say)
        await fillIdentity(page, say, person)
        await uploadScans(page, say)
        await sendToBank(page, say)
        code = await codeOn(page)
      })

      const officer = await atBank(browser)
      const reason = 'Slip gaji bulan terakhir tidak terbaca'
      await test.step('the bank asks for one document again, and says why', async () => {
        await openFromMenu(officer, 'Pembiayaan')
        await openByCode(officer, code)
        await fill(part(officer, 'Minta dokumen ulang'), { 'Alasan untuk Bukti penghasilan': reason })
        await officer.getByRole('button', { name: 'Minta ulang', exact: true }).click()
        await done(officer, 'Dokumen diminta ulang.')
      })

      await test.step('its owner reads why, and sends a better one', async () => {
        await seeAgain(page, say)
        await expect(notice(page, say.application.againTitle)).toBeVisible()
        await expect(page.getByRole('main')).toContainText(reason)
        await page.getByRole('link', { name: say.application.continue }).click()
        await expect(page.getByText(say.form.sendAgain(reason))).toBeVisible()
        await page.getByLabel(say.states.proof_of_income).setInputFiles(await scan('slip.jpg'))
        await expect(page.getByText(say.form.sendAgain(reason))).toHaveCount(0)
        await sendToBank(page, say)
      })

      await test.step('the bank approves, and the down payment is paid', async () => {
        await openFromMenu(officer, 'Pembiayaan')
        await openByCode(officer, code)
        await fill(part(officer, 'Setujui pembiayaan'), { 'Syarat persetujuan': 'Akad di kantor cabang Bandung' })
        await officer.getByRole('button', { name: 'Setujui pembiayaan' }).click()
        await done(officer, 'Pembiayaan disetujui.')
        await seeAgain(page, say)
        await expect(notice(page, 'Akad di kantor cabang Bandung')).toBeVisible()
        await page.getByRole('link', { name: say.application.payNow }).click()
        await payBy(page, say, 'BCA')
        await page.getByRole('link', { name: say.done.toApplication }).click()
        await expect(notice(page, say.application.waitingTitle)).toBeVisible()
      })

      await test.step('the bank pays the rest, and finance sees it arrive', async () => {
        await openFromMenu(officer, 'Pembiayaan')
        await openByCode(officer, code, 'to_disburse')
        const reference = `TRF-${code}`
        await fill(part(officer, 'Catat pencairan'), { 'Tanggal pencairan': today(), 'Nomor referensi': reference })
        await officer.getByRole('button', { name: 'Catat pencairan' }).click()
        await done(officer, 'Pencairan dicatat')
        const finance = await atDesk(browser, 'admin2@rihla.test')
        await openFromMenu(finance, 'Pencairan bank')
        const [, sent = ''] =
          /Rp\.\s(\d{1,3}(?:\.\d{3})+)/.exec((await finance.getByRole('row', { name: code }).textContent()) ?? '') ?? []
        await finance.getByRole('link', { name: `Periksa ${code}` }).click()
        const arrived = part(finance, 'Sudah masuk')
        await fill(arrived, { 'Jumlah yang masuk': sent, 'Kode dari aplikasi': await shownCode(finance) })
        await arrived.getByRole('button', { name: 'Catat sebagai diterima' }).click()
        await done(finance, 'Pencairan dicatat sebagai diterima.')
        await seeAgain(page, say)
        await expect(notice(page, say.application.disbursedTitle)).toBeVisible()
        await page.getByRole('link', { name: say.application.seeOrder }).click()
        await expect(page.getByText(say.order.paid, { exact: true })).toHaveCount(2)
        await openFromMenu(finance, 'Buku besar')
        await finance.getByRole('button', { name: 'Periksa sekarang' }).click()
        await expect(finance.getByText('Buku cocok, tidak ada selisih')).toBeInViewport()
      })

      await test.step('six instalments later nothing is owed', async () => {
        for (let number = 1; number <= 6; number++) {
          const form = part(officer, 'Catat cicilan')
          await expect(form.getByLabel('Cicilan ke')).toHaveValue(String(number))
          await fill(form, { 'Tanggal dibayar': today(), 'Nomor referensi': `${code}-${number}` })
          await form.getByRole('button', { name: 'Catat cicilan' }).click()
          await done(officer, 'Cicilan dicatat.')
        }
        await expect(part(officer, 'Catat cicilan')).toHaveCount(0)
        await page.getByRole('link', { name: say.order.seeFinancing }).click()
        await expect(notice(page, say.application.settledTitle)).toBeVisible()
      })
    },
  )

/** As the page of the package says it to anyone who looks. */
async function seatsOnSite(page: Page, { product, departure }: Offer): Promise<number> {
  await openPage(page, `${siteUrl()}/product/${product.slug}?departure=${departure.id}`)
  const shown = await page.locator('#offer a[aria-current=true]', { hasText: /kursi/ }).textContent()
  return Number(/Sisa (\d+) dari/.exec(shown ?? '')?.[1])
}

test('an application that the bank declines says why, and its seat is free again', { tag: '@phone' }, async ({
  page,
  browser,
  request,
  site,
}) => {
  test.setTimeout(120_000)
  const say = spokenOfFinancing('en')
  const offer = await claimDeparture(request, { fits: isFinanced })
  const [someone, officer] = [await anotherPerson(browser), await atBank(browser)]
  const person = await signedInMember(page)
  const free = await seatsOnSite(someone, offer)

  await site.open(`/en/product/${offer.product.slug}?departure=${offer.departure.id}`)
  await page.getByRole('button', { name: say.package.choose }).click()
  await page.getByRole('link', { name: say.package.financing(24) }).click()
  await page.getByRole('button', { name: say.form.beginNext }).click()
  await fillIdentity(page, say, person)
  await uploadScans(page, say)
  await sendToBank(page, say)
  await expect.poll(() => seatsOnSite(someone, offer), { timeout: 20_000 }).toBe(free - 1)

  const reason = 'Cicilan melebihi kemampuan bayar'
  await openFromMenu(officer, 'Pembiayaan')
  await openByCode(officer, await codeOn(page))
  await fill(part(officer, 'Tolak pengajuan'), { Alasan: reason })
  await officer.getByRole('button', { name: 'Tolak pengajuan' }).click()
  await done(officer, 'Pengajuan ditolak.')

  await seeAgain(page, say)
  await expect(page.getByText(say.application.rejectedText(reason))).toBeVisible()
  await page.getByRole('link', { name: say.application.seeOrder }).click()
  await expect(page.getByText(say.order.unfinancedTitle)).toBeVisible()
  await expect.poll(() => seatsOnSite(someone, offer), { timeout: 20_000 }).toBe(free)
})
