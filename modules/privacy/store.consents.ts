import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { ConsentKind } from './rules/consent.ts'
import { consents } from './tables.ts'

export type NewConsent = typeof consents.$inferInsert
type Mine = { tenant_id: string; user_id: string }

const mine = ({ tenant_id, user_id }: Mine) => and(eq(consents.tenant_id, tenant_id), eq(consents.user_id, user_id))

export const insertConsent = (db: Db, row: NewConsent) => db.insert(consents).values(row)

/** Every step of a member, in the order they were made. */
export const listConsents = (db: Db, whose: Mine) =>
  db.select().from(consents).where(mine(whose)).orderBy(asc(consents.id)).limit(2_000)

/** The last step about one kind, or about that kind with one order. */
export async function findLatestConsent(
  db: Db,
  { kind, order_id = null, ...whose }: Mine & { kind: ConsentKind; order_id?: string | null },
) {
  const ofOrder = order_id === null ? isNull(consents.order_id) : eq(consents.order_id, order_id)
  const [row] = await db
    .select({
      step: consents.step,
      version: consents.version,
      dated_on: consents.dated_on,
      terms_id: consents.terms_id,
    })
    .from(consents)
    .where(and(mine(whose), eq(consents.kind, kind), ofOrder))
    .orderBy(desc(consents.id))
    .limit(1)
  return row
}
