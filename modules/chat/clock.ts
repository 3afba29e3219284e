import type { Db } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { goneAmong } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { assignWaiting } from './assign.ts'
import { listAnsweringNow, listIdle, listOpenOf, listRunningIds, listTenantsWaiting } from './store.clock.ts'
import { deletePresence } from './store.presence.ts'
import { lockRoom, type RoomRow } from './store.ts'
import { transition } from './transition.ts'

/** Each minute: rooms of who answers no longer wait again, whoever waits goes to who is there, and what lies idle is closed. */
export async function sweepRooms(db: Db, now: Date): Promise<void> {
  await putBackOfGone(db, now)
  for (const tenant_id of await listTenantsWaiting(db)) await assignWaiting(db, tenant_id, now)
  const { chat_idle_days } = await datedRulesOn(db, jakartaDate(now))
  const before = addMs(now, -chat_idle_days * dayMs)
  for (const id of await listIdle(db, before))
    await step(db, id, (tx, room) =>
      room.state === 'closed' || room.last_message_at >= before
        ? undefined
        : transition(tx, room, { event: 'close', actor: 'clock', reason: `idle for ${chat_idle_days} days`, now }),
    )
}

async function putBackOfGone(db: Db, now: Date): Promise<void> {
  const gone = await goneAmong(db, await listAnsweringNow(db))
  if (gone.length === 0) return
  for (const id of await listOpenOf(db, gone))
    await step(db, id, (tx, room) =>
      room.state === 'open' && gone.includes(room.consultant_id ?? '')
        ? transition(tx, room, {
            ...{ event: 'put_back', actor: 'clock', consultant_id: null, now },
            reason: 'the consultant answers no longer',
          })
        : undefined,
    )
}

/** Looks once more under the lock: somebody may have been faster. */
const step = (db: Db, id: string, change: (tx: Db, room: RoomRow) => Promise<unknown> | undefined): Promise<void> =>
  inTransaction(db, async (tx) => {
    const room = await lockRoom(tx, id)
    if (room) await change(tx, room)
  })

/** Who leaves us leaves no conversation open. */
export async function closeOfMember(db: Db, { user_id, now }: { user_id: string; now: Date }): Promise<void> {
  await deletePresence(db, user_id)
  for (const id of await listRunningIds(db, user_id)) {
    const room = await lockRoom(db, id)
    if (room && room.state !== 'closed')
      await transition(db, room, { event: 'close', actor: 'member', reason: 'the account was deleted', now })
  }
}
