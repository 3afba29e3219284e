import { and, asc, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { financing_applications } from './tables.ts'

// All tenants: a job deletes scans wherever an application has ended.
/** Which of these applications ended before then, or were withdrawn: of those nobody may read the scans. */
export const listEnded = (db: Db, before: Date, ids: readonly string[]) =>
  db
    .select({ id: financing_applications.id })
    .from(financing_applications)
    .where(
      and(
        inArray(financing_applications.id, [...ids]),
        or(lt(financing_applications.ended_at, before), eq(financing_applications.state, 'withdrawn')),
      ),
    )
    .orderBy(asc(financing_applications.id))
    .limit(ids.length)

// All tenants: whoever calls it says of which.
/** Amounts, codes and dates stay; nobody is named in them any more. */
const forget = (db: Db, where: SQL | undefined) =>
  db
    .update(financing_applications)
    .set({
      name: null,
      gender: null,
      birth_date: null,
      address: null,
      phone_number: null,
      email: null,
      job_name: null,
      instansi: null,
      years_employed: null,
      monthly_income: null,
    })
    .where(where)

// All tenants: a job forgets who applied, once no law asks for it any more.
export const forgetApplicants = (db: Db, before: Date) =>
  forget(db, and(lt(financing_applications.ended_at, before), isNotNull(financing_applications.email)))

// All tenants: by an application whose member leaves.
export const forgetApplicant = (db: Db, id: string) => forget(db, eq(financing_applications.id, id))
