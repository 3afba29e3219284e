import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { z } from 'zod'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { message, messages, sent } from '#modules/chat/shapes.ts'

type Message = z.output<typeof message>
export type Sent = z.output<typeof sent>
type Place = { room_id: string; token: string; who: 'member' | 'consultant' }
/** Where sockets connect, and where calls are made. */
type Lines = { socket_url: string; call_url: () => string }

const tooMuch: string[] = [codes.chat_too_many, codes.too_many_requests, codes.server_error]
const refused = z.object({ code: z.string() })

/** One side of a conversation, as a client is: what it has said and not yet heard to be stored, and what it has heard, in its order. */
export function chatSide({ room_id, token, who }: Place, { socket_url, call_url }: Lines) {
  const log: Message[] = []
  const early = new Map<number, Message>()
  const unsent = new Map<string, string>()
  const acknowledged: Sent[] = []
  const figures = { twice: 0, resent: 0, asked: 0 }
  const socket = io(socket_url, {
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${token}`, ...(who === 'consultant' && { 'x-type': 'consultant' }) },
    reconnectionDelay: 20,
    reconnectionDelayMax: 300,
    forceNew: true,
  })
  const hear = (one: Message) => {
    if (one.user_chat_id !== room_id) throw new Error('a message of another conversation')
    if (one.seq <= log.length || early.has(one.seq)) figures.twice++
    else early.set(one.seq, one)
    for (let next = early.get(log.length + 1); next; next = early.get(log.length + 1)) {
      early.delete(next.seq)
      log.push(next)
    }
  }
  socket.on('receiveMessage', (said: unknown) => {
    hear(message.parse(said))
    if (early.size > 0) void ask()
  })
  socket.on('privateChat', (said: unknown) => {
    for (const one of z.object({ user_messages: messages }).parse(said).user_messages.items) hear(one)
  })
  /** Everything after what is known without a gap. */
  const ask = async () => {
    if (who === 'consultant') return void socket.emit('joinRoomChats', { user_chat_id: room_id })
    figures.asked++
    const path = `/api/v3/chats/${room_id}/messages?limit=100&after=${log.length}`
    const headers = { authorization: `Bearer ${token}` }
    try {
      const reply = await fetch(call_url() + path, { headers, signal: AbortSignal.timeout(10_000) })
      if (!reply.ok) return
      const { data } = z.object({ data: messages }).parse(await reply.json())
      for (const one of data.items) hear(one)
      if (data.is_more) await ask()
    } catch {
      // Asked again with the next connection, or in a while.
    }
  }
  /** Until it is known to be stored; always under the same id, so that it is stored once. */
  const send = async (client_id: string, text: string) => {
    for (let tries = 0; unsent.has(client_id); tries++) {
      if (!socket.connected) await sleep(20)
      if (!socket.connected) continue
      if (tries > 0) figures.resent++
      const said = { user_chat_id: room_id, client_id, message: text }
      const answer: unknown = await socket
        .timeout(3000)
        .emitWithAck('sendMessage', said)
        .catch(() => undefined)
      const stored = sent.safeParse(answer)
      const no = refused.safeParse(answer)
      if (stored.success) {
        unsent.delete(client_id)
        acknowledged.push(stored.data)
      } else if (no.success && !tooMuch.includes(no.data.code)) throw new Error(`refused with ${no.data.code}`)
      else if (no.success) await sleep(500)
    }
  }
  socket.on('connect', async () => {
    // Join first, ask second: what is said between the two is heard twice rather than not at all.
    await socket
      .timeout(5000)
      .emitWithAck('joinRoomChats', { user_chat_id: room_id })
      .catch(() => socket.io.engine.close())
    await ask()
  })
  return {
    who,
    room_id,
    log,
    acknowledged,
    figures,
    unsent,
    ask,
    say(text: string) {
      const client_id = newId()
      unsent.set(client_id, text)
      return send(client_id, text)
    },
    close: () => void socket.disconnect(),
  }
}

export type Side = ReturnType<typeof chatSide>
