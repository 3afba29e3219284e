import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { hydrated, openPage } from './hydrated.ts'
import { siteUrl } from './site.ts'
import { uniqueAddress } from './unique.ts'

const demoPassword = 'Rihla#2026'

/** One more person of a journey, at a phone of their own. */
export async function anotherPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': uniqueAddress() } })
  return context.newPage()
}

/** The second step as a demo shows it; whoever comes for the first time sets up the app and stores the codes. */
export async function enterCode(page: Page): Promise<void> {
  const isFirst = page.getByRole('heading', { level: 1, name: 'Pasang aplikasi autentikator' })
  const title = page.getByRole('heading', { level: 1, name: 'Masukkan kode' })
  await expect(isFirst.or(title)).toBeVisible()
  const code = await shownCode(page)
  await page.getByLabel('Kode dari aplikasi').fill(code)
  if (await isFirst.isVisible()) {
    await page.getByRole('button', { name: 'Selesai dan masuk' }).click()
    await expect(page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('link', { name: 'Sudah saya simpan, lanjut' }).click()
  } else await page.getByRole('button', { name: 'Masuk', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yang perlu dikerjakan hari ini' })).toBeVisible()
  await hydrated(page)
}

/** The code of the app, as a demo says it beside the field. */
export const shownCode = async (page: Page): Promise<string> =>
  /\b\d{6}\b/.exec(
    (await page
      .getByText(/Kode saat ini: \d{6}/)
      .first()
      .textContent()) ?? '',
  )?.[0] ?? ''

/** A demo account of the desk, by password and code. */
export async function atDesk(browser: Browser, email: string): Promise<Page> {
  const page = await anotherPerson(browser)
  await openPage(page, `${siteUrl()}/console`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Kata sandi/).fill(demoPassword)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await enterCode(page)
  return page
}

/** A page of the desk, by the menu as a phone shows it. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('summary', { hasText: 'Menu konsol' }).click()
  await page.getByRole('navigation', { name: 'Menu konsol' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** What a step says once it is done. */
export const done = async (page: Page, text: string | RegExp): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeInViewport()
}

export type Typed = Readonly<Record<string, string>>

/** Fills fields by their labels: types, or chooses where there are choices. */
export async function fill(part: Page | Locator, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = part.getByLabel(label).first()
    const isChoice = (await field.evaluate((one) => one.tagName)) === 'SELECT'
    await (isChoice ? field.selectOption(text) : field.fill(text))
  }
}

/** The same text in both languages. */
export async function fillBoth(part: Page | Locator, name: string, text: string): Promise<void> {
  const both = part.getByRole('group', { name, exact: true })
  await both.getByLabel('Bahasa Indonesia').fill(text)
  await both.getByLabel('Bahasa Inggris').fill(`${text} (English)`)
}
