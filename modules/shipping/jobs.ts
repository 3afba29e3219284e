import type { Job } from '#core/module.ts'
import type { CourierPort } from './ports.ts'
import { trackShipments } from './tracking.ts'

export const jobs: readonly Job<{ couriers: CourierPort }>[] = [
  {
    name: 'shipping-track',
    seconds: 60,
    // A hundred questions, four at once, each of eight seconds at most.
    timeout_seconds: 300,
    run: ({ db, ports, now }) => trackShipments(db, ports.couriers, now),
  },
]
