import { type Browser, expect, type Page } from '@playwright/test'
import type { Language } from '#core/messages.ts'
import { dated_rules } from '#modules/dated-rules/tables.ts'
import { words as chat } from '#web/pages/chat/words.ts'
import { fillDate } from './dates.ts'
import { atDesk, done, fill, openFromMenu, shownCode } from './desk.ts'
import { reloadPage } from './hydrated.ts'
import { inDatabase } from './staff.ts'
import { type Spoken, spoken } from './walk.ts'

/** What the site says on the way, as it says it. */
export const spokenOfChat = (language: Language) => ({ ...spoken(language), chat: chat(language) })

/** From an amount that one commission reaches on, two people send it. */
export const twoForAnyTransfer = () =>
  inDatabase((db) =>
    db
      .insert(dated_rules)
      .values({ key: 'approval_from', value: 100_000, valid_from: '2026-01-01', source: 'Walk of a consultant' }),
  )

/** The demo's consultant at a desk with a wide screen, taking conversations. */
export async function consultantComesOnline(browser: Browser): Promise<Page> {
  const desk = await atDesk(browser, 'konsultan@rihla.test')
  await desk.setViewportSize({ width: 1280, height: 900 })
  await desk
    .getByRole('navigation', { name: 'Menu konsol' })
    .getByRole('link', { name: /^Percakapan/ })
    .click()
  await expect(desk.getByText('Tidak menerima', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Terima percakapan' }).click()
  await done(desk, 'Anda menerima percakapan.')
  return desk
}

/** The first of the packages that the picker finds, sent. */
export async function sendPackage(desk: Page): Promise<void> {
  await desk.getByText('Kirim paket', { exact: true }).click()
  await desk.getByRole('searchbox', { name: 'Cari paket' }).press('Enter')
  const first = desk
    .getByRole('link', { name: /^Sisipkan / })
    .locator('visible=true')
    .first()
  await first.click()
  await expect(desk.getByLabel('Jawaban Anda')).toHaveValue(/\/product\/.+affiliate_code=RIHLA-AISYAH/)
  await desk.getByRole('button', { name: 'Kirim', exact: true }).click()
}

/** Who orders and travels alone, and pays all of it. */
export async function fillAlone(page: Page, { checkout }: Spoken): Promise<void> {
  const contact = page.getByRole('region', { name: checkout.contact })
  await contact.getByRole('group', { name: checkout.gender }).getByLabel(checkout.male, { exact: true }).check()
  await fillDate(contact, checkout.birth_date, '1980-02-03')
  await contact.getByLabel(checkout.job_name).fill('Guru')
  await contact.getByLabel(checkout.instansi).fill('SMA Negeri 1')
  await contact.getByLabel(checkout.address).fill('Jl. Merdeka No. 1, Bandung')
  await page.getByLabel(checkout.self).check()
  await page.getByLabel(checkout.consent).check()
}

async function openPayout(page: Page): Promise<void> {
  await openFromMenu(page, 'Pembayaran mitra')
  await page.getByRole('link', { name: 'Aisyah Nur Fadhilah' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Aisyah Nur Fadhilah/ })).toBeVisible()
}

/** Finance asks, an admin approves, finance sends and hears that it arrived. */
export async function payOut(browser: Browser, code: string): Promise<void> {
  const [finance, admin] = await Promise.all(
    ['keuangan@rihla.test', 'admin@rihla.test'].map((email) => atDesk(browser, email)),
  )
  if (!finance || !admin) throw new Error('nobody pays')
  await openPayout(finance)
  await expect(finance.getByRole('row', { name: code })).toBeVisible()
  await finance.getByRole('button', { name: 'Minta persetujuan' }).click()
  await done(finance, 'Persetujuan diminta.')
  await openPayout(admin)
  await fill(admin, { 'Kode dari aplikasi autentikator': await shownCode(admin) })
  await admin.getByRole('button', { name: 'Setujui transfer' }).click()
  await done(admin, 'Disetujui.')
  await reloadPage(finance)
  await fill(finance, { 'Nomor referensi transfer': `BSI ${code}` })
  await finance.getByRole('button', { name: 'Catat sebagai terkirim' }).click()
  await done(finance, 'Pembayaran mitra dicatat sebagai terkirim.')
  await fill(finance, { 'Bukti diterima': `Mutasi ${code}` })
  await finance.getByRole('button', { name: 'Catat sebagai diterima' }).click()
  await done(finance, 'Pembayaran mitra dicatat sebagai diterima.')
}
