import type { Job } from '#core/module.ts'
import { fetchSettlements } from './fetch.ts'
import type { SettlementPorts } from './ports.ts'

export const jobs: readonly Job<SettlementPorts>[] = [
  {
    name: 'settlement-fetch',
    // Late enough for gateways to have closed the day before, and again where one had not.
    cron: '20 6,10 * * *',
    timeout_seconds: 300,
    run: ({ db, ports, now }) => fetchSettlements(db, ports, now),
  },
]
