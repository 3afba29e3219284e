import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { type Journey, mainLicence, neededLicences } from './rules/licence.ts'
import { findContact } from './store.ts'

type Sold = Journey & { partner_id: string }

/** Whom a traveller reaches, and by which licences they travel. */
export async function partnerContact(db: Db, { partner_id, category, kind }: Sold, now: Date) {
  const contact = await findContact(db, partner_id)
  if (!contact) return undefined
  const { licences, ...partner } = contact
  const today = jakartaDate(now)
  const held = neededLicences({ category, kind }, licences, today).flatMap(({ licence }) => (licence ? [licence] : []))
  const other = mainLicence(licences, today)
  // What was sold before its licence was withdrawn still names one the partner holds.
  const named = held.length === 0 && other ? [other] : held
  return { ...partner, licences: named.map(({ kind, number }) => ({ kind, number })) }
}
