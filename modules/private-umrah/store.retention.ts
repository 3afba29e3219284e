import { and, eq, inArray, isNotNull, lt, notInArray, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { private_requests, private_travellers } from './tables.ts'

const nobody = { name: null, email: null, phone_number: null, note: null }
const noTraveller = { name: null, gender: null, birth_date: null, relation: null, passport_expires_on: null }
export const atOnce = 500

// All tenants: a job forgets whoever is in a request that is over.
/** Forgets who would have travelled and whom to call, in requests that ended before then. Gives how many. */
export const forgetEnded = (db: Db, before: Date): Promise<number> => forget(db, lt(private_requests.ended_at, before))

/** The same of a member who leaves, but for a journey that is paid: all of them, since nobody comes by again. */
export async function forgetOf(db: Db, user_id: string): Promise<void> {
  const theirs = and(eq(private_requests.user_id, user_id), notInArray(private_requests.state, ['in_progress']))
  while ((await forget(db, theirs)) === atOnce);
}

// All tenants: by a member who leaves, or for everybody.
async function forget(db: Db, which: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ id: private_requests.id })
    .from(private_requests)
    .where(and(which, isNotNull(private_requests.name)))
    .limit(atOnce)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.update(private_requests).set(nobody).where(inArray(private_requests.id, ids))
  await db.update(private_travellers).set(noTraveller).where(inArray(private_travellers.request_id, ids))
  return ids.length
}
