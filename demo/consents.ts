import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import { consents } from '#modules/privacy/tables.ts'
import { demoMembers } from './members.ts'

type Row = typeof consents.$inferInsert
type Member = { id: string; tenant_id: string; created_at: Date }

/** What a member agrees to by joining, and what some of them chose since; as the product writes it. */
function rowsOf({ id: user_id, tenant_id, created_at }: Member): Row[] {
  const text = { version: '1.0', dated_on: jakartaDate(addMs(created_at, -30 * dayMs)) }
  const given = { tenant_id, user_id, step: 'given' as const, at: created_at }
  return [
    { ...given, ...text, kind: 'terms' },
    { ...given, ...text, kind: 'privacy' },
    { ...given, ...text, kind: 'analytics', at: addMs(created_at, dayMs) },
    { ...given, ...text, kind: 'analytics', step: 'withdrawn', at: addMs(created_at, 90 * dayMs) },
  ]
}

/** Consents of the demo accounts, from the day each joined; whoever has any has their own. */
export async function seedConsents(db: Db): Promise<void> {
  const ids = demoMembers.map(({ id }) => id)
  const known = await db.select({ user_id: consents.user_id }).from(consents).where(inArray(consents.user_id, ids))
  const has = new Set(known.map(({ user_id }) => user_id))
  const members = await db
    .select({ id: users.id, tenant_id: users.tenant_id, created_at: users.created_at })
    .from(users)
    .where(inArray(users.id, ids))
    .limit(ids.length)
  const rows = members.filter(({ id }) => !has.has(id)).flatMap(rowsOf)
  if (rows.length > 0) await db.insert(consents).values(rows)
}
