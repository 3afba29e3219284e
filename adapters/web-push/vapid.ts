import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) })
const header = z.object({ alg: z.literal('ES256') })
const form = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), *k=([\w-]+)$/

type Expected = { audience: string; public_key: string; now: Date }
const daySeconds = 24 * 60 * 60

/** Whether an Authorization header proves that the holder of this key sends this, to this service, now (RFC 8292). */
export function isVapid(authorization: string, { audience, public_key, now }: Expected): boolean {
  const [, head = '', body = '', signature = '', key = ''] = form.exec(authorization) ?? []
  if (key !== public_key) return false
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const said = claims.safeParse(json(body)).data
  const seconds = now.getTime() / 1000
  const isInTime = said !== undefined && said.exp > seconds && said.exp <= seconds + daySeconds
  if (!isInTime || said.aud !== audience || !header.safeParse(json(head)).success) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', Buffer.from(`${head}.${body}`), proof, Buffer.from(signature, 'base64url'))
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
