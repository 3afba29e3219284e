import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { secondMs } from '#core/time.ts'
import type { ProviderAnswer } from '#modules/identity/ports.ts'
import type { KeySource } from './issuer.ts'
import { type Loaded, refused } from './loaded.ts'

// 300 s of skew and a day of life at most: protocols §5.1, as Google's own library checks.
const skewSeconds = 300
const longestLifeSeconds = 86_400
const maxTokenLength = 16_384

export type Expected = {
  issuers: readonly string[]
  audiences: readonly string[]
  /** The one issued with the attempt. Undefined accepts only a token that carries none. */
  nonce: string | undefined
  now: Date
}

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.tuple([z.string()])]),
  iat: z.number(),
  exp: z.number(),
  nonce: z.string().optional(),
  email: z.string().max(254).includes('@').optional().catch(undefined),
  // Apple sends the boolean or the word (protocols §5.2).
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
})
type Claims = z.infer<typeof claimsShape>

/** Who an ID token names, once its signature and every claim hold. Never throws. */
export async function verifyIdToken(token: string, keys: KeySource, expected: Expected): Promise<ProviderAnswer> {
  const signed = await verifySignature(token, keys, expected)
  if (!signed.ok) return signed
  const read = claimsShape.safeParse(signed.value)
  if (!read.success) return refused(`id token: claim ${read.error.issues[0]?.path.join('.')} is not as agreed`)
  const fault = faultOf(read.data, expected)
  return fault ? refused(`id token: ${fault}`) : { ok: true, identity: identityOf(read.data) }
}

async function verifySignature(token: string, keys: KeySource, expected: Expected): Promise<Loaded<JWTPayload>> {
  if (token.length > maxTokenLength) return refused('id token: too long')
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    if (alg !== 'RS256' || typeof kid !== 'string') return refused('id token: not RS256 with a key id')
    const key = await keys(kid)
    if (!key.ok) return key
    const { payload } = await jwtVerify(token, key.value, {
      algorithms: ['RS256'],
      issuer: [...expected.issuers],
      audience: [...expected.audiences],
      currentDate: expected.now,
      // jose refuses at the bound itself; the skew is meant inclusive.
      clockTolerance: skewSeconds + 1,
    })
    return { ok: true, value: payload }
  } catch (error) {
    return refused(`id token: ${reasonOf(error)}`)
  }
}

// Only codes and claim names: a message of the library could quote the token.
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `claim ${error.claim} is not as agreed`
  return error instanceof errors.JOSEError ? error.code : 'not readable'
}

function faultOf(claims: Claims, expected: Expected): string | undefined {
  const now = Math.floor(expected.now.getTime() / secondMs)
  if (claims.iat > now + skewSeconds) return 'issued in the future'
  if (claims.exp > now + longestLifeSeconds) return 'lives too long'
  if (claims.nonce !== expected.nonce) return 'belongs to another attempt'
  return undefined
}

function identityOf(claims: Claims) {
  return {
    subject: claims.sub,
    email: claims.email,
    email_verified: claims.email !== undefined && claims.email_verified === true,
    full_name: plainName(claims.name),
    token_expires_at: new Date(claims.exp * secondMs),
  }
}

/** A name fit to show: one line, no control or direction characters, at most 100 characters; or nothing. */
export function plainName(text: string | undefined): string | undefined {
  const line = (text ?? '')
    .slice(0, 1000)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, 100).join('').trim() || undefined
}
