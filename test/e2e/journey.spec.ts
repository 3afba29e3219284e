import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { fillDate } from './support/dates.ts'
import { claimDeparture } from './support/departures.ts'
import { tellPassport } from './support/journey.ts'
import { codeFor, type Person, signIn, someone } from './support/person.ts'
import { type Started, startSite } from './support/server.ts'
import { expect, siteUrl, test } from './support/site.ts'

/** Months pass in this journey: it has a server of its own, whose clock nobody else reads. */
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

async function register(page: Page, person: Person): Promise<void> {
  await page.goto(`${siteUrl()}/auth/register`)
  await page.getByLabel('Nama lengkap').fill(person.full_name)
  await page.getByLabel('Nomor telepon').fill(person.phone_number)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel(/^Kata sandi/).fill(person.password)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.getByLabel('Kode verifikasi').fill(await codeFor(page.request, person.email))
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page).toHaveURL(`${siteUrl()}/`)
}

async function fillIn(page: Page): Promise<void> {
  const contact = page.getByRole('region', { name: 'Data pemesan' })
  await contact.getByRole('group', { name: 'Jenis kelamin' }).getByLabel('Laki-laki').check()
  await fillDate(contact, 'Tanggal lahir', '1980-02-03')
  await contact.getByLabel('Pekerjaan').fill('Guru')
  await contact.getByLabel('Instansi').fill('SMA Negeri 1')
  await contact.getByLabel('Alamat').fill('Jl. Merdeka No. 1, Bandung')
  await page.getByLabel('Saya sendiri ikut berangkat').check()
  await page.getByLabel('Uang muka (DP)').check()
  await page.getByLabel(/^Saya telah membaca/).check()
}

/** Chooses a bank, pays there as a person does, and comes back to a page that has noticed. */
async function payBy(page: Page, bank: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(bank) }).check()
  await page.getByRole('button', { name: 'Bayar', exact: true }).locator('visible=true').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Selesaikan pembayaran' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('number')
  const desk = await page.context().newPage()
  await desk.goto(`${siteUrl()}/sandbox/doku/payments/${number}`)
  await desk.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(desk.getByText('Dibayar')).toBeVisible()
  await desk.close()
  const done = page.getByRole('heading', { level: 1, name: 'Alhamdulillah, pembayaran diterima' })
  await expect(done).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('main')).toContainText('Masuk grup rombongan')
  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await expect(page).toHaveURL(/\/member\/my-order\//)
}

const photographOf = async (page: Page) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

/** Everything asked of the traveller, each a photograph. */
async function bringPapers(page: Page): Promise<void> {
  const photograph = await photographOf(page)
  const papers = ['Paspor', 'Pas foto', 'KTP', 'Sertifikat vaksin']
  for (const [i, paper] of papers.entries()) {
    await page.getByLabel(paper, { exact: true }).setInputFiles(photograph)
    const left = papers.length - i - 1
    // With the last of them only the passport is left to be told.
    if (left > 0) await expect(page.getByText(`${left} dokumen lagi`)).toBeVisible({ timeout: 20_000 })
  }
  await tellPassport(page)
  await expect(page.getByText('Lengkap', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
}

/** Says how it was: first too little, which is told at its field, then enough and with a photograph. */
async function tellHowItWas(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Bagaimana perjalanan Anda?' })
  await form.getByLabel('4 dari 5 bintang').check()
  const text = form.getByLabel(/^Ulasan/)
  // What a browser would hold back, a browser without its checks sends.
  await form.locator('form').evaluate((node: HTMLFormElement) => node.setAttribute('novalidate', ''))
  await text.fill('Baik')
  await form.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(text).toHaveAccessibleDescription(/10/)
  await expect(text).toHaveValue('Baik')
  await text.fill('Pembimbing sabar, hotel dekat, dan semua berjalan sesuai jadwal.')
  await form.getByLabel(/^Foto 1/).setInputFiles(await photographOf(page))
  await form.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(page.getByText('Terima kasih, ulasan Anda sudah kami terima.')).toBeVisible()
}

test('a new member buys an umrah, pays in two parts, brings the papers, travels and comes home', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const person = someone()
  await register(page, person)
  const { product, departure } = await claimDeparture(page.request)

  await page.goto(`${siteUrl()}/product/${product.slug}?departure=${departure.id}`)
  await page.getByRole('button', { name: 'Pilih & pesan' }).click()
  await page.getByRole('button', { name: 'Pesan sekarang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lengkapi pesanan' })).toBeVisible()
  await fillIn(page)
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).locator('visible=true').click()
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click()
  await page.getByLabel('Kode verifikasi').fill(await codeFor(page.request, person.phone_number.replace(/^0/, '+62')))
  await page.getByRole('button', { name: 'Verifikasi dan buat pesanan' }).click()
  await expect(page).toHaveURL(/step=pay/)

  await payBy(page, 'BCA')
  const voucher = page.getByRole('link', { name: 'E-voucher (PDF)' })
  await expect(voucher).toHaveCount(0)
  // What is left to pay is found by tapping, under the tab one opens first.
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Belum dibayar (1)' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/Rp\. [\d.]+ Pelunasan dibayar sebelum/)
  await page.getByRole('link', { name: 'Bayar sekarang' }).click()
  await payBy(page, 'Mandiri')
  await expect(page.getByText('Lunas', { exact: true })).toHaveCount(2)

  await bringPapers(page)
  const [file] = await Promise.all([page.waitForEvent('download'), voucher.click()])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const order = page.url()
  const code = /RHL-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  expect(code).not.toBe('')

  await page.goto(`${siteUrl()}/notification`)
  await expect(page.getByText('Pembayaran diterima')).toHaveCount(2)

  const home = new Date(Date.parse(`${departure.returns_on}T12:00:00+07:00`) + 2 * 86_400_000)
  await page.request.post(`${siteUrl()}/sandbox/clock`, { data: { now: home.toISOString() } })
  await page.goto(order)
  await signIn(page, person)
  await expect(page).not.toHaveURL(/login/)
  const completed = `${siteUrl()}/member/my-order?tab=completed`
  const list = async () => (await page.request.get(completed)).text()
  await expect.poll(list, { timeout: 60_000 }).toContain(code)
  await page.goto(completed)
  await expect(page.getByText(code)).toBeVisible()
  await page.goto(order)
  await tellHowItWas(page)
  await page.goto(`${siteUrl()}/product/${product.slug}`)
  await expect(page.getByRole('region', { name: 'Ulasan jamaah' })).toContainText('semua berjalan sesuai jadwal')

  const env = { ...process.env, DATA_DIR: own.data_dir, RIHLA_DEMO: '1' }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/ledger-check.ts'], { env })
  expect(stdout).toMatch(/sum\s+Rp\. 0\n/)
  expect(stdout).toContain('The ledger is sound.')
})
