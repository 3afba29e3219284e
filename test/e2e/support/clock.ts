import type { Page } from '@playwright/test'

/** Stops the clock before a page opens: from then on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-15T08:00:00+07:00') })
  await page.clock.pauseAt(new Date('2026-11-15T08:00:01+07:00'))
}
