import type { Page } from '@playwright/test'
import { isStopped } from './clock.ts'

/** True once scripts have taken the page over; one that has no scripts to wait for is as awake as it will be. */
const isAwake = () =>
  document.querySelector('script[type=later]') === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))

/** A page comes alive after it is painted. A person takes longer than that to reach for something; a test does not. */
export function openAwake(page: Page): void {
  const untilAwake = async () => {
    // Pages wake by timers: where the clock stands, the test moves it.
    for (let step = 0; isStopped(page) && step < 40; step++) {
      if (await page.evaluate(isAwake)) return
      await page.clock.runFor(50)
    }
    // Where scripts are cut or held back there is nothing to wait for: what the page does then is what is tried.
    await page.waitForFunction(isAwake, undefined, { timeout: 3_000 }).catch(() => undefined)
  }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await untilAwake()
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await untilAwake()
    return answer
  }
}
