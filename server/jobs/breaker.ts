import { Deferred } from '#core/deferred.ts'
import type { Parcel } from '#core/ports.ts'
import { secondMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import type { Send } from '#database/outbox.ts'
import type { Log } from '../log.ts'
import { within } from './within.ts'

const failuresToOpen = 5
const pauseMs = 10 * secondMs
// Members name the host of a push service: many names must not fill memory.
const mostServices = 1000

export type Breaker = {
  allows(service: string): boolean
  worked(service: string): void
  failed(service: string): void
  /** Another process found a service away, or there again. */
  apply(service: string, is_away: boolean): void
  /** Services that are left alone just now. */
  resting(): string[]
}

type Parts = { now: () => number; log: Pick<Log, 'warn'>; tell: (service: string, is_away: boolean) => void }

/** A service that failed several times in a row is left alone for a while, by all processes; then one try decides. */
export function breaker({ now, log, tell }: Parts): Breaker {
  const failing = new Map<string, { failures: number; until: number }>()
  const note = (service: string, failures: number) => {
    failing.set(service, { failures, until: now() + pauseMs })
    const oldest = failing.keys().next().value
    if (failing.size > mostServices && oldest !== undefined) failing.delete(oldest)
  }
  return {
    allows(service) {
      const entry = failing.get(service)
      if (!entry || entry.failures < failuresToOpen) return true
      if (now() < entry.until) return false
      // This one is the try; the others go on waiting until it is over.
      entry.until = now() + pauseMs
      tell(service, true)
      return true
    },
    worked(service) {
      const entry = failing.get(service)
      failing.delete(service)
      if (!entry || entry.failures < failuresToOpen) return
      log.warn({ service }, 'a service answers again')
      tell(service, false)
    },
    failed(service) {
      const failures = (failing.get(service)?.failures ?? 0) + 1
      note(service, failures)
      if (failures >= failuresToOpen) tell(service, true)
      if (failures === failuresToOpen) log.warn({ service }, 'a service fails again and again, and is left alone')
    },
    apply(service, is_away) {
      if (!is_away) failing.delete(service)
      else note(service, Math.max(failuresToOpen, failing.get(service)?.failures ?? 0))
    },
    resting: () => [...failing].flatMap(([name, { failures }]) => (failures >= failuresToOpen ? [name] : [])),
  }
}

/** Mail and messages have one server each, browsers one for every make. */
function serviceOf(parcel: Parcel): string {
  if (parcel.kind === 'push') return `push ${URL.canParse(parcel.push.endpoint) && new URL(parcel.push.endpoint).host}`
  if (parcel.kind === 'app_push') return 'app push'
  return parcel.kind === 'text' ? 'text' : 'mail'
}

/** The same sending, but never for longer than its queue allows, and not at all to a service that is known to be away. */
export function guarded(send: Send, services: Breaker): (timeoutMs: number) => Send {
  return (timeoutMs) => async (parcel, id) => {
    const service = serviceOf(parcel)
    if (!services.allows(service)) throw new Error(`${service} is away`)
    try {
      await within(timeoutMs, send(parcel, id))
    } catch (error) {
      // Who refuses one parcel is there for those of others.
      if (error instanceof Undeliverable || error instanceof Deferred) services.worked(service)
      else services.failed(service)
      throw error
    }
    services.worked(service)
  }
}
