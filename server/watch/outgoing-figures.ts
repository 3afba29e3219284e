import { Histogram, type Registry } from '@prometheus-io/client'
import { onOutgoing } from '#core/outgoing.ts'

/** Times each request to a service outside. Gives what ends that. */
export function measureOutgoing(registry: Registry): () => void {
  const seconds = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time a service outside took to answer, by its name and how it ended: ok, refused, busy, silent or too_large.',
    labelNames: ['gateway', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return onOutgoing((gateway) => {
    const began = performance.now()
    return (outcome) => seconds.observe({ gateway, outcome }, (performance.now() - began) / 1000)
  })
}
