import { type IncomingMessage, ServerResponse } from 'node:http'
import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import type { Application } from '../compose.ts'
import { endWith } from '../http/client-errors.ts'
import { retryAfterSeconds } from '../http/failures.ts'
import { clientIp, isWelcome, languageFor } from './admit.ts'

/** How many connections may wait at once for it to be known who they are, and for how long. */
export type Waiting = { ofNetwork: number; ofAll: number; ms: number }
// Behind one address may be a village: after a restart some hundreds come within a second, each waiting for a part of it.
export const usualWaiting: Waiting = { ofNetwork: 200, ofAll: 2000, ms: 5000 }

type Held = { network: string; isAsking: boolean; release(): void }

/** Counts connections that nobody was admitted on yet, and ends those on which nobody was in time. */
export function waitingConnections(most: Waiting) {
  const counts = networkCounts()
  // Who waits longest comes first.
  const held = new Map<IncomingMessage, Held>()
  /** Who has said nothing for longest makes way; who is being looked up does not, or nobody would get in when many come. */
  const makeRoom = (network: string): boolean => {
    const isFullHere = counts.of(network) >= most.ofNetwork
    if (!isFullHere && held.size < most.ofAll) return true
    const silent = [...held].find(([, one]) => !one.isAsking && (!isFullHere || one.network === network))
    if (silent) end(...silent)
    return silent !== undefined
  }
  return {
    /** False where there is no room. */
    add(request: IncomingMessage, network: string): boolean {
      if (!makeRoom(network)) return false
      const release = () => {
        if (!held.delete(request)) return
        clearTimeout(timer)
        request.socket.off('close', release)
        counts.add(network, -1)
      }
      const one = { network, isAsking: false, release }
      const timer = setTimeout(() => end(request, one), most.ms).unref()
      counts.add(network, 1)
      held.set(request, one)
      request.socket.once('close', release)
      return true
    },
    /** A connection asks once to be admitted: false at the next time. */
    ask(request: IncomingMessage): boolean {
      const one = held.get(request)
      if (!one || one.isAsking) return false
      one.isAsking = true
      return true
    },
    admit: (request: IncomingMessage) => held.get(request)?.release(),
  }
}

/** Not asked to close: who does not answer would have the connection for half a minute more. */
function end({ socket }: IncomingMessage, { release }: Held): void {
  socket.destroy()
  release()
}

/** How many there are of each network. */
function networkCounts() {
  const counts = new Map<string, number>()
  const of = (network: string): number => counts.get(network) ?? 0
  return {
    of,
    add(network: string, by: 1 | -1) {
      const now = of(network) + by
      if (now > 0) counts.set(network, now)
      else counts.delete(network)
    },
  }
}

/** Who opens connections again and again, or opens them and says nothing, is told to come later. */
export function limitHandshakes(application: Application, most: Waiting) {
  const { config, nodes } = application
  const take = nodes.limits('handshakes')
  const waiting = waitingConnections(most)
  const wait = async (request: IncomingMessage): Promise<number | undefined> => {
    const network = networkOf(clientIp(request, config.TRUST_PROXY))
    const points = config.RATE_LIMIT_PER_MINUTE
    const seconds = points === 0 ? undefined : await take(network, { points, seconds: 60 })
    if (seconds !== undefined) return seconds
    return waiting.add(request, network) ? undefined : retryAfterSeconds
  }
  return {
    /** Before engine.io looks at a request. Whatever an address says of itself, each websocket is a handshake. */
    check(request: IncomingMessage, response: unknown, next: (error?: unknown) => void) {
      if (response instanceof ServerResponse) return next(new Error('no websocket'))
      if (!isWelcome(request, application)) return next()
      // Until a websocket is made of it nobody else hears when it is reset.
      request.socket.on('error', () => request.socket.destroy())
      wait(request).then((seconds) => (seconds === undefined ? next() : refuse(request, seconds)), next)
    },
    ask: waiting.ask,
    admit: waiting.admit,
  }
}

function refuse(request: IncomingMessage, seconds: number): void {
  const refusal = new Refusal(codes.too_many_requests, { retry_after_seconds: seconds })
  endWith(request.socket, {
    ...failureOf(refusal, languageFor(request)),
    headers: { 'retry-after': String(seconds) },
  })
}
