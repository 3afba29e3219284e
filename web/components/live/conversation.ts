import type { Output } from '#core/call.ts'
import type { chatMessages } from '#modules/chat/contract.ts'
import { acknowledge, hasGap, type MessageLog, type OwnMessage, receive, takeBack, write } from './message-log.ts'
import { askMessages, isMessage, numberIn, postMessage, sentOf, textIn } from './said.ts'
import { holdSocket } from './socket.ts'
import { keepUnsent, unsentOf } from './unsent-messages.ts'

type Hears = {
  change(log: MessageLog): void
  /** Whether the server can be reached now, in whichever way. */
  reach(isReachable: boolean): void
  /** The consultant is writing. */
  typing(): void
  /** The consultant has read up to a message. */
  read(seq: number): void
  /** It was not taken, for a reason that whoever wrote it has to know. */
  refuse(own: OwnMessage, reason: string): void
}
type Start = { id: string; address: string; log: MessageLog; hears: Hears }

const roundMs = 30_000
const retryMs = 5_000
const answerMs = 8_000
const typingMs = 3_000

/** Follows one conversation: what is said in it comes in its order, once, and none of it is missed. */
export function followConversation({ id, address, log: begun, hears }: Start) {
  let log = unsentOf(id).reduce(write, begun)
  let isOver = false
  let isSending = false
  let isReachable = true
  let typedAt = 0
  let asking: Promise<void> | undefined

  const set = (next: MessageLog) => {
    if (isOver) return
    log = next
    keepUnsent(id, log.own)
    hears.change(log)
  }
  const reach = (is: boolean) => {
    if (isOver || is === isReachable) return
    isReachable = is
    hears.reach(is)
  }

  /** Asks for what came after the last number without a gap, until nothing is left. */
  const sync = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
  const ask = async () => {
    for (let isMore = true; isMore && !isOver; ) {
      const answer = await askMessages(`${address}?after=${log.gapless}`)
      reach(answer !== undefined || socket.connected)
      if (!answer) return
      const before = log.gapless
      set(receive(log, answer.items))
      isMore = answer.is_more && log.gapless > before
    }
  }
  const take = (said: unknown) => {
    if (!isMessage(said) || said.user_chat_id !== id) return
    set(receive(log, [said]))
    if (hasGap(log)) void sync()
  }

  /** One after the other, so that they are stored as they were written; what does not arrive waits for another time. */
  const pump = async () => {
    if (isSending) return
    isSending = true
    for (let own = log.own[0]; own && !isOver; own = log.own[0]) {
      const answer = await send(own)
      reach(answer !== undefined || socket.connected)
      if (!answer) break
      if ('seq' in answer) set(acknowledge(log, answer))
      else {
        set(takeBack(log, own.client_id))
        hears.refuse(own, answer.message)
      }
    }
    isSending = false
  }
  const send = async ({ client_id, text: message }: OwnMessage) => {
    if (!socket.connected) return postMessage(address, { client_id, message })
    const said = { user_chat_id: id, client_id, message }
    return sentOf(
      await socket
        .timeout(answerMs)
        .emitWithAck('sendMessage', said)
        .catch(() => undefined),
    )
  }
  const catchUp = async () => {
    await sync()
    await pump()
  }
  /** Joins first and asks afterwards: what is said between the two comes twice rather than not at all. */
  const join = async () => {
    reach(true)
    await socket
      .timeout(answerMs)
      .emitWithAck('joinRoomChats', { user_chat_id: id })
      .catch(() => undefined)
    await catchUp()
  }
  const others = (said: unknown) => numberIn(said, 'seq', { room: id, side: 'consultant' })

  const { socket, release } = holdSocket({
    connect: () => void join(),
    disconnect: () => void catchUp(),
    receiveMessage: take,
    typing: (said) => {
      if (textIn(said, 'user_chat_id') === id && textIn(said, 'side') === 'consultant') hears.typing()
    },
    readMessages: (said) => {
      const seq = others(said)
      if (seq !== undefined) hears.read(seq)
    },
  })
  const stop = follow({ catchUp, isWaiting: () => !isReachable || log.own.length > 0, connect: () => socket.connect() })
  hears.change(log)
  if (socket.connected) void join()
  else void catchUp()

  return {
    /** Messages that the page has brought. */
    bring: (items: Output<typeof chatMessages>['items']) => set(receive(log, items)),
    say(text: string) {
      set(write(log, { client_id: crypto.randomUUID(), text, written_at: new Date().toISOString() }))
      void pump()
    },
    async older() {
      const first = log.stored[0]?.seq
      const answer = first === undefined ? undefined : await askMessages(`${address}?before=${first}`)
      if (answer) set(receive(log, answer.items))
      return answer?.is_more
    },
    type() {
      if (Date.now() - typedAt < typingMs) return
      typedAt = Date.now()
      if (socket.connected) socket.volatile.emit('typing', { user_chat_id: id })
    },
    read(seq: number) {
      if (socket.connected) socket.emit('readMessages', { user_chat_id: id, seq })
    },
    stop() {
      isOver = true
      stop()
      release()
    },
  }
}

export type Conversation = ReturnType<typeof followConversation>

type Following = { catchUp(): Promise<void>; isWaiting(): boolean; connect(): void }

/** Catches up when the page is looked at again, when the network is back, and from time to time. */
function follow({ catchUp, isWaiting, connect }: Following): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  const look = () => {
    if (!isSeen()) return
    connect()
    void catchUp()
  }
  const round = setInterval(() => isSeen() && void catchUp(), roundMs)
  const retry = setInterval(() => isSeen() && isWaiting() && look(), retryMs)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(round)
    clearInterval(retry)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
