import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookies, type SessionTokens, sessionCookies } from '#core/session-cookies.ts'

const isSecure = (request: FastifyRequest) => request.tenant.public_url.startsWith('https:')

export const readSessionCookies = (request: FastifyRequest) =>
  readCookies(request.headers.cookie ?? '', isSecure(request))

/** A browser that refreshed by cookie gets the next pair by cookie: scripts never see them. */
export function writeSessionCookies(request: FastifyRequest, reply: FastifyReply, tokens: SessionTokens): void {
  for (const cookie of sessionCookies(tokens, isSecure(request))) reply.header('set-cookie', cookie)
}
