import {
  acknowledge,
  hasGap,
  type MessageLog,
  type OwnMessage,
  receive,
  type SentAnswer,
  type Side,
  type StoredMessage,
  takeBack,
  write,
} from './message-log.ts'
import { isMessage, type Messages, numberIn, type Refused, sentOf, textIn } from './said.ts'
import type { holdSocket } from './socket.ts'
import { keepUnsent, unsentOf } from './unsent-messages.ts'

type Hears = {
  change(log: MessageLog): void
  /** Whether the server can be reached now, in whichever way. */
  reach(isReachable: boolean): void
  /** The other side is writing. */
  typing(): void
  /** The other side has read up to a message. */
  read(seq: number): void
  /** It was not taken, for a reason that whoever wrote it has to know. */
  refuse(own: OwnMessage, reason: string): void
}
/** How one side reaches the server: its socket, and the long way for what does not come by it. */
export type Line = {
  hold: typeof holdSocket
  ask(query: string): Promise<Pick<Messages, 'items' | 'is_more'> | undefined>
  post(message: { client_id: string; message: string }): Promise<SentAnswer | Refused | undefined>
}
type Followed = { id: string; person_id: string; line: Line; hears: Hears }

const otherOf = { member: 'consultant', consultant: 'member' } as const satisfies Record<Side, Side>

const roundMs = 30_000
const retryMs = 5_000
const answerMs = 8_000
const typingMs = 3_000

/** One conversation: what is said in it comes in its order, once, and none of it is missed. */
export class Conversation {
  private log: MessageLog
  private readonly followed: Followed
  private readonly held: ReturnType<typeof holdSocket>
  private readonly stopFollowing: () => void
  private isOver = false
  private isSending = false
  private isReachable = true
  private typedAt = 0
  private readSeq = 0
  private asking: Promise<void> | undefined

  constructor(followed: Followed, begun: MessageLog) {
    this.followed = followed
    this.log = unsentOf(this.place()).reduce(write, begun)
    this.held = followed.line.hold(this.listeners(otherOf[begun.side]))
    this.stopFollowing = catchUpLater({
      catchUp: () => this.catchUp(),
      isWaiting: () => !this.isReachable || this.log.own.length > 0,
      connect: () => this.held.socket.connect(),
      lose: () => this.reach(false),
    })
    followed.hears.change(this.log)
    if (this.held.socket.connected) void this.join()
    else void this.catchUp()
  }

  /** Messages that the page has brought. */
  bring(items: readonly StoredMessage[]): void {
    this.set(receive(this.log, items))
  }

  say(text: string): void {
    const own = { client_id: crypto.randomUUID(), text, written_at: new Date().toISOString() }
    this.set(write(this.log, own))
    void this.sendAll()
  }

  /** Puts older messages before those that are here; whether there are more, unless they could not be had. */
  async older(): Promise<boolean | undefined> {
    const first = this.log.stored[0]?.seq
    const answer = first === undefined ? undefined : await this.followed.line.ask(`?before=${first}`)
    if (answer) this.set(receive(this.log, answer.items))
    return answer?.is_more
  }

  type(): void {
    const { socket } = this.held
    if (!socket.connected || Date.now() - this.typedAt < typingMs) return
    this.typedAt = Date.now()
    socket.volatile.emit('typing', { user_chat_id: this.followed.id })
  }

  /** Told at once, or as soon as somebody can be told. */
  read(seq: number): void {
    if (seq <= this.readSeq) return
    this.readSeq = seq
    this.tellRead()
  }

  stop(): void {
    this.isOver = true
    this.stopFollowing()
    this.held.release()
  }

  private listeners(other: Side) {
    const { id, hears } = this.followed
    return {
      connect: () => void this.join(),
      disconnect: () => void this.catchUp(),
      receiveMessage: (said: unknown) => this.take(said),
      typing: (said: unknown) => {
        if (textIn(said, 'user_chat_id') === id && textIn(said, 'side') === other) hears.typing()
      },
      readMessages: (said: unknown) => {
        const seq = numberIn(said, 'seq', { room: id, side: other })
        if (seq !== undefined) hears.read(seq)
      },
    }
  }

  private tellRead(): void {
    const { socket } = this.held
    if (socket.connected && this.readSeq > 0)
      socket.emit('readMessages', { user_chat_id: this.followed.id, seq: this.readSeq })
  }

  private set(next: MessageLog): void {
    if (this.isOver) return
    this.log = next
    keepUnsent(this.place(), next.own)
    this.followed.hears.change(next)
  }

  /** A socket does not notice at once that the network is gone. */
  private isOnLine(): boolean {
    return navigator.onLine && this.held.socket.connected
  }

  private place() {
    return { person_id: this.followed.person_id, room_id: this.followed.id }
  }

  private reach(is: boolean): void {
    if (this.isOver || is === this.isReachable) return
    this.isReachable = is
    this.followed.hears.reach(is)
  }

  /** Joins first and asks afterwards: what is said between the two comes twice rather than not at all. */
  private async join(): Promise<void> {
    this.reach(true)
    await this.held.socket
      .timeout(answerMs)
      .emitWithAck('joinRoomChats', { user_chat_id: this.followed.id })
      .catch(() => undefined)
    this.tellRead()
    await this.catchUp()
  }

  private async catchUp(): Promise<void> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined
    })
    await this.asking
    await this.sendAll()
  }

  /** Asks for what came after the last number without a gap, until nothing is left. */
  private async ask(): Promise<void> {
    for (let isMore = true; isMore && !this.isOver; ) {
      const before = this.log.gapless
      const answer = await this.followed.line.ask(`?after=${before}`)
      this.reach(answer !== undefined || this.isOnLine())
      if (!answer) return
      this.set(receive(this.log, answer.items))
      isMore = answer.is_more && this.log.gapless > before
    }
  }

  private take(said: unknown): void {
    if (!isMessage(said) || said.user_chat_id !== this.followed.id) return
    this.set(receive(this.log, [said]))
    if (hasGap(this.log)) void this.catchUp()
  }

  /** One after the other, so that they are stored as they were written; what does not arrive waits for another time. */
  private async sendAll(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    for (let own = this.log.own[0]; own && !this.isOver; own = this.log.own[0]) {
      const answer = await this.send(own)
      this.reach(answer !== undefined || this.isOnLine())
      if (!answer) break
      if ('seq' in answer) this.set(acknowledge(this.log, answer))
      else {
        this.set(takeBack(this.log, own.client_id))
        this.followed.hears.refuse(own, answer.message)
      }
    }
    this.isSending = false
  }

  private async send({ client_id, text: message }: OwnMessage) {
    const { socket } = this.held
    const { id, line } = this.followed
    if (!socket.connected) return line.post({ client_id, message })
    const said = { user_chat_id: id, client_id, message }
    const answer: unknown = await socket
      .timeout(answerMs)
      .emitWithAck('sendMessage', said)
      .catch(() => undefined)
    return sentOf(answer)
  }
}

type Following = { catchUp(): Promise<void>; isWaiting(): boolean; connect(): void; lose(): void }

/** Catches up when the page is looked at again, when the network is back, and from time to time. */
function catchUpLater({ catchUp, isWaiting, connect, lose }: Following): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  const look = () => {
    if (!isSeen()) return
    connect()
    void catchUp()
  }
  const round = setInterval(() => isSeen() && void catchUp(), roundMs)
  const retry = setInterval(() => isWaiting() && look(), retryMs)
  window.addEventListener('online', look)
  window.addEventListener('offline', lose)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(round)
    clearInterval(retry)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', lose)
    document.removeEventListener('visibilitychange', look)
  }
}
