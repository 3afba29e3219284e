import type { Db } from '#core/context.ts'
import { inTransaction } from '#database/transaction.ts'
import { listAnswering } from '#modules/affiliate/module.ts'
import { isWaiting } from './rules/machine.ts'
import { nextConsultant } from './rules/presence.ts'
import { listWaiting, lockTaking, noteAssigned } from './store.presence.ts'
import { lockRoom, type RoomRow } from './store.ts'
import { transition } from './transition.ts'

/** Gives a waiting room to a consultant: to the one who recommended us, else to who is next; else it waits on. */
export async function assign(
  db: Db,
  room: RoomRow,
  { preferred, now }: { preferred?: string | undefined; now: Date },
): Promise<RoomRow> {
  const consultant_id = preferred ?? (await nextOf(db, room.tenant_id, now))
  if (!consultant_id) return room
  await noteAssigned(db, consultant_id, now)
  const reason = preferred ? 'the consultant who recommended us' : 'online with the fewest conversations'
  return transition(db, room, { event: 'assign', actor: 'clock', consultant_id, reason, now })
}

const mostAtOnce = 100

/** Whoever waits is given to who is there now, one by one; for a consultant who comes online, and for the clock. */
export async function assignWaiting(db: Db, tenant_id: string, now: Date): Promise<number> {
  let given = 0
  for (const { id } of await listWaiting(db, tenant_id, mostAtOnce)) {
    const isGiven = await inTransaction(db, async (tx) => {
      const room = await lockRoom(tx, id)
      if (!room || !isWaiting(room)) return true
      return (await assign(tx, room, { now })).state === 'open'
    })
    if (!isGiven) break
    given += 1
  }
  return given
}

async function nextOf(db: Db, tenant_id: string, now: Date): Promise<string | undefined> {
  const ids = (await listAnswering(db, tenant_id)).map(({ id }) => id)
  return ids.length === 0 ? undefined : nextConsultant(await lockTaking(db, { tenant_id, ids }, now))
}
