import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { failureOf, isRefusal, Refusal } from '#core/refusals.ts'
import { defaultColors } from '#core/theme.ts'
import { failurePage, failurePagePolicy } from './failure-page.ts'

const byStatus: Record<number, RefusalCode> = {
  400: codes.request_unreadable,
  404: codes.not_found,
  405: codes.method_not_allowed,
  413: codes.too_large,
  415: codes.content_type_unsupported,
  429: codes.too_many_requests,
  503: codes.service_unavailable,
}

/** What a caller is told to wait where nothing better is known: a database is started again within seconds. */
export const retryAfterSeconds = 5

/**
 * States of PostgreSQL that pass: connection lost (08), a disk, memory or connections that ran out (53), shut down or
 * starting (57P0), a standby not yet promoted (25006), a file that cannot be written (58030), and work that was cut short
 * by a limit or by other work (57014, 25P03, 55P03, 40001, 40P01).
 */
const passingState = /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[1-5]|57014|25006|25P0[34]|55P03|40001|40P01|58030)$/

// Node's words for the same, and for a disk of our own that is full.
const passingCodes = new Set(
  [
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EAI_AGAIN ENOTFOUND',
    'ENOSPC EDQUOT EMFILE ENFILE',
  ].flatMap((codes) => codes.split(' ')),
)
const passingWords =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after|not queryable/

/** Every failure as the envelope in the caller's language; what we did not expect is logged and says nothing of itself. */
export function refusalOf(error: unknown, log: { error: (context: object, text: string) => void }): Refusal {
  if (isRefusal(error)) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 500) return new Refusal(byStatus[status] ?? codes.request_unreadable)
  log.error({ err: error }, 'unexpected failure')
  if (status !== 503 && !isPassing(error)) return new Refusal(codes.server_error)
  return new Refusal(codes.service_unavailable, { retry_after_seconds: retryAfterSeconds })
}

/** Whether it is worth a try later, and nobody's fault. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (passingState.test(code) || passingCodes.has(code)) return true
  // The socket of a database that is not there; any other file that is missing will be missing later too.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return passingWords.test(error.message) || isPassing(error.cause)
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = request.language ?? 'id'
  const { status, body } = failureOf(refusal, language)
  if (refusal.details.retry_after_seconds) reply.header('retry-after', String(refusal.details.retry_after_seconds))
  reply.status(status)
  if (!request.isPage) return reply.send(body)
  const brand = request.tenant ?? { color_settings: defaultColors }
  reply.header('content-security-policy', failurePagePolicy(brand.color_settings)).type('text/html; charset=utf-8')
  const path = request.url.split('?')[0] ?? ''
  return reply.send(failurePage({ status, message: body.message, language, path, brand }))
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendRefusal(request, reply, refusalOf(error, request.log)),
  )
  app.setNotFoundHandler(async () => {
    throw new Refusal(codes.not_found)
  })
}
