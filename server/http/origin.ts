import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Whether the browser itself says that our own site sent this. No word at all counts as no. */
export const isSameOrigin = (request: FastifyRequest): boolean =>
  isOwnOrigin(request.headers, request.tenant.public_url)

export function isOwnOrigin({ origin, host, referer }: IncomingHttpHeaders, public_url: string): boolean {
  const own = new URL(public_url)
  const sender = origin ?? refererOrigin(referer)
  if (!sender || !host) return false
  return sender === `${own.protocol}//${host.toLowerCase()}`
}

const refererOrigin = (referer: string | undefined): string | undefined =>
  referer && URL.canParse(referer) ? new URL(referer).origin : undefined
