import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, secondMs } from '#core/time.ts'
import { recent_searches } from './tables.ts'

type Owner = { tenant_id: string; user_id: string | null; device_id: string | null }
type Search = Owner & { id: string; keyword: string; searched_at: Date }

const maxStored = 20
const typingMs = 30 * secondMs

const ownedBy = ({ tenant_id, user_id, device_id }: Owner): SQL | undefined =>
  user_id !== null
    ? eq(recent_searches.user_id, user_id)
    : and(
        eq(recent_searches.tenant_id, tenant_id),
        eq(recent_searches.device_id, device_id ?? ''),
        isNull(recent_searches.user_id),
      )

/** Keeps the newest few. The same words again, and their beginning of a moment ago, make room for these. */
export async function saveSearch(db: Db, search: Search): Promise<void> {
  const { id, tenant_id, user_id, device_id, keyword, searched_at } = search
  const owned = ownedBy(search)
  const typing = addMs(searched_at, -typingMs).toISOString()
  await db.execute(sql`
    with gone as (
      delete from ${recent_searches} where ${owned} and (
        lower(keyword) = lower(${keyword})
        or (starts_with(lower(${keyword}), lower(keyword)) and searched_at > ${typing})
        or id in (select id from ${recent_searches} where ${owned} order by searched_at desc, id desc offset ${maxStored - 1}))
    )
    insert into ${recent_searches} (id, tenant_id, user_id, device_id, keyword, searched_at)
    values (${id}, ${tenant_id}, ${user_id}, ${device_id}, ${keyword}, ${searched_at.toISOString()})`)
}

export const listSearches = (db: Db, owner: Owner, limit: number) =>
  db
    .select({ id: recent_searches.id, keyword: recent_searches.keyword })
    .from(recent_searches)
    .where(ownedBy(owner))
    .orderBy(desc(recent_searches.searched_at), desc(recent_searches.id))
    .limit(limit)

/** Whether there was one to delete; someone else's is not. */
export async function deleteSearch(db: Db, user_id: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(recent_searches)
    .where(and(eq(recent_searches.id, id), eq(recent_searches.user_id, user_id)))
    .returning({ id: recent_searches.id })
  return rows.length === 1
}

export const deleteSearches = (db: Db, user_id: string) =>
  db.delete(recent_searches).where(eq(recent_searches.user_id, user_id))

/** What was typed most at a tenant since a moment. */
export const listKeywords = (db: Db, tenant_id: string, since: Date) =>
  db
    .select({ keyword: sql<string>`lower(${recent_searches.keyword})`, times: count() })
    .from(recent_searches)
    .where(and(eq(recent_searches.tenant_id, tenant_id), gt(recent_searches.searched_at, since)))
    .groupBy(sql`lower(${recent_searches.keyword})`)
    .orderBy(desc(count()), sql`lower(${recent_searches.keyword})`)
    .limit(200)

// All tenants: a job forgets what guests typed, everywhere.
export const deleteOldGuestSearches = (db: Db, before: Date) =>
  db
    .delete(recent_searches)
    .where(and(isNull(recent_searches.user_id), sql`${recent_searches.searched_at} < ${before.toISOString()}`))
