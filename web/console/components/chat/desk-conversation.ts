import {
  hasGap,
  type MessageLog,
  type OwnMessage,
  receive,
  type SentAnswer,
  type StoredMessage,
  takeBack,
  write,
} from '../../../components/live/message-log.ts'
import { isMessage, numberIn, sentOf, textIn } from '../../../components/live/said.ts'
import { keepUnsent, unsentOf } from '../../../components/live/unsent-messages.ts'
import { askAfter, postAnswer } from './desk-said.ts'
import { holdDeskSocket } from './desk-socket.ts'

type Hears = {
  change(log: MessageLog): void
  /** The member is writing. */
  typing(): void
  /** The member has read up to a message. */
  read(seq: number): void
  /** It was not taken, for a reason that whoever wrote it has to know. */
  refuse(own: OwnMessage, reason: string): void
}
type Start = { id: string; language: string; log: MessageLog; hears: Hears }

const roundMs = 30_000
const answerMs = 8_000
const typingMs = 3_000

const asStored = ({ client_id, ...sent }: SentAnswer): StoredMessage => ({
  ...{ ...sent, client_id, sender: 'consultant', consultant_name: null, notice: null, file: null, cards: [] },
})

/** What was written here and is stored now waits no more. */
function settle(log: MessageLog): MessageLog {
  const known = new Set(log.stored.flatMap(({ sender, client_id }) => (sender === 'consultant' && client_id) || []))
  return { ...log, own: log.own.filter(({ client_id }) => !known.has(client_id)) }
}

/** Follows one conversation from the desk: what is said comes in its order, once, and none of it is missed. */
export function followDeskConversation({ id, language, log: begun, hears }: Start) {
  let log = unsentOf(id).reduce(write, begun)
  let isOver = false
  let isSending = false
  let typedAt = 0
  let asking: Promise<void> | undefined

  const set = (next: MessageLog) => {
    if (isOver) return
    log = settle(next)
    keepUnsent(id, log.own)
    hears.change(log)
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
      const answer = await askAfter(id, log.gapless)
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
      if (!answer) break
      if ('seq' in answer)
        set(log.stored.some(({ seq }) => seq === answer.seq) ? log : receive(log, [asStored(answer)]))
      else {
        set(takeBack(log, own.client_id))
        hears.refuse(own, answer.message)
      }
    }
    isSending = false
  }
  const send = async ({ client_id, text: message }: OwnMessage) => {
    if (!socket.connected) return postAnswer(id, language, { client_id, message })
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
    await socket
      .timeout(answerMs)
      .emitWithAck('joinRoomChats', { user_chat_id: id })
      .catch(() => undefined)
    await catchUp()
  }
  const { socket, release } = holdDeskSocket({
    connect: () => void join(),
    disconnect: () => void catchUp(),
    receiveMessage: take,
    typing: (said) => {
      if (textIn(said, 'user_chat_id') === id && textIn(said, 'side') === 'member') hears.typing()
    },
    readMessages: (said) => {
      const seq = numberIn(said, 'seq', { room: id, side: 'member' })
      if (seq !== undefined) hears.read(seq)
    },
  })
  const stop = whileSeen(catchUp)
  hears.change(log)
  void (socket.connected ? join() : catchUp())

  return {
    /** Messages that the page has brought. */
    bring: (items: readonly StoredMessage[]) => set(receive(log, items)),
    say(text: string) {
      set(write(log, { client_id: crypto.randomUUID(), text, written_at: new Date().toISOString() }))
      void pump()
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

export type DeskConversation = ReturnType<typeof followDeskConversation>

/** Catches up when the page is looked at again, when the network is back, and from time to time. */
function whileSeen(catchUp: () => Promise<void>): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void catchUp()
  }
  const round = setInterval(look, roundMs)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(round)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
