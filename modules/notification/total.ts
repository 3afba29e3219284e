import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { totalNotification } from './contract.sockets.ts'
import { countUnread } from './store.ts'

/** The unread total as sockets are told it. */
export async function totalOf(db: Db, user_id: string): Promise<z.output<typeof totalNotification.data>> {
  const total_unread = await countUnread(db, user_id)
  return { total_unread, data: { total_unread } }
}
