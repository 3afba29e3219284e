const storedAs = 'rihla:reloaded-at'
const onceEveryMs = 60_000 // seeds, section 2: one reload per 60 s

/** Whether a page part that failed to load may cause a reload now. */
export const mayReload = (lastAt: number, now: number): boolean => now - lastAt >= onceEveryMs

type Listens = { addEventListener(name: string, listener: (event: Event) => void): void }

type Browser = Listens & {
  location: Pick<Location, 'reload' | 'assign'>
  navigator: Pick<Navigator, 'onLine'>
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  /** Browsers of the last years; others reload as React Router does. */
  navigation?: Listens
  /** React Router's own, and where it is going. */
  __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } }
}

let isMeant = false

/** A reload of our own: nothing has failed, and nothing limits it. */
export function reloadPage(location: Pick<Location, 'reload'> = window.location): void {
  isMeant = true
  location.reload()
  isMeant = false
}

const isReloadByScript = (event: Event): boolean =>
  'navigationType' in event && event.navigationType === 'reload' && 'userInitiated' in event && !event.userInitiated

/**
 * React Router reloads the page whenever a part of it cannot be loaded, for ever if need be. A part of the page to come is
 * left to the browser instead: it loads that page as a whole. A part of this page reloads it, once a minute at most: then it
 * stays as the server wrote it, which still works.
 */
export function guardReloads(browser: Browser, now: () => number = Date.now): void {
  const recover = (event: Event) => {
    event.preventDefault()
    const next = browser.__reactRouterDataRouter?.state.navigation.location
    if (next) return browser.location.assign(next.pathname + next.search + next.hash)
    // Without a network a page loaded anew would be a worse one.
    if (!browser.navigator.onLine) return
    const lastAt = Number(browser.sessionStorage.getItem(storedAs) ?? 0)
    if (!mayReload(lastAt, now())) return
    browser.sessionStorage.setItem(storedAs, String(now()))
    reloadPage(browser.location)
  }
  browser.addEventListener('vite:preloadError', recover)
  browser.navigation?.addEventListener('navigate', (event) => {
    if (!isMeant && isReloadByScript(event)) recover(event)
  })
}
