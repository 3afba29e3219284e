import { expect, type Locator, type Page } from '@playwright/test'

/** Stops the clock before a page opens: from then on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** Waits until scripts have taken a part of the page over: what it does by the clock begins there. React may take its time. */
export async function takenOver(part: Locator): Promise<void> {
  const isOurs = async () => {
    const isTaken = await part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')))
    if (!isTaken) await part.page().clock.runFor(50)
    return isTaken
  }
  await expect.poll(isOurs, { intervals: [50] }).toBe(true)
}
