import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { message, messages, sent } from '#modules/chat/shapes.ts'
import { beginLog, hasGap, type MessageLog, receive, type StoredMessage } from '#web/components/live/message-log.ts'

type Place = { room_id: string; token: string; who: 'member' | 'consultant' }
/** Where sockets connect, and where calls are made. */
export type Lines = { socket_url: string; call_url: () => string }

/** One side of a conversation, as a client is. */
export type Side = Place &
  Lines & {
    socket: Socket
    /** As the site keeps it. */
    log: MessageLog
    /** What was said and is not yet known to be stored, by the client's own id. */
    unsent: Map<string, string>
    acknowledged: z.output<typeof sent>[]
    figures: { resent: number; queries: number; twice: number }
  }

const passing: string[] = [codes.chat_too_many, codes.too_many_requests, codes.server_error, codes.service_unavailable]
const refused = z.object({ code: z.string() })
const opened = z.object({ user_messages: messages })
const listed = z.object({ data: messages })

/** Whatever came, put where it belongs. */
function take(side: Side, came: readonly StoredMessage[]): void {
  const known = side.log.stored.length
  side.log = receive(side.log, came)
  side.figures.twice += known + came.length - side.log.stored.length
}

/** Whatever comes after what is known without a gap. */
export async function askMissed(side: Side): Promise<void> {
  const { who, room_id, token, figures } = side
  figures.queries++
  const calls = `${side.call_url()}${who === 'member' ? '/api/v3' : '/api/console/v1'}/chats`
  const url = `${calls}/${room_id}/messages?limit=100&after=${side.log.gapless}`
  try {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    if (reply.status === 404) throw new Error(`a ${who} finds nothing at ${url}`)
    if (!reply.ok) return
    const { data } = listed.parse(await reply.json())
    take(side, data.items)
    if (data.is_more) await askMissed(side)
  } catch (error) {
    // Nobody answered: asked again with the next connection, or in a while.
    if (!isNoAnswer(error)) throw error
  }
}

/** A connection that was lost, or took too long, or an answer that ends in its midst. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException

/** Joins first and asks second: what is said between the two is heard twice rather than not at all. */
async function join(side: Side): Promise<void> {
  const { socket, room_id } = side
  const joined: unknown = await socket
    .timeout(3000)
    .emitWithAck('joinRoomChats', { user_chat_id: room_id })
    .catch(() => ({ code: 'none' }))
  if (refused.safeParse(joined).success) return void socket.io.engine.close()
  await askMissed(side)
}

/** Says it until it is known to be stored, always under the same id, so that it is stored once. */
export async function say(side: Side, text: string): Promise<void> {
  const { socket, room_id, unsent, acknowledged, figures } = side
  const client_id = newId()
  unsent.set(client_id, text)
  for (let tries = 0; unsent.has(client_id); ) {
    if (!socket.connected) {
      await sleep(20)
      continue
    }
    if (tries++ > 0) figures.resent++
    const said = { user_chat_id: room_id, client_id, message: text }
    const answer: unknown = await socket
      .timeout(3000)
      .emitWithAck('sendMessage', said)
      .catch(() => undefined)
    const [stored, no] = [sent.safeParse(answer), refused.safeParse(answer)]
    if (stored.success) {
      unsent.delete(client_id)
      acknowledged.push(stored.data)
    }
    if (no.success && !passing.includes(no.data.code)) throw new Error(`refused with ${no.data.code}`)
    if (no.success) await sleep(500)
  }
}

/** Connects, and comes back whenever the connection is lost. */
export function chatSide(place: Place, lines: Lines): Side {
  const { token, who } = place
  const socket = io(lines.socket_url, {
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${token}`, ...(who === 'consultant' && { 'x-type': who }) },
    reconnectionDelay: 20,
    reconnectionDelayMax: 300,
    timeout: 5000,
    forceNew: true,
  })
  const side: Side = {
    ...place,
    ...lines,
    ...{ socket, log: beginLog([]), unsent: new Map(), acknowledged: [], figures: { resent: 0, queries: 0, twice: 0 } },
  }
  socket.on('connect', () => void join(side))
  // Who is refused is not connected again by itself, and a server without a database can admit nobody.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), 500)
  })
  socket.on('receiveMessage', (said: unknown) => {
    const came = message.parse(said)
    // A consultant who is there is given other people too.
    if (came.user_chat_id !== place.room_id) return
    take(side, [came])
    if (hasGap(side.log)) void askMissed(side)
  })
  socket.on('privateChat', (said: unknown) => take(side, opened.parse(said).user_messages.items))
  return side
}
