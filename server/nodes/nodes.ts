import type { createAdapter } from '@socket.io/redis-streams-adapter'
import { memoryLimits, type Take } from '../limits.ts'
import type { Announcement } from './announcement.ts'

type Listener = (said: Announcement) => void
export type SocketAdapter = { adapter: ReturnType<typeof createAdapter>; close(): void }

/** The processes of one installation, as one of them sees the others. */
export type Nodes = {
  /** Tells all others, now or never: nothing waits for it, and nothing may depend on it alone. */
  announce(said: Announcement): void
  /** The same, and this process hears it, too; of copies only where there may be others. */
  tellAll(said: Announcement): void
  /** Hears what others announce; ends with what it returns. */
  on(listener: Listener): () => void
  /** Limits that hold over all of them. */
  limits(name: string): Take
  /** How many there are, this one included, as far as is known. */
  count(): number
  /** What lets sockets of one reach those of another; nothing where there is no other. */
  sockets(): SocketAdapter | undefined
  /** Whether the others can be reached just now. */
  areReached(): boolean
  close(): void
}

/** Those in this process who listen to what is announced. */
export function audience() {
  const listeners = new Set<Listener>()
  return {
    emit(said: Announcement) {
      for (const listener of listeners) listener(said)
    },
    on(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One process that nobody else belongs to: it hears of ended sign-ins, and looks after its own copies as it does anyway. */
export function alone(): Nodes {
  const { emit, on } = audience()
  return {
    announce: () => undefined,
    tellAll(said) {
      if (said.topic !== 'copied') emit(said)
    },
    on,
    limits: () => memoryLimits(() => performance.now()),
    count: () => 1,
    sockets: () => undefined,
    areReached: () => true,
    close: () => undefined,
  }
}
