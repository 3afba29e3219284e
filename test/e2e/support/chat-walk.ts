import { type Browser, expect, type Page } from '@playwright/test'
import type { Language } from '#core/messages.ts'
import { words as chat } from '#web/pages/chat/words.ts'
import { fillDate } from './dates.ts'
import { atDesk, done } from './desk.ts'
import { type Spoken, spoken } from './walk.ts'

/** What the site says on the way, as it says it. */
export const spokenOfChat = (language: Language) => ({ ...spoken(language), chat: chat(language) })

/** The demo's consultant at a desk with a wide screen, taking conversations. */
export async function consultantComesOnline(browser: Browser): Promise<Page> {
  const desk = await atDesk(browser, 'konsultan@rihla.test')
  await desk.setViewportSize({ width: 1280, height: 900 })
  await desk
    .getByRole('navigation', { name: 'Menu konsol' })
    .getByRole('link', { name: 'Percakapan', exact: true })
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
