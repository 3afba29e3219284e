import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
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

/** Somebody at the desk answers a brand's members from now on. Each test has a consultant of its own: two of them may run at once. */
export const seatConsultant = (staff_id: string, tenant_id: string) =>
  inDatabase((db) => {
    const [id, created_at] = [newId(), new Date()]
    const card = { full_name: 'Citra Ayu Lestari', whatsapp_number: '+628110000000' }
    return db
      .insert(consultants)
      .values({ id, tenant_id, staff_id, affiliate_code: `SEAT-${id.slice(-12)}`, ...card, created_at })
  })
