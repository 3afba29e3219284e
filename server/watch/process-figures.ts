import { Gauge, type Registry } from '@prometheus-io/client'
import { secondMs } from '#core/time.ts'
import type { Application } from '../compose.ts'
import { lately } from './lately.ts'

type Watched = Pick<Application, 'state' | 'pool' | 'ports'>

/** Whether this process is of use, what it has of the database, and whom it has given up for a while. */
export function measureProcess(registry: Registry, { state, pool, ports }: Watched): void {
  const readiness = lately(5 * secondMs, async () => (await state.readiness?.()) ?? {})
  new Gauge({
    name: 'ready',
    help: 'Whether each part is ready, as /readyz says.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, is_ready] of Object.entries((await readiness()) ?? {})) this.set({ part }, is_ready ? 1 : 0)
    },
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process that are busy or idle, and how many wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'breaker_open',
    help: 'Services that failed again and again and are left alone for a while.',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const [name, gateway] of Object.entries(ports.gateways)) this.set({ service: name }, gateway.isUp() ? 0 : 1)
      for (const [service, count] of restingByKind(state.restingServices?.() ?? [])) this.set({ service }, count)
    },
  })
}

/** Whether limits, and what one process changes, reach the others. */
export function measureNodes(registry: Registry, { nodes }: Pick<Application, 'nodes'>): void {
  new Gauge({
    name: 'other_processes_reached',
    help: 'Whether this process can tell others what it changes; 1 also where it has no Redis and no others.',
    registers: [registry],
    collect() {
      this.set(nodes.areReached() ? 1 : 0)
    },
  })
}

/** How far the copy of the database is that this process reads. */
export function measureReplica(registry: Registry, { reads }: Pick<Application, 'reads'>): void {
  new Gauge({
    name: 'replica_behind_seconds',
    help: 'How old what is read from the replica may be: endless while it is away, and 0 where there is none.',
    registers: [registry],
    collect() {
      this.set(reads.secondsBehind())
    },
  })
}

const outboxServices = ['mail', 'text', 'app push', 'push']

/** Push services are as many as browsers bring: they are one here. */
function restingByKind(resting: readonly string[]): Map<string, number> {
  const counts = new Map(outboxServices.map((service) => [service, 0]))
  for (const name of resting) {
    const kind = name.startsWith('push ') ? 'push' : name
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}
