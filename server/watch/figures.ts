import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { Application } from '../compose.ts'
import { measureBounces, measureJobs, measureOutbox } from '../jobs/metrics.ts'
import { measureBooks } from './books.ts'
import { measureOutgoing } from './outgoing-figures.ts'
import { measureNodes, measureProcess, measureReplica } from './process-figures.ts'

/** Of the process itself, however many applications it holds one after the other: what watches it is never taken down. */
let ofProcess: Registry | undefined

/** All that `/metrics` says of this process, and of the database behind it. */
export function figuresOf(app: FastifyInstance, application: Application): Registry {
  const registry = new Registry()
  measureRequests(app, registry)
  application.figures.addTo(registry)
  const stop = measureOutgoing(registry)
  app.addHook('onClose', async () => stop())
  const stored = { db: application.db, now: application.clock.now }
  measureOutbox(registry, stored)
  measureBounces(registry, stored)
  measureJobs(registry, application.state.job_runs)
  measureBooks(registry, application.state)
  measureProcess(registry, application)
  measureNodes(registry, application)
  measureReplica(registry, application)
  ofProcess ??= processFigures()
  return Registry.merge([ofProcess, registry])
}

function processFigures(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
