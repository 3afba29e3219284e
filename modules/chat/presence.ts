import type { Db } from '#core/context.ts'
import { listRunningOf, noteSeen } from './store.presence.ts'
import { tellStatus } from './store.ts'

export type Someone = { user_id: string } | { consultant_id: string }

/** Somebody's socket has come: they are here from now on, and whom they talk with is told. */
export async function noteWhoCame(db: Db, who: Someone, now: Date): Promise<void> {
  const seen = {
    user_ids: 'user_id' in who ? [who.user_id] : [],
    consultant_ids: 'user_id' in who ? [] : [who.consultant_id],
  }
  await noteSeen(db, seen, now)
  await tellStatusOf(db, who)
}

/** Whom somebody talks with is told whether they are here. */
export async function tellStatusOf(db: Db, who: Someone): Promise<void> {
  const rooms = await listRunningOf(db, who)
  if (rooms.length > 0)
    await tellStatus(
      db,
      rooms.map(({ id }) => id),
      'user_id' in who ? 'member' : 'consultant',
    )
}
