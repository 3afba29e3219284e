import {
  createHash,
  createHmac,
  type KeyObject,
  sign as signWith,
  timingSafeEqual,
  verify as verifyWith,
} from 'node:crypto'

export { jakartaTimestamp as timestampOf } from '#core/time.ts'

/** The moment such a text says; nothing for any other text. */
export function timeOf(timestamp: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(timestamp)) return undefined
  const time = new Date(timestamp)
  return Number.isNaN(time.getTime()) ? undefined : time
}

type Asking = { client_id: string; timestamp: string }
const introduction = ({ client_id, timestamp }: Asking): Buffer => Buffer.from(`${client_id}|${timestamp}`)

/** Proves who asks for a token: RSA with SHA-256 over the client and the time. */
export const signAsking = (asking: Asking, key: KeyObject): string =>
  signWith('RSA-SHA256', introduction(asking), key).toString('base64')

export const isAskingSigned = (asking: Asking, key: KeyObject, signature: string): boolean =>
  verifyWith('RSA-SHA256', introduction(asking), key, Buffer.from(signature, 'base64'))

export type Signed = {
  method: 'GET' | 'POST'
  /** The path alone, of whoever is asked. */
  path: string
  token: string
  /** Bytes as they travel, without spaces between them. */
  body: string | Buffer
  timestamp: string
}

/** The signature of everything after that: HMAC with SHA-512 over what is asked, with the token. */
export function sign({ method, path, token, body, timestamp }: Signed, secret: string): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha512', secret).update([method, path, token, digest, timestamp].join(':')).digest('base64')
}

export function isSigned(signed: Signed, secret: string, signature: string): boolean {
  const [wanted, given] = [Buffer.from(sign(signed, secret), 'base64'), Buffer.from(signature, 'base64')]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
