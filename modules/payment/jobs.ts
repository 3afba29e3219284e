import type { Job } from '#core/module.ts'
import { sweepPayments } from './clock.ts'
import { sendToGateways } from './gateway-refund.ts'
import type { PaymentPorts } from './ports.ts'

/** What the clock does to money. */
export const jobs: readonly Job<PaymentPorts>[] = [
  {
    name: 'payment-sweep',
    seconds: 15,
    // Two hundred questions to gateways, ten at once, each of fifteen seconds at most.
    timeout_seconds: 300,
    run: ({ db, ports, now }) => sweepPayments(db, ports, now),
  },
  {
    name: 'payment-refunds',
    seconds: 5,
    timeout_seconds: 300,
    run: ({ db, ports, now }) => sendToGateways(db, ports, now),
  },
]
