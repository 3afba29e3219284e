import type { FastifyInstance, HTTPMethods } from 'fastify'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[]

/** A known address answers 405 to the methods it does not take, before it reads any body. */
export function refuseOtherMethods(app: FastifyInstance, routes: Iterable<{ method: string; path: string }>): void {
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
    refuse(app, { path, methods: methods.filter((method) => !known.has(method)), allow })
  }
}

type Refused = { path: string; methods: HTTPMethods[]; allow: string }

function refuse(app: FastifyInstance, { path, methods, allow }: Refused): void {
  app.route({
    method: methods,
    url: path,
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      reply.header('allow', allow)
      throw new Refusal(codes.method_not_allowed)
    },
    handler: async () => undefined,
  })
}
