import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Outcome } from './rules/notice.ts'
import { gateway_notifications } from './tables.ts'

type NewNotification = typeof gateway_notifications.$inferInsert
type Key = Pick<NewNotification, 'gateway' | 'delivery_key'>

const named = ({ gateway, delivery_key }: Key) =>
  and(eq(gateway_notifications.gateway, gateway), eq(gateway_notifications.delivery_key, delivery_key))

/**
 * Keeps a delivery: whether it is to be applied. The same delivery twice is applied once, and who comes second waits for the
 * first; one whose payment was unknown then, or that was stale, is applied again.
 */
export async function keepNotification(db: Db, row: NewNotification): Promise<boolean> {
  const stored = await db
    .insert(gateway_notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [gateway_notifications.gateway, gateway_notifications.delivery_key],
      set: { received_at: row.received_at },
      setWhere: inArray(gateway_notifications.outcome, ['unknown', 'stale']),
    })
    .returning({ id: gateway_notifications.id })
  return stored.length === 1
}

export async function setOutcome(db: Db, key: Key, outcome: Outcome): Promise<void> {
  await db.update(gateway_notifications).set({ outcome }).where(named(key))
}
