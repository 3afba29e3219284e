import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import { type events, totalNotification } from '../contract.sockets.ts'
import { totalOf } from '../total.ts'

type Event = typeof events.joinTotalNotification

/** Where all sockets that follow a member's total are reached. */
export const totalRoom = (user_id: string): string => `member:${user_id}`

export async function joinTotalNotification({ db, user, join, emit }: SocketCtx): Promise<z.output<Event['output']>> {
  await join(totalRoom(user.id))
  const total = await totalOf(db, user.id)
  emit(totalNotification, total)
  return total
}
