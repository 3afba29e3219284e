import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Grant } from '#core/staff.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { someStaff } from '#test/support/staff.ts'
import { siteUrl } from './site.ts'

/** Signs somebody at the desk in to this browser, by a row in the database of the server under test. */
export async function signInAtDesk(page: Page, ...grants: Grant[]): Promise<void> {
  const dataDir = join(process.env.E2E_DATA ?? '', 'postgres')
  const { url } = await startEmbedded({ dataDir, say: () => undefined })
  const { db, close } = connect(url, { size: 1, onError: () => undefined })
  const { token } = await someStaff({ application: { db, clock: { now: () => new Date() } } }, ...grants)
  await close()
  await page.context().addCookies([{ name: 'staff_token', value: token, url: siteUrl() }])
}
