import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

// Browsers send some twenty headers and our longest filter has a dozen names; beyond this somebody is trying something.
const mostHeaders = 100
const mostQueryNames = 100

/** An address nobody can read names nothing, so it finds nothing: in words, where a person asked. */
export function readableUrl(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/'
  if (!url.startsWith('/') || isReadable(url.split('?')[0] ?? '')) return url
  return `${/^\/(?:api|en)(?=\/)/.exec(url)?.[0] ?? ''}/404`
}

/** Two slashes in front would name another host to whoever resolves the address, and so would a backslash. */
function isReadable(path: string): boolean {
  if (/^\/[/\\]|\\/.test(path)) return false
  try {
    // Dots are resolved by whoever reads the address next: `/.//x` becomes `//x`.
    return !decodeURIComponent(path).includes('\0') && !new URL(path, 'http://x').pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Requests that Node reads but that mean different things to different readers end here. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOdd(request)) return
    reply.header('connection', 'close')
    throw new Refusal(codes.request_unreadable)
  })
}

/** Whoever is answered before all was read is hung up on: else the rest would be read to its end for nothing. */
export function stopReadingOnceAnswered(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if (hasBody && !raw.complete) reply.header('connection', 'close')
  })
}

function isOdd({ raw, headers, url }: FastifyRequest): boolean {
  if (!/^1\.[01]$/.test(raw.httpVersion)) return true
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true
  if (raw.rawHeaders.length / 2 > mostHeaders) return true
  const at = url.indexOf('?')
  return at >= 0 && url.slice(at).split('&').length > mostQueryNames
}
