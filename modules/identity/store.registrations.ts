import { and, asc, eq, exists, isNull, lt, not, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { registrations, users } from './tables.ts'

const mostPending = 20

const ofAddress = (tenant_id: string, email: string) =>
  and(eq(registrations.tenant_id, tenant_id), eq(registrations.email, email))

/** Kept while the address waits for its code; for a verified one the same statement writes nothing. */
export const insertRegistration = (db: Db, row: Required<typeof registrations.$inferInsert>) =>
  db.execute(sql`
    insert into ${registrations} (id, tenant_id, email, token_hash, network, full_name, phone_number, password_hash,
      language, affiliate_code, created_at)
    select ${row.id}, ${row.tenant_id}, ${row.email}, ${row.token_hash}, ${row.network}, ${row.full_name},
      ${row.phone_number}, ${row.password_hash}, ${row.language}, ${row.affiliate_code}, ${row.created_at}
    where exists (
        select from ${users} u where u.tenant_id = ${row.tenant_id} and u.email = ${row.email}
          and u.email_verified_at is null and u.deleted_at is null)
      and (select count(*) from ${registrations} r where r.tenant_id = ${row.tenant_id} and r.email = ${row.email})
        < ${mostPending}`)

export const listRegistrations = (db: Db, tenant_id: string, email: string) =>
  db.select().from(registrations).where(ofAddress(tenant_id, email)).orderBy(asc(registrations.id)).limit(mostPending)

export const deleteRegistrations = (db: Db, tenant_id: string, email: string) =>
  db.delete(registrations).where(ofAddress(tenant_id, email))

/** Those whose secret nobody holds any more, and those of addresses that are verified or gone; a first one stays. */
export function deleteStaleRegistrations(db: Db, before: Date) {
  const waiting = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, registrations.id), isNull(users.email_verified_at), isNull(users.deleted_at)))
  return db.delete(registrations).where(and(lt(registrations.created_at, before), not(exists(waiting))))
}
