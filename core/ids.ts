import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

/** Time-ordered and unguessable (RFC 9562, version 7): rows stay together on disk, ids cannot be probed. */
export function newId(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // A random one of version 4, whose random bits Node draws for many at a time.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

// Crockford's alphabet: no letter that is taken for a digit, so that a code survives a phone call.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that people read out and type: five random bits a sign. */
export const newCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('')

/** A secret for links, refresh tokens and app keys: 256 bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret of full entropy; a slow hash is only needed for what people choose. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Compares without telling by its time how much was right. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)))
