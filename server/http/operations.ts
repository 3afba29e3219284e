import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Application } from '../compose.ts'
import { figuresOf } from '../watch/figures.ts'
import { readinessOf } from './readiness.ts'

/** Alive, ready, and what the collector of metrics reads. None of them knows a tenant. */
export function mountOperations(app: FastifyInstance, application: Application): void {
  const registry = figuresOf(app, application)

  app.get('/healthz', async () => ({ status: 'alive' }))

  const readiness = readinessOf(application)
  application.state.readiness = readiness
  app.get('/readyz', async (_request, reply) => {
    const parts = await readiness()
    const ready = Object.values(parts).every(Boolean)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...parts })
  })

  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN: token, TRUST_PROXY } = application.config
    // A proxy in front may be on this machine, and may add nothing that shows it.
    const isLocal = TRUST_PROXY === 0 && isOfThisMachine(request.raw)
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
