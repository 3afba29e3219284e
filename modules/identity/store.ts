import { and, eq, gte, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { devices, one_time_codes, password_resets, refresh_tokens, sessions, users } from './tables.ts'

/** The session behind a user token, while it and its member last. */
export async function findLiveSession(db: Db, id: string) {
  const [row] = await db
    .select({
      user_id: sessions.user_id,
      authenticated_at: sessions.authenticated_at,
      tenant_id: users.tenant_id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at), isNull(users.deleted_at)))
    .limit(1)
  return row
}

// All tenants: by the session of who calls.
/** Who they are was proved once more. */
export const updateProof = (db: Db, id: string, now: Date) =>
  db.update(sessions).set({ authenticated_at: now }).where(eq(sessions.id, id))

// All tenants: sockets of all tenants are looked at in one sweep.
/** Which of these sign-ins still last, with their members. */
export async function listLiveSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        sql`${sessions.id} = any(${sql.param([...ids])}::uuid[])`,
        isNull(sessions.ended_at),
        isNull(users.deleted_at),
      ),
    )
    .limit(ids.length)
  return new Set(rows.map((row) => row.id))
}

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

export const insertRefreshToken = (db: Db, row: typeof refresh_tokens.$inferInsert) =>
  // Two tabs may bring the same successor at once; the first to write it is enough.
  db.insert(refresh_tokens).values(row).onConflictDoNothing()

/** The token with its family, locked: two uses of one token come one after the other. */
export async function lockRefreshToken(db: Db, tenant_id: string, token_hash: string) {
  const [row] = await db
    .select({
      session_id: refresh_tokens.session_id,
      expires_at: refresh_tokens.expires_at,
      used_at: refresh_tokens.used_at,
      user_id: sessions.user_id,
      session_ended_at: sessions.ended_at,
      user_deleted_at: users.deleted_at,
    })
    .from(refresh_tokens)
    .innerJoin(sessions, eq(sessions.id, refresh_tokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(refresh_tokens.token_hash, token_hash), eq(users.tenant_id, tenant_id)))
    .limit(1)
    .for('update', { of: refresh_tokens })
  return row
}

export const markRefreshTokenUsed = (db: Db, token_hash: string, now: Date) =>
  db
    .update(refresh_tokens)
    .set({ used_at: now })
    .where(and(eq(refresh_tokens.token_hash, token_hash), isNull(refresh_tokens.used_at)))

type End = { now: Date; reason: string }

export const endSession = (db: Db, id: string, { now, reason }: End) =>
  db
    .update(sessions)
    .set({ ended_at: now, end_reason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)))

/** Every session of a member but the one to keep, if any. */
export const endSessionsOf = (db: Db, user_id: string, { now, reason, keep }: End & { keep?: string }) =>
  db
    .update(sessions)
    .set({ ended_at: now, end_reason: reason })
    .where(and(eq(sessions.user_id, user_id), isNull(sessions.ended_at), keep ? ne(sessions.id, keep) : undefined))

// All tenants: after a restore, as which of any were ended elsewhere is not known.
/** Of everybody, with each code and link that is on its way. */
export async function endEverySignIn(db: Db, { now, reason }: End): Promise<void> {
  await db.update(sessions).set({ ended_at: now, end_reason: reason }).where(isNull(sessions.ended_at))
  await db.update(one_time_codes).set({ used_at: now }).where(isNull(one_time_codes.used_at))
  await db.update(password_resets).set({ used_at: now }).where(isNull(password_resets.used_at))
}

export async function isDeviceKnown(db: Db, tenant_id: string, secret_hash: string): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.tenant_id, tenant_id), eq(devices.secret_hash, secret_hash), isNull(devices.revoked_at)))
    .limit(1)
  return rows.length === 1
}

/** Deletes tokens nobody can use any more. */
export async function deleteStaleTokens(db: Db, before: Date): Promise<void> {
  const stale = db.select({ id: sessions.id }).from(sessions).where(sql`${sessions.ended_at} < ${before}`).limit(1000)
  await db.delete(refresh_tokens).where(inArray(refresh_tokens.session_id, stale))
  await db.delete(refresh_tokens).where(sql`${refresh_tokens.expires_at} < ${before}`)
}

/**
 * Where and on what somebody signed in, of sessions that ended before then: by themselves, or with the last of their tokens. The
 * row stays for what hangs on it, and says nothing any more. Gives how many.
 */
export async function forgetEndedSessions(db: Db, before: Date): Promise<number> {
  const alive = db
    .select({ id: refresh_tokens.session_id })
    .from(refresh_tokens)
    .where(and(eq(refresh_tokens.session_id, sessions.id), gte(refresh_tokens.expires_at, before)))
  const isOver = or(lt(sessions.ended_at, before), and(lt(sessions.created_at, before), notExists(alive)))
  const { rowCount } = await db
    .update(sessions)
    .set({ ip: '', user_agent: '' })
    .where(and(or(ne(sessions.ip, ''), ne(sessions.user_agent, '')), isOver))
  return rowCount ?? 0
}
