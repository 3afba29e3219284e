import type { IncomingMessage } from 'node:http'
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

/** Counts connections that nobody was admitted on yet, and ends those on which nobody was in time. */
export function waitingConnections(most: Waiting) {
  const byNetwork = new Map<string, number>()
  const releases = new Map<IncomingMessage, () => void>()
  const admitted = new WeakSet<IncomingMessage>()
  const count = (network: string, by: number) => {
    const now = (byNetwork.get(network) ?? 0) + by
    if (now > 0) byNetwork.set(network, now)
    else byNetwork.delete(network)
  }
  return {
    isFull: (network: string) => releases.size >= most.ofAll || (byNetwork.get(network) ?? 0) >= most.ofNetwork,
    /** `first`: the request that began the session, where this one only goes on with it over a websocket. */
    add(request: IncomingMessage, network: string, first = request) {
      const { socket } = request
      const release = () => {
        if (!releases.delete(request)) return
        clearTimeout(timer)
        socket.off('close', release)
        count(network, -1)
      }
      const timer = setTimeout(() => {
        // Not asked to close: who does not answer would have the connection for half a minute more.
        if (isUpgrade(request) && !admitted.has(first)) socket.destroy()
        release()
      }, most.ms).unref()
      count(network, 1)
      releases.set(request, release)
      // A request of a proxy shares its connection with others.
      if (isUpgrade(request)) socket.once('close', release)
    },
    admit(request: IncomingMessage) {
      admitted.add(request)
      releases.get(request)?.()
    },
  }
}

const isUpgrade = ({ headers }: IncomingMessage): boolean => headers.upgrade !== undefined

const sessionOf = ({ url = '' }: IncomingMessage): string | null => new URLSearchParams(url.split('?')[1]).get('sid')

type Session = { id: string; request: IncomingMessage; on(name: 'close', listener: () => void): unknown }

/** Who opens connections again and again, or opens them and says nothing, is told to come later. */
export function limitHandshakes(application: Application, most: Waiting) {
  const { config, nodes } = application
  const take = nodes.limits('handshakes')
  const waiting = waitingConnections(most)
  const sessions = new Map<string, IncomingMessage>()
  const wait = async (request: IncomingMessage): Promise<number | undefined> => {
    const network = networkOf(clientIp(request, config.TRUST_PROXY))
    const points = config.RATE_LIMIT_PER_MINUTE
    const seconds = points === 0 ? undefined : await take(network, { points, seconds: 60 })
    if (seconds !== undefined) return seconds
    if (waiting.isFull(network)) return retryAfterSeconds
    waiting.add(request, network, sessions.get(sessionOf(request) ?? ''))
    return undefined
  }
  return {
    /** Before engine.io looks at a request. */
    check(request: IncomingMessage, _response: unknown, next: (error?: unknown) => void) {
      const isHandshake = sessionOf(request) === null ? isWelcome(request, application) : isUpgrade(request)
      if (!isHandshake) return next()
      // Until a websocket is made of it nobody else hears when it is reset.
      if (isUpgrade(request)) request.socket.on('error', () => request.socket.destroy())
      wait(request).then((seconds) => (seconds === undefined ? next() : refuse(request, seconds)), next)
    },
    opened(session: Session) {
      sessions.set(session.id, session.request)
      session.on('close', () => sessions.delete(session.id))
    },
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
