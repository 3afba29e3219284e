import { expect, type Page } from '@playwright/test'
import { openPage } from './hydrated.ts'
import { test as base } from './site.ts'
import { openStage, type Stage } from './stage.ts'

export { expect, expectNoViolations, siteUrl } from './site.ts'

/** With a stage before the site; workers are let in, which other journeys do without. */
export const test = base.extend<{ stage: Stage }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  stage: async ({}, use) => {
    const stage = await openStage()
    await use(stage)
    await stage.close()
  },
})

/** Opens a page and waits until the worker answers for it. One that could not keep its parts tries again with the next page. */
export async function openWithWorker(page: Page, url: string): Promise<void> {
  const isThere = () => navigator.serviceWorker.controller?.state === 'activated'
  await expect(async () => {
    await openPage(page, url)
    await page.waitForFunction(isThere, undefined, { timeout: 20_000 })
  }).toPass({ timeout: 90_000 })
}

export type CachedEntry = { cache: string; path: string; body: string; headers: Record<string, string> }

/** All that any cache of this site holds. */
export const allCached = (page: Page): Promise<CachedEntry[]> =>
  page.evaluate(async () => {
    const entries: CachedEntry[] = []
    type CachedEntry = { cache: string; path: string; body: string; headers: Record<string, string> }
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache)
      for (const request of await opened.keys()) {
        const { pathname, search } = new URL(request.url)
        const answer = await opened.match(request, { ignoreVary: true })
        const body = /\.woff2$/.test(pathname) ? '' : ((await answer?.text()) ?? '')
        entries.push({ cache, path: pathname + search, body, headers: Object.fromEntries(answer?.headers ?? []) })
      }
    }
    return entries
  })

/** Addresses of the pages that were kept because they were read. */
export const savedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = (await caches.has('rihla-pages-v1')) ? await (await caches.open('rihla-pages-v1')).keys() : []
    const paths = requests.map(({ url }) => url.slice(location.origin.length))
    return paths.filter((path) => !path.startsWith('/offline-pages'))
  })

export async function untilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPages(page), { timeout: 30_000 }).toContain(path)
}
