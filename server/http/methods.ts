import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[]

type Route = { method: string; path: string }
type Constraints = NonNullable<RouteOptions['constraints']>

/** A known address answers 405 to the methods it does not take, before it reads any body. */
export function refuseOtherMethods(app: FastifyInstance, routes: Iterable<Route>, constraints: Constraints = {}): void {
  const taken = new Map<string, { path: string; known: Set<string> }>()
  for (const { method, path } of routes) {
    // Two calls may name the same part of an address differently; it is one address all the same.
    const address = path.replace(/:[^/]+/g, ':')
    const { known } = taken.get(address) ?? { known: new Set<string>() }
    taken.set(address, { path, known: known.add(method) })
    if (method === 'GET') known.add('HEAD')
  }
  for (const { path, known } of taken.values()) {
    const allow = methods.filter((method) => known.has(method)).join(', ')
    refuse(app, { path, methods: methods.filter((method) => !known.has(method)), allow, constraints })
  }
}

type Refused = { path: string; methods: HTTPMethods[]; allow: string; constraints: Constraints }

function refuse(app: FastifyInstance, { path, methods, allow, constraints }: Refused): void {
  app.route({
    method: methods,
    url: path,
    constraints,
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      reply.header('allow', allow)
      throw new Refusal(codes.method_not_allowed)
    },
    handler: async () => undefined,
  })
}
