import { type Browser, expect, type Page } from '@playwright/test'
import { anotherPerson } from './desk.ts'
import { openPage } from './hydrated.ts'
import { siteUrl } from './site.ts'
import { bank, signInAtDesk } from './staff.ts'

/** The bank whose officer the demo has, by its name on the site. */
export const bankName = 'Bank Taqwira Syariah'

export async function atBank(browser: Browser): Promise<Page> {
  const page = await anotherPerson(browser)
  await signInAtDesk(page, { role: 'bank_officer', scope: await bank() })
  await openPage(page, `${siteUrl()}/console`)
  return page
}

/** The one row of a list of the desk that has this code, in one of its queues; opened by its name. */
export async function openByCode(page: Page, code: string, queue?: string): Promise<void> {
  if (queue) {
    await page.getByLabel('Antrean').selectOption(queue)
    await expect(page).toHaveURL(new RegExp(`queue=${queue}`))
  }
  await page.getByRole('searchbox').fill(code)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: code }).getByRole('link').click()
  await expect(page.getByRole('navigation', { name: 'Letak halaman' })).toBeVisible()
}
