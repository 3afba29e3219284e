import type { IncomingHttpHeaders } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '#core/ids.ts'
import { Refusal } from '#core/refusals.ts'
import type { House } from '../compose.ts'
import { measureOutbox } from '../jobs/metrics.ts'
import { readinessOf } from './readiness.ts'

/** Alive, ready, and what the collector of metrics reads. None of them knows a tenant. */
export function mountOperations(app: FastifyInstance, house: House): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureOutbox(registry, house.db)
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

  app.get('/healthz', async () => ({ status: 'alive' }))

  const readiness = readinessOf(house)
  app.get('/readyz', async (_request, reply) => {
    const parts = await readiness()
    const ready = Object.values(parts).every(Boolean)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...parts })
  })

  app.get('/metrics', async (request, reply) => {
    const token = house.config.METRICS_TOKEN
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !isForwarded(request.headers)
    const isAllowed = token ? isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`) : isLocal
    if (!isAllowed) throw new Refusal('F-REQ-4n4')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A proxy on this machine asks for somebody elsewhere, whatever address it asks from. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) =>
    /^(?:x-forwarded-|x-real-ip$|forwarded$|via$|x-site-|cf-connecting-ip$)/.test(name),
  )
