import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { byEmail, here } from './store.accounts.ts'
import { password_resets, users } from './tables.ts'

/** A link for the member of this address; for an address without one, the same statement writes nothing. */
export const insertReset = (
  db: Db,
  whose: { tenant_id: string; email: string },
  reset: { token_hash: string; expires_at: Date },
) =>
  db.execute(sql`
    insert into ${password_resets} (token_hash, user_id, expires_at)
    select ${reset.token_hash}, ${users.id}, ${reset.expires_at} from ${users}
    where ${here(whose.tenant_id, byEmail(whose.email))}`)

export const voidResets = (db: Db, whose: { tenant_id: string; email: string }, now: Date) =>
  db
    .update(password_resets)
    .set({ used_at: now })
    .where(
      and(
        isNull(password_resets.used_at),
        sql`${password_resets.user_id} in (${db
          .select({ id: users.id })
          .from(users)
          .where(here(whose.tenant_id, byEmail(whose.email)))})`,
      ),
    )

type ResetLink = { tenant_id: string; token_hash: string; now: Date }

const liveReset = (db: Db, { tenant_id, token_hash, now }: ResetLink) =>
  and(
    eq(password_resets.token_hash, token_hash),
    isNull(password_resets.used_at),
    gt(password_resets.expires_at, now),
    sql`${password_resets.user_id} in (${db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, tenant_id), isNull(users.deleted_at)))})`,
  )

export async function isResetLive(db: Db, link: ResetLink): Promise<boolean> {
  const rows = await db
    .select({ user_id: password_resets.user_id })
    .from(password_resets)
    .where(liveReset(db, link))
    .limit(1)
  return rows.length === 1
}

/** Uses the link up: of many at once, one gets the member. */
export async function takeReset(db: Db, link: ResetLink): Promise<string | undefined> {
  const [row] = await db
    .update(password_resets)
    .set({ used_at: link.now })
    .where(liveReset(db, link))
    .returning({ user_id: password_resets.user_id })
  return row?.user_id
}

export const deleteResets = (db: Db, user_id: string) =>
  db.delete(password_resets).where(eq(password_resets.user_id, user_id))

export const deleteStaleResets = (db: Db, before: Date) =>
  db.delete(password_resets).where(or(lt(password_resets.expires_at, before), isNotNull(password_resets.used_at)))
