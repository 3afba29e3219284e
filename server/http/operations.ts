import type { IncomingMessage } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Application } from '../compose.ts'
import { measureJobs, measureOutbox } from '../jobs/metrics.ts'
import { readinessOf } from './readiness.ts'

/** Alive, ready, and what the collector of metrics reads. None of them knows a tenant. */
export function mountOperations(app: FastifyInstance, application: Application): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureOutbox(registry, application.db)
  measureJobs(registry, application.state.job_runs)
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

  const readiness = readinessOf(application)
  application.state.readiness = readiness
  app.get('/readyz', async (_request, reply) => {
    const parts = await readiness()
    const ready = Object.values(parts).every(Boolean)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...parts })
  })

  app.get('/metrics', async (request, reply) => {
    const token = application.config.METRICS_TOKEN
    const isLocal = isOfThisMachine(request.raw)
    const isAllowed = token ? isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`) : isLocal
    if (!isAllowed) throw new Refusal(codes.not_found)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ownHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** What collectors and browsers send by themselves. Proxies add headers of many names; any other is one of theirs. */
const plain =
  /^(?:accept(?:-encoding|-language)?|authorization|cache-control|connection|cookie|dnt|host|if-modified-since|if-none-match|pragma|priority|sec-.+|te|upgrade-insecure-requests|user-agent|x-prometheus-scrape-timeout-seconds)$/

/** A proxy on this machine asks for somebody elsewhere, whatever address it asks from. */
const isOfThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  ownHost.test(headers.host ?? '') &&
  Object.keys(headers).every((name) => plain.test(name))
