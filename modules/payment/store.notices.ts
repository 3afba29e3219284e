import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { gateway_notifications } from './tables.ts'

type NewNotification = typeof gateway_notifications.$inferInsert

/**
 * Keeps a delivery with what it came to: whether it is to be applied. The same delivery twice is applied once, and who comes
 * second waits for the first; one whose payment was unknown then, or that was stale, is applied again.
 */
export async function keepNotification(db: Db, row: NewNotification): Promise<boolean> {
  const stored = await db
    .insert(gateway_notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [gateway_notifications.gateway, gateway_notifications.delivery_key],
      set: { received_at: row.received_at, outcome: row.outcome },
      setWhere: inArray(gateway_notifications.outcome, ['unknown', 'stale']),
    })
    .returning({ id: gateway_notifications.id })
  return stored.length === 1
}
