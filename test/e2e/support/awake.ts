import type { Page } from '@playwright/test'

/** True once scripts have taken the page over; one that has no scripts to wait for is as awake as it will be. */
const isAwake = () =>
  document.querySelector('script[type=later]') === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))

/** A page comes alive after it is painted. A person takes longer than that to reach for something; a test does not. */
export function openAwake(page: Page): void {
  const untilAwake = async () => {
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
