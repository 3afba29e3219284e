const storedAs = 'rihla:reloaded-at'
const onceEveryMs = 60_000 // seeds, section 2: one reload per 60 s

/** Whether a page part that failed to load may cause a reload now. */
export const mayReload = (lastAt: number, now: number): boolean => now - lastAt >= onceEveryMs

type Browser = {
  addEventListener(name: string, hear: (event: Event) => void): void
  location: Pick<Location, 'reload' | 'assign'>
  navigator: Pick<Navigator, 'onLine'>
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  /** React Router's own, and where it is going. */
  __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } }
}

/**
 * A part of the page to come is left to the browser: it loads that page as a whole. A part of this page reloads it, once a
 * minute at most: then it stays as the server wrote it, which still works.
 */
export function guardReloads(browser: Browser, now: () => number = Date.now): void {
  const reload = (event: Event) => {
    event.preventDefault()
    const next = browser.__reactRouterDataRouter?.state.navigation.location
    if (next) return browser.location.assign(next.pathname + next.search + next.hash)
    // Without a network a page loaded anew would be a worse one.
    if (!browser.navigator.onLine) return
    const lastAt = Number(browser.sessionStorage.getItem(storedAs) ?? 0)
    if (!mayReload(lastAt, now())) return
    browser.sessionStorage.setItem(storedAs, String(now()))
    browser.location.reload()
  }
  browser.addEventListener('rihla:part-failed', reload)
  browser.addEventListener('vite:preloadError', reload)
}
