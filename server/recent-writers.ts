import type { FastifyInstance } from 'fastify'
import { cache } from '#core/cache.ts'
import { readCookie } from '#core/session-cookies.ts'

/** Twice as long as a replica may be behind and still be read, for clocks and networks. */
const seconds = 10
const name = 'wrote'

type Request = { request: { id: string; has_written?: boolean } }

/** Who has just written here, by member and by request: a page that saved a form shows it in the same request. */
export function recentWriters() {
  const writers = cache<true>({ entries: 50_000, ttl_ms: seconds * 1000 })
  const keysOf = ({ request }: Request, user_id: string | undefined) =>
    user_id === undefined ? [request.id] : [request.id, user_id]
  return {
    note(request: Request, user_id: string | undefined): void {
      for (const key of keysOf(request, user_id)) writers.set(key, true)
    },
    includes(request: Request, user_id: string | undefined): boolean {
      return request.request.has_written === true || keysOf(request, user_id).some((key) => writers.get(key))
    },
  }
}

export const hasWritten = (cookies: string): boolean => readCookie(cookies, name) !== undefined

/** Whoever sent something wears a mark for as long, so that every process lets them see it. */
export function markWriters(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || reply.statusCode >= 400) return
    const secure = request.tenant?.public_url.startsWith('https:') ? '; Secure' : ''
    reply.header('set-cookie', `${name}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
  })
}
