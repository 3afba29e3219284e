import type { Page } from '@playwright/test'

/** True once React has hydrated the page; one without scripts has nothing to wait for. */
const isHydrated = () =>
  document.querySelector('script[type=module]') === null || 'hydrated' in document.documentElement.dataset

/** A person takes longer than hydration does to reach for something; a test does not. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated, undefined, { timeout: 20_000 })
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}
