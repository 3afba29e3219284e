import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { type Journey, mainLicence, sellingLicence } from './rules/licence.ts'
import { findContact } from './store.ts'

type Sold = { partner_id: string; category: Journey['category'] }

/** Whom a traveller reaches, and by which licence they travel. */
export async function partnerContact(db: Db, { partner_id, category }: Sold, now: Date) {
  const found = await findContact(db, partner_id)
  if (!found) return undefined
  const { licences, ...partner } = found
  const today = jakartaDate(now)
  // What was sold before its licence was withdrawn still names one the partner holds.
  const licence = sellingLicence({ category }, licences, today) ?? mainLicence(licences, today)
  return { ...partner, licence_kind: licence?.kind ?? '', licence_number: licence?.number ?? '' }
}
