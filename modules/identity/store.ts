import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { devices, sessions, users } from './tables.ts'

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

export async function isDeviceKnown(db: Db, tenant_id: string, secret_hash: string): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.tenant_id, tenant_id), eq(devices.secret_hash, secret_hash), isNull(devices.revoked_at)))
    .limit(1)
  return rows.length === 1
}
