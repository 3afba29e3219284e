import type { Job } from '#core/module.ts'
import { askGateways, expireAttempts, expireInvoices } from './clock.ts'
import type { PaymentPorts } from './ports.ts'

/** What the clock does to money. The gateway is asked first: what was paid in time does not run out. */
export const jobs: readonly Job<PaymentPorts>[] = [
  {
    name: 'payment-sweep',
    seconds: 15,
    async run({ db, ports, now }) {
      const asked = await Promise.allSettled([askGateways(db, ports, now)])
      await expireAttempts(db, now)
      await expireInvoices(db, now)
      for (const one of asked) if (one.status === 'rejected') throw one.reason
    },
  },
]
