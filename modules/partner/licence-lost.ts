import type { Db } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { emitLicenceLost, type LicenceLost } from './events.ts'
import { type LicenceRow, lockEnded, markNotified } from './store.licence-desk.ts'
import { findContact } from './store.ts'

type Lost = { licence: LicenceRow; why: LicenceLost['why']; now: Date }

/** Says that a licence is not good any more, once for each time: the row is locked, and bears the day afterwards. */
export async function licenceLost(db: Db, { licence, why, now }: Lost): Promise<void> {
  if (licence.bookers_notified_on !== null) return
  const partner = await findContact(db, licence.partner_id)
  if (!partner) throw new Error('a licence of no partner')
  const day = jakartaDate(now)
  await markNotified(db, licence.id, day)
  const { id, kind, number } = licence
  await emitLicenceLost(db, {
    licence: { id, kind, number },
    partner: { id: partner.id, name: partner.name },
    why,
    day,
    now,
  })
}

// Whoever brings an old database back must not write to everybody of years ago.
const lookBackMs = 7 * dayMs

/** Licences that ended by their date are lost as those are that somebody suspends. */
export const noticeEnded = (pool: Db, now: Date): Promise<void> =>
  inTransaction(pool, async (db) => {
    const since = jakartaDate(addMs(now, -lookBackMs))
    for (const licence of await lockEnded(db, { since, today: jakartaDate(now) })) {
      await licenceLost(db, { licence, why: 'expired', now })
    }
  })
