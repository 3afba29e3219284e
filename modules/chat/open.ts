import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { inTransaction } from '#database/transaction.ts'
import { assign, chooseFor } from './assign.ts'
import { consultantFor } from './consultant-for.ts'
import { roomMachine } from './rules/machine.ts'
import { findRunning, insertRoom, type RoomRow } from './store.ts'
import { beginRoom } from './transition.ts'

type Opening = { tenant_id: string; user_id: string; code: string | undefined; now: Date }

/** The member's running conversation, or a new one: with who recommended us, else with who is next. */
export const openRoom = (db: Db, { tenant_id, user_id, code, now }: Opening): Promise<RoomRow> =>
  inTransaction(db, async (tx) => {
    const running = await findRunning(tx, { tenant_id, user_id })
    if (running) return running
    const row = { id: newId(now), tenant_id, user_id, state: roomMachine.start, last_message_at: now, created_at: now }
    const made = await insertRoom(tx, row)
    // Opened twice at once: the other one is there by now.
    if (!made) return (await findRunning(tx, { tenant_id, user_id })) ?? openRoom(db, { tenant_id, user_id, code, now })
    const preferred = await consultantFor(tx, { tenant_id, user_id, code, now })
    const choice = await chooseFor(tx, { tenant_id, preferred, now })
    // Who is with somebody from the first moment on is not told that they wait.
    const room = await beginRoom(tx, made, { now, waits: choice === undefined })
    return assign(tx, room, { choice, now })
  })
