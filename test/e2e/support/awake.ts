import type { Page } from '@playwright/test'
import { isStopped } from './clock.ts'

/** True once scripts have taken the page over; one that has no scripts to wait for is as awake as it will be. */
const isAwake = () =>
  document.querySelector('script[type=later]') === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))

type Opened = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' }

/**
 * A page comes alive after it is painted. A person takes longer than that to reach for something; a test does not.
 * Where scripts are cut or held back, `waitUntil: 'commit'` says that nobody waits for them.
 */
export function openAwake(page: Page): void {
  const untilAwake = async ({ waitUntil = 'load' }: Opened = {}) => {
    if (waitUntil === 'commit') return
    // Pages wake by timers: where the clock stands, the test moves it.
    for (let step = 0; isStopped(page) && step < 40; step++) {
      if (await page.evaluate(isAwake)) return
      await page.clock.runFor(50)
    }
    await page.waitForFunction(isAwake, undefined, { timeout: 20_000 })
  }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    await untilAwake(options)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await untilAwake(options)
    return answer
  }
}
