import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { events } from '../contract.sockets.ts'
import { say } from '../say.ts'

type Event = typeof events.sendMessage

export const sendMessageEvent = (
  { db, user, tenant, now }: SocketCtx,
  { user_chat_id, client_id, message }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> =>
  say(
    db,
    { sender: 'member', user_id: user.id },
    { room_id: user_chat_id, client_id, message, origin: tenant.public_url },
    now,
  )
