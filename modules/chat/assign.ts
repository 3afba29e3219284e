import type { Db } from '#core/context.ts'
import { inTransaction } from '#database/transaction.ts'
import { listAnswering } from '#modules/affiliate/module.ts'
import { isWaiting } from './rules/machine.ts'
import { nextConsultant } from './rules/presence.ts'
import { listWaiting, lockTaking, noteAssigned } from './store.presence.ts'
import { lockRoom, type RoomRow } from './store.ts'
import { transition } from './transition.ts'

type Choice = { consultant_id: string; reason: string }

/** Who gets a room: the one who recommended us, also while they are away, else who is next; else nobody yet. */
export async function chooseFor(
  db: Db,
  { tenant_id, preferred, now }: { tenant_id: string; preferred?: string | undefined; now: Date },
): Promise<Choice | undefined> {
  if (preferred) return { consultant_id: preferred, reason: 'the consultant who recommended us' }
  const consultant_id = await nextOf(db, tenant_id, now)
  return consultant_id ? { consultant_id, reason: 'online with the fewest conversations' } : undefined
}

/** Gives a waiting room to whom it was chosen for; else it waits on. */
export async function assign(
  db: Db,
  room: RoomRow,
  { choice, now }: { choice: Choice | undefined; now: Date },
): Promise<RoomRow> {
  if (!choice) return room
  await noteAssigned(db, choice.consultant_id, now)
  return transition(db, room, { event: 'assign', actor: 'clock', ...choice, now })
}

const mostAtOnce = 100

/** Whoever waits is given to who is there now, one by one; for a consultant who comes online, and for the clock. */
export async function assignWaiting(db: Db, tenant_id: string, now: Date): Promise<number> {
  let given = 0
  for (const { id } of await listWaiting(db, tenant_id, mostAtOnce)) {
    const isGiven = await inTransaction(db, async (tx) => {
      const room = await lockRoom(tx, id)
      if (!room || !isWaiting(room)) return true
      const choice = await chooseFor(tx, { tenant_id, now })
      return (await assign(tx, room, { choice, now })).state === 'open'
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
