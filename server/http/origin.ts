import type { FastifyRequest } from 'fastify'

/** Whether the browser itself says that our own site sent this. No word at all counts as no. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const own = new URL(request.tenant.public_url)
  const { origin, host } = request.headers
  const sender = origin ?? refererOrigin(request.headers.referer)
  if (!sender || !host) return false
  return sender === `${own.protocol}//${host.toLowerCase()}`
}

const refererOrigin = (referer: string | undefined): string | undefined =>
  referer && URL.canParse(referer) ? new URL(referer).origin : undefined
