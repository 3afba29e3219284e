import type { Job } from '#core/module.ts'
import { addMs } from '#core/time.ts'
import { sweepPayments } from './clock.ts'
import { sendToGateways } from './gateway-refund.ts'
import type { PaymentPorts } from './ports.ts'

/** Goes on from the moment at which a run began. */
function clockFrom(now: Date): () => Date {
  const began = performance.now()
  return () => addMs(now, Math.floor(performance.now() - began))
}

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
    run: ({ db, ports, now }) => sendToGateways(db, ports, clockFrom(now)),
  },
]
