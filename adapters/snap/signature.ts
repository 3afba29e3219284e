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

const [quote, backslash] = [0x22, 0x5c]
const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)

/** White space outside strings is no part of what is signed: a bank may send its body indented. */
export function minified(body: Buffer): Buffer {
  const result = Buffer.alloc(body.length)
  let length = 0
  let isText = false
  let isEscaped = false
  for (const byte of body) {
    if (!isText && isSpace(byte)) continue
    result[length++] = byte
    if (byte === quote && !isEscaped) isText = !isText
    isEscaped = isText && byte === backslash && !isEscaped
  }
  return result.subarray(0, length)
}

const statement = ({ method, path, body, timestamp }: Omit<Signed, 'token'>): Buffer =>
  Buffer.from([method, path, createHash('sha256').update(body).digest('hex'), timestamp].join(':'))

/** The other way of the standard, without a token: RSA with SHA-256. */
export const signWithKey = (signed: Omit<Signed, 'token'>, key: KeyObject): string =>
  signWith('RSA-SHA256', statement(signed), key).toString('base64')

export const isSignedWithKey = (signed: Omit<Signed, 'token'>, key: KeyObject, signature: string): boolean =>
  verifyWith('RSA-SHA256', statement(signed), key, Buffer.from(signature, 'base64'))
