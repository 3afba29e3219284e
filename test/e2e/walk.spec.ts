import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { dayMs } from '#core/time.ts'
import { scan } from './support/journey.ts'
import { type Person, signIn, someone } from './support/person.ts'
import { type Started, startSite } from './support/server.ts'
import { expect, siteUrl, test } from './support/site.ts'
import {
  becomeMember,
  chooseTwo,
  fillOrder,
  findPackage,
  payBy,
  placeOrder,
  type Spoken,
  spoken,
  uploadDocuments,
} from './support/walk.ts'

/** Months pass in one of these: they have a server of their own, whose clock nobody else reads, and walk one by one. */
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

const companion = 'Siti Nurhaliza Wardhani'
/** The way from an order to the list of them. */
const back = (page: Page, { shell }: Spoken) => page.getByRole('link', { name: shell.back, exact: true })
/** Far enough away for a down payment. */
const monthAhead = () => new Date(Date.now() + 80 * dayMs).toISOString().slice(0, 7)

/** From the home page to a voucher, by tapping and typing alone: no address is opened after the first. */
async function walk(page: Page, say: Spoken, person: Person): Promise<void> {
  await findPackage(page, say, monthAhead())
  await chooseTwo(page, say)
  await becomeMember(page, say, person)
  await page.getByRole('button', { name: say.package.book }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.checkout.heading })).toBeVisible()
  await fillOrder(page, say, companion)
  await placeOrder(page, say, person)

  await payBy(page, say, 'BCA')
  await page.getByRole('link', { name: say.done.toOrder }).click()
  await expect(page.getByText(say.order.voucherLater)).toBeVisible()
  const voucher = page.getByRole('link', { name: say.order.voucher })
  await expect(voucher).toHaveCount(0)
  // What is left to pay is found under the tab one opens first.
  await back(page, say).click()
  await expect(page.getByRole('link', { name: `${say.orders.unpaid} (1)` })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(
    /(Rp\. [\d.]+ · Pelunasan, bayar sebelum|IDR [\d,]+ · Balance, due by)/,
  )
  await page.getByRole('article').getByRole('link').last().click()
  await payBy(page, say, 'Mandiri')

  await page.getByRole('link', { name: say.done.toDocuments }).click()
  await expect(page.getByText(say.order.paid, { exact: true })).toHaveCount(2)
  await uploadDocuments(page, say, { name: person.full_name, passport: 'C1234567' })
  await uploadDocuments(page, say, { name: companion, passport: 'C7654321', husband: person.full_name })
  const [file] = await Promise.all([page.waitForEvent('download'), voucher.click()])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

test('a guest walks from search to a voucher for two by tapping alone, in English', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  await site.open('/en')
  await walk(page, spoken('en'), someone())
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/member\/my-order\//)
})

/** Says how it was: first too little, which is told at its field, then enough and with a photograph. */
async function tellHowItWas(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Bagaimana perjalanan Anda?' })
  await form.getByLabel('4 dari 5 bintang').check()
  const text = form.getByLabel(/^Ulasan/)
  await form.getByLabel(/^Foto 1/).setInputFiles(await scan('foto.jpg'))
  await text.fill('Baik')
  await form.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toHaveAccessibleDescription(/10/)
  await expect(text).toHaveValue('Baik')
  // It was not sent, so what was chosen is still there.
  await expect(form.getByLabel(/^Foto 1/)).not.toHaveValue('')
  await text.fill('Pembimbing sabar, hotel dekat, dan semua berjalan sesuai jadwal.')
  await form.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(page.getByText('Terima kasih, ulasan Anda sudah kami terima.')).toBeVisible()
}

/** Moves the clock to two days after the return of the order at this address, when everyone is home. */
async function comeHome(page: Page, { pathname }: URL): Promise<void> {
  const reply = await page.request.get(`${siteUrl()}/api/v3/users/bookings/${pathname.split('/').at(-1)}`)
  const { returns_on } = (await reply.json()).data.departure
  const now = new Date(Date.parse(`${returns_on}T12:00:00+07:00`) + 2 * dayMs).toISOString()
  await page.request.post(`${siteUrl()}/sandbox/clock`, { data: { now } })
}

test('a guest walks from search to a voucher for two by tapping alone, travels, comes home and says how it was', {
  tag: '@phone',
}, async ({ page, site }) => {
  test.setTimeout(180_000)
  const person = someone()
  const say = spoken('id')
  await site.open('/')
  await walk(page, say, person)
  const code = /RHL-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  expect(code).not.toBe('')
  const order = new URL(page.url())
  await back(page, say).click()
  await expect(page).toHaveURL(`${siteUrl()}/member/my-order`)
  await page.getByRole('link', { name: say.places.tabAccount, exact: true }).locator('visible=true').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Notifikasi/ })
    .click()
  await expect(page.getByText('Pembayaran diterima')).toHaveCount(2)

  await comeHome(page, order)
  // Months later nobody is signed in any more.
  await page.getByRole('link', { name: say.places.tabOrders, exact: true }).locator('visible=true').last().click()
  await signIn(page, person)
  await expect(page).toHaveURL(`${siteUrl()}/member/my-order`)
  const list = async () => (await page.request.get(`${siteUrl()}/member/my-order?tab=completed`)).text()
  await expect.poll(list, { timeout: 60_000 }).toContain(code)
  await page.getByRole('link', { name: say.orders.completed }).click()
  await page.getByRole('article').filter({ hasText: code }).getByRole('heading').getByRole('link').click()
  await tellHowItWas(page)
  await page.getByRole('link', { name: say.order.seePackage }).click()
  await expect(page.getByRole('region', { name: say.package.reviews })).toContainText('semua berjalan sesuai jadwal')

  const env = { ...process.env, DATA_DIR: own.data_dir, RIHLA_DEMO: '1' }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/ledger-check.ts'], { env })
  expect(stdout).toMatch(/sum\s+Rp\. 0\n/)
  expect(stdout).toContain('The ledger is sound.')
})
