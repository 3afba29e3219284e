import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findMine, type SeenRoom } from './store.ts'
import { type Room, showRooms } from './view.ts'

/** Somebody signed in, by a call or over a socket. */
type Ctx = { db: Db; user: { id: string }; tenant: { id: string }; now: Date }

/** A conversation of who asks; another's does not exist. */
export async function mustOwn({ db, user, tenant }: Omit<Ctx, 'now'>, id: string): Promise<SeenRoom> {
  const seen = await findMine(db, { id, user_id: user.id, tenant_id: tenant.id })
  if (!seen) throw new Refusal(codes.not_found)
  return seen
}

export async function ownRoom(ctx: Ctx, id: string): Promise<Room> {
  const [room] = await showRooms(ctx.db, [await mustOwn(ctx, id)], { side: 'member', now: ctx.now })
  if (!room) throw new Refusal(codes.not_found)
  return room
}
