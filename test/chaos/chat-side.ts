import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { message, messages, sent } from '#modules/chat/shapes.ts'

type Message = z.output<typeof message>
type Place = { room_id: string; token: string; who: 'member' | 'consultant' }
/** Where sockets connect, and where calls are made. */
export type Lines = { socket_url: string; call_url: () => string }

/** One side of a conversation, as a client is. */
export type Side = Place &
  Lines & {
    socket: Socket
    log: ReturnType<typeof messageLog>
    /** What was said and is not yet known to be stored, by the client's own id. */
    unsent: Map<string, string>
    acknowledged: z.output<typeof sent>[]
    figures: { resent: number; asked: number }
  }

const tooMuch: string[] = [codes.chat_too_many, codes.too_many_requests, codes.server_error]
const refused = z.object({ code: z.string() })
const opened = z.object({ user_messages: messages })
const listed = z.object({ data: messages })

/** Messages in their order and once, however they come; what comes before its turn waits for what is missing. */
function messageLog() {
  const list: Message[] = []
  const early = new Map<number, Message>()
  const told = { twice: 0 }
  return {
    list,
    told,
    hasGap: () => early.size > 0,
    hear(one: Message) {
      if (one.seq <= list.length || early.has(one.seq)) told.twice++
      else early.set(one.seq, one)
      for (let next = early.get(list.length + 1); next; next = early.get(list.length + 1)) {
        early.delete(next.seq)
        list.push(next)
      }
    },
  }
}

/** Whatever comes after what is known without a gap. */
export async function askMissed(side: Side): Promise<void> {
  const { who, room_id, token, log, figures } = side
  figures.asked++
  const calls = `${side.call_url()}${who === 'member' ? '/api/v3' : '/api/console/v1'}/chats`
  const url = `${calls}/${room_id}/messages?limit=100&after=${log.list.length}`
  try {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    if (reply.status === 404) throw new Error(`a ${who} finds nothing at ${url}`)
    if (!reply.ok) return
    const { data } = listed.parse(await reply.json())
    for (const one of data.items) log.hear(one)
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
    if (no.success && !tooMuch.includes(no.data.code)) throw new Error(`refused with ${no.data.code}`)
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
  const log = messageLog()
  const side: Side = {
    ...place,
    ...lines,
    ...{ socket, log, unsent: new Map(), acknowledged: [], figures: { resent: 0, asked: 0 } },
  }
  socket.on('connect', () => void join(side))
  socket.on('receiveMessage', (said: unknown) => {
    log.hear(message.parse(said))
    if (log.hasGap()) void askMissed(side)
  })
  socket.on('privateChat', (said: unknown) => {
    for (const one of opened.parse(said).user_messages.items) log.hear(one)
  })
  return side
}
