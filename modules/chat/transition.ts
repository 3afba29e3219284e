import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { type RoomActor, type RoomEvent, type RoomNotice, roomMachine } from './rules/machine.ts'
import { type RoomRow, stepRoom } from './store.ts'

type Transition = {
  event: RoomEvent
  actor: RoomActor
  actor_id?: string | undefined
  /** Who answers afterwards. */
  consultant_id?: string | null
  reason: string
  now: Date
}

const notices: Record<RoomEvent, RoomNotice> = {
  assign: 'assigned',
  hand_over: 'handed_over',
  put_back: 'put_back',
  close: 'closed',
}

/** The one way to another state of a locked room: state, history and what the system says of it. */
export async function transition(db: Db, was: RoomRow, change: Transition): Promise<RoomRow> {
  const { event, actor, actor_id = null, reason, now } = change
  const state = next(roomMachine, was.state, change)
  if (!state) throw new Error(`a room in ${was.state} cannot ${event}`)
  const consultant_id = change.consultant_id === undefined ? was.consultant_id : change.consultant_id
  const step = { event, actor, actor_id, reason, now, notice: notices[event] }
  return stepRoom(db, was, { state, consultant_id }, step)
}

/** A room that has just been made: until somebody takes it, it waits, which is said unless somebody takes it at once. */
export const beginRoom = (db: Db, made: RoomRow, { now, waits }: { now: Date; waits: boolean }): Promise<RoomRow> => {
  const step = {
    event: 'begin',
    actor: 'member',
    actor_id: made.user_id,
    reason: 'opened',
    now,
    notice: waits ? 'waiting' : null,
  } as const
  return stepRoom(db, made, { state: roomMachine.start, consultant_id: null }, step)
}
