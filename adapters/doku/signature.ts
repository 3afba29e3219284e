import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type Signed = {
  client_id: string
  secret: string
  request_id: string
  /** `YYYY-MM-DDTHH:mm:ssZ`, no milliseconds. */
  timestamp: string
  /** The path alone: DOKU's own for what we ask, ours for what DOKU tells us. */
  target: string
  /** Bytes as they travel; a GET has none. */
  body?: string | Buffer
  /** An answer is signed with the time of the answer. */
  time_of?: 'Request' | 'Response'
}

const prefix = 'HMACSHA256='

export const digestOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64')

/** DOKU's non-SNAP signature. */
export function sign({ client_id, secret, body, time_of = 'Request', ...signed }: Signed): string {
  const lines = [
    `Client-Id:${client_id}`,
    `Request-Id:${signed.request_id}`,
    `${time_of}-Timestamp:${signed.timestamp}`,
    `Request-Target:${signed.target}`,
    ...(body === undefined ? [] : [`Digest:${digestOf(body)}`]),
  ]
  return prefix + createHmac('sha256', secret).update(lines.join('\n')).digest('base64')
}

/** Compared as bytes, in constant time: base64 with and without its padding are the same bytes. */
export function isSigned(signed: Signed, signature: string): boolean {
  if (!signature.startsWith(prefix)) return false
  const wanted = Buffer.from(sign(signed).slice(prefix.length), 'base64')
  const given = Buffer.from(signature.slice(prefix.length), 'base64')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

export const timestampOf = (time: Date): string => time.toISOString().replace(/\.\d{3}Z$/, 'Z')

/** The moment, or nothing for what DOKU would not write. */
export function timeOf(timestamp: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp)) return undefined
  const time = new Date(timestamp)
  return Number.isNaN(time.getTime()) ? undefined : time
}
