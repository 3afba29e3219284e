import { isSameSecret } from '#core/ids.ts'
import { secondMs } from '#core/time.ts'
import { isSigned, timeOf } from './signature.ts'

const windowMs = 3600 * secondMs

type SignedRequest = { headers: Readonly<Record<string, unknown>>; path: string; body?: Buffer }
type Known = { client_id: string; secret: string; now: () => Date }

const fault = (code: string, message: string) => ({ error: { code, message, type: 'invalid_request_error' } })
const needed = ['Client-Id', 'Request-Id', 'Request-Timestamp', 'Signature'] as const

/** DOKU's own order of checks: headers one by one, the time, who asks, the signature. */
export function headerFault({ client_id, secret, now }: Known, { headers, path, body }: SignedRequest) {
  const sent = (name: string): string => String(headers[name.toLowerCase()] ?? '')
  const missing = needed.find((name) => sent(name) === '')
  if (missing) return fault('invalid_header_request', `Header ${missing} is required`)
  const timestamp = sent('Request-Timestamp')
  const time = timeOf(timestamp)
  if (!time) return fault('invalid_header_request', 'Invalid format Header Request-Timestamp')
  if (Math.abs(now().getTime() - time.getTime()) > windowMs) {
    return fault('request_time_out_of_range', 'Header Request-Timestamp is not in +- 3600 second of now')
  }
  if (!isSameSecret(sent('Client-Id'), client_id)) return fault('invalid_client_id', 'Invalid Client-Id')
  const signed = { client_id, secret, request_id: sent('Request-Id'), timestamp, target: path }
  const isOwn = isSigned({ ...signed, ...(body && { body }) }, sent('Signature'))
  return isOwn ? undefined : fault('invalid_signature', 'Invalid Header Signature')
}
