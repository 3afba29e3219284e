import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookies, sessionCookies } from '#core/session-cookies.ts'

const isSecure = (request: FastifyRequest) => request.tenant.public_url.startsWith('https:')

export const readSessionCookies = (request: FastifyRequest) =>
  readCookies(request.headers.cookie ?? '', isSecure(request))

/** A browser that refreshed by cookie gets the next pair by cookie: scripts never see them. */
export function writeSessionCookies(request: FastifyRequest, reply: FastifyReply, data: unknown): void {
  const { user_token, refresh_token } = Object(data)
  for (const cookie of sessionCookies({ user_token, refresh_token }, isSecure(request)))
    reply.header('set-cookie', cookie)
}
