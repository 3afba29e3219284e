import { and, asc, eq, exists, isNull, lt, not, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { mostPending, mostPendingOfNetwork } from './rules/registration.ts'
import { registrations, users } from './tables.ts'

const ofAddress = (tenant_id: string, email: string) =>
  and(eq(registrations.tenant_id, tenant_id), eq(registrations.email, email))

type Row = Required<typeof registrations.$inferInsert>

/**
 * Kept while the address waits for its code; for a verified one the same statement writes nothing. Who registers again and
 * again from one network rewrites a later one of theirs, never the one the account was made of, whatever the order of ids.
 */
export const insertRegistration = (db: Db, row: Row) =>
  db.execute(sql`
    with pending as (select id, network from ${registrations} where ${ofAddress(row.tenant_id, row.email)}),
    here as (
      select max(id::text) filter (where not exists (select from ${users} u where u.id = pending.id))::uuid as last,
        count(*) as pending
      from pending where network = ${row.network}),
    renewed as (
      update ${registrations} r set token_hash = ${row.token_hash}, full_name = ${row.full_name},
        phone_number = ${row.phone_number}, password_hash = ${row.password_hash}, language = ${row.language},
        affiliate_code = ${row.affiliate_code}, created_at = ${row.created_at}
      from here where r.id = here.last and here.pending >= ${mostPendingOfNetwork} returning r.id)
    insert into ${registrations} (id, tenant_id, email, token_hash, network, full_name, phone_number, password_hash,
      language, affiliate_code, created_at)
    select ${row.id}, ${row.tenant_id}, ${row.email}, ${row.token_hash}, ${row.network}, ${row.full_name},
      ${row.phone_number}, ${row.password_hash}, ${row.language}, ${row.affiliate_code}, ${row.created_at}
    where ${isWaiting(row)} and not exists (select from renewed)
      and (select count(*) from pending) < ${mostPending}`)

const isWaiting = ({ tenant_id, email }: Row) => sql`exists (
  select from ${users} u where u.tenant_id = ${tenant_id} and u.email = ${email}
    and u.email_verified_at is null and u.deleted_at is null)`

export const listRegistrations = (db: Db, tenant_id: string, email: string) =>
  db.select().from(registrations).where(ofAddress(tenant_id, email)).orderBy(asc(registrations.id)).limit(mostPending)

export const deleteRegistrations = (db: Db, tenant_id: string, email: string) =>
  db.delete(registrations).where(ofAddress(tenant_id, email))

// All tenants: a job deletes what is worth nothing any more, everywhere.
/** Those whose secret nobody holds any more, and those of addresses that are verified or gone; a first one stays. */
export function deleteStaleRegistrations(db: Db, before: Date) {
  const waiting = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, registrations.id), isNull(users.email_verified_at), isNull(users.deleted_at)))
  return db.delete(registrations).where(and(lt(registrations.created_at, before), not(exists(waiting))))
}
