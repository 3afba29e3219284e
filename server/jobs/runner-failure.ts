import { recordOf } from '#core/record.ts'

/**
 * pg-boss hands most of its failures on as plain objects, with the queue they belong to: of those a log would only say that
 * they are objects.
 */
export function runnerFailure(emitted: unknown): { err: Error; queue: string | undefined } {
  const { message = 'it did not say why', stack, code, cause, queue } = recordOf(emitted)
  const made = new Error(String(message), { cause })
  Object.assign(made, code ? { code } : {}, stack ? { stack } : {})
  return { err: emitted instanceof Error ? emitted : made, queue: queue ? String(queue) : undefined }
}
