import { Gauge, type Registry } from '@prometheus-io/client'
import type { Db } from '#core/context.ts'
import { countParcels } from '#database/outbox.ts'

/** Counted in the database, so that every process says the same and a restart forgets nothing. */
export function measureOutbox(registry: Registry, db: Db): void {
  const parcels: Gauge<'state'> = new Gauge({
    name: 'outbox_parcels',
    help: 'Parcels of the outbox that wait to leave, and those given up for good in the last 30 days.',
    labelNames: ['state'],
    registers: [registry],
    async collect(): Promise<void> {
      const counts = await countParcels(db).catch(() => undefined)
      // While the database is away nothing is known of it; the other figures are told all the same.
      if (!counts) return parcels.reset()
      for (const state of ['waiting', 'dead'] as const) parcels.set({ state }, counts[state])
    },
  })
}
