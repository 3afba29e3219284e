import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Grant, Scope } from '#core/staff.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { agenciesIn, bankIn } from '#demo/staff.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { siteUrl } from './site.ts'

/** In the database of the server under test. */
export async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const dataDir = join(process.env.E2E_DATA ?? '', 'postgres')
  const { url } = await startEmbedded({ dataDir, say: () => undefined })
  const { db, close } = connect(url, { size: 1, onError: () => undefined })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The agency of the demo that has most to show. */
export async function agency(): Promise<Scope> {
  const agencies = await inDatabase(agenciesIn)
  if (!agencies) throw new Error('the demo has no agencies')
  return agencies[0]
}

/** The bank of the demo whose desk has most to show. */
export async function bank(): Promise<Scope> {
  const scope = await inDatabase(bankIn)
  if (!scope) throw new Error('the demo has no banks')
  return scope
}

/** Signs somebody at the desk in to this browser, by a row in the database; gives who they are. */
export async function signInAtDesk(page: Page, ...grants: Grant[]): Promise<string> {
  const clock = { now: () => new Date() }
  const { token, id } = await inDatabase((db) => someStaff({ application: { db, clock } }, ...grants))
  await page.context().addCookies([{ name: 'staff_token', value: token, url: siteUrl() }])
  return id
}

/** A consultant of the demo who had no account at the desk has this one from now on. */
export const seatConsultant = (staff_id: string) =>
  inDatabase((db) => db.update(consultants).set({ staff_id }).where(eq(consultants.affiliate_code, 'RIHLA-CITRA')))
