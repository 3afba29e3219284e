import type { Db } from '#core/context.ts'
import type { ChatPorts } from './ports.ts'
import { type RoomRow, tellTyping } from './store.ts'

type Ctx = { db: Db; ports: Pick<ChatPorts, 'limits'> }

const seldom = { points: 1, seconds: 3 }

/** Each side of a room is said to be writing once in three seconds, however fast they type. */
export async function noteTyping({ db, ports }: Ctx, room: RoomRow, side: 'member' | 'consultant'): Promise<void> {
  if (room.state === 'closed') return
  if ((await ports.limits.take(`chat typing ${side} ${room.id}`, seldom)).ok) await tellTyping(db, room.id, side)
}
