import { Deferred } from '#core/deferred.ts'
import type { Parcel } from '#core/ports.ts'
import { secondMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import type { Send } from '#database/outbox.ts'
import type { Log } from '../log.ts'
import { within } from './within.ts'

const failuresToOpen = 5
const pauseMs = 10 * secondMs
// Who reached a service so recently knows better than others.
const trustMs = 30 * secondMs
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

type Standing = { failures: number; until: number; worked_at: number }
const unknown: Standing = { failures: 0, until: 0, worked_at: Number.NEGATIVE_INFINITY }

/**
 * A service that failed several times in a row is left alone for a while; then one try decides. What other processes say is a
 * hint: it lets this one's own next try decide, and is nothing to one that has just reached the service itself.
 */
export function breaker({ now, log, tell }: Parts): Breaker {
  const { known, standingOf, note } = standings()
  return {
    allows(service) {
      const { failures, until } = standingOf(service)
      if (failures < failuresToOpen) return true
      if (now() < until) return false
      // This one is the try; the others go on waiting until it is over.
      note(service, { until: now() + pauseMs })
      return true
    },
    worked(service) {
      const { failures } = standingOf(service)
      note(service, { failures: 0, worked_at: now() })
      if (failures < failuresToOpen) return
      log.warn({ service }, 'a service answers again')
      tell(service, false)
    },
    failed(service) {
      const failures = standingOf(service).failures + 1
      note(service, { failures, until: now() + pauseMs })
      if (failures >= failuresToOpen) tell(service, true)
      if (failures === failuresToOpen) log.warn({ service }, 'a service fails again and again, and is left alone')
    },
    apply(service, is_away) {
      const { failures, worked_at } = standingOf(service)
      const oneShort = failuresToOpen - 1
      if (!is_away) note(service, { failures: failures < failuresToOpen ? 0 : oneShort })
      else if (now() - worked_at >= trustMs) note(service, { failures: Math.max(failures, oneShort) })
    },
    resting: () => [...known].flatMap(([name, { failures }]) => (failures >= failuresToOpen ? [name] : [])),
  }
}

function standings() {
  const known = new Map<string, Standing>()
  const standingOf = (service: string) => known.get(service) ?? unknown
  const note = (service: string, change: Partial<Standing>) => {
    const standing = { ...standingOf(service), ...change }
    // What is forgotten first is what was not used for longest.
    known.delete(service)
    known.set(service, standing)
    const oldest = known.keys().next().value
    if (known.size > mostServices && oldest !== undefined) known.delete(oldest)
  }
  return { known, standingOf, note }
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
