import type { Db } from '#core/context.ts'
import { listRunningOf, noteSeen, type People } from './store.presence.ts'
import { tellStatus } from './store.ts'

/** Their sockets have come: they are here from now on, and whom they talk with is told. */
export async function noteWhoCame(db: Db, people: People, now: Date): Promise<void> {
  await noteSeen(db, people, now)
  await tellStatusOf(db, people)
}

/** Whom these people talk with is told whether they are here. */
export async function tellStatusOf(db: Db, people: People): Promise<void> {
  const rooms = await listRunningOf(db, people)
  const idsWhere = (isTheirs: (room: (typeof rooms)[number]) => boolean) => rooms.filter(isTheirs).map(({ id }) => id)
  const users = new Set(people.user_ids)
  const consultants = new Set(people.consultant_ids)
  await tellStatus(
    db,
    idsWhere(({ user_id }) => users.has(user_id)),
    'member',
  )
  await tellStatus(
    db,
    idsWhere(({ consultant_id }) => consultants.has(consultant_id ?? '')),
    'consultant',
  )
}
