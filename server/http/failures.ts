import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, isRefusal, Refusal, type RefusalCode } from '#core/refusals.ts'
import { failurePage, failurePagePolicy } from './failure-page.ts'

const byStatus: Record<number, RefusalCode> = {
  400: 'F-REQ-0m1',
  404: 'F-REQ-4n4',
  405: 'F-REQ-5m5',
  413: 'F-REQ-3z1',
  415: 'F-REQ-6t6',
  429: 'F-REQ-7r7',
  503: 'F-SRV-5x3',
}

// pg's and Node's words for "the database is not there", or "too busy": worth a try later, and nobody's fault.
const connectionLost = new Set(
  [
    'ECONNREFUSED ECONNRESET ENOENT EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN ENOTFOUND',
    '08000 08001 08003 08006 08P01 57P01 57P02 57P03 57P05 25P03 53300 57014 55P03 40001 40P01',
  ].flatMap((codes) => codes.split(' ')),
)

/** Every failure as the envelope in the caller's language; what we did not expect is logged and says nothing of itself. */
export function refusalOf(error: unknown, log: { error: (context: object, text: string) => void }): Refusal {
  if (isRefusal(error)) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 500) return new Refusal(byStatus[status] ?? 'F-REQ-0m1')
  log.error({ err: error }, 'unexpected failure')
  return new Refusal(isConnectionLost(error) ? 'F-SRV-5x3' : 'F-SRV-5x0')
}

const lostWords = /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|not queryable/

function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && connectionLost.has(String(error.code))) return true
  return lostWords.test(error.message) || isConnectionLost(error.cause)
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = request.language ?? 'id'
  const { status, body } = failureOf(refusal, language)
  if (refusal.details.retry_after_seconds) reply.header('retry-after', String(refusal.details.retry_after_seconds))
  reply.status(status)
  if (!request.isPage) return reply.send(body)
  reply.header('content-security-policy', failurePagePolicy).type('text/html; charset=utf-8')
  return reply.send(failurePage({ status, message: body.message, language }))
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendRefusal(request, reply, refusalOf(error, request.log)),
  )
  app.setNotFoundHandler(async () => {
    throw new Refusal('F-REQ-4n4')
  })
}
