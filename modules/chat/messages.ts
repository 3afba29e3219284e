import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { messages } from './shapes.ts'
import { listMessages } from './store.messages.ts'
import { showMessages } from './view.ts'

type Which = { after?: number | undefined; before?: number | undefined; limit: number }

/** Messages of a room in their order; `is_more` in the direction that was asked for. */
export async function messagesOf(
  { db, now }: { db: Db; now: Date },
  { id, last_seq }: { id: string; last_seq: number },
  which: Which,
): Promise<z.output<typeof messages>> {
  const rows = await listMessages(db, id, which)
  const is_more = rows.length > which.limit
  const shown = which.after === undefined ? rows.slice(-which.limit) : rows.slice(0, which.limit)
  return { items: await showMessages({ db, now }, shown), is_more, last_seq }
}
