import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { addMs, minuteMs } from '#core/time.ts'
import type { TokenPort } from '#modules/identity/ports.ts'

const issuer = 'rihla'
const userTokenLifeMs = 15 * minuteMs // decisions §2

export type UserTokenClaims = { user_id: string; session_id: string; tenant_id: string }
export type Keys = TokenPort & {
  /** The claims of a token of ours that is still good, or why it is not. */
  readUserToken(token: string, now: Date): Promise<UserTokenClaims | 'expired' | 'invalid'>
}

/** One secret, one derived key per purpose: a leak of one use opens no other. */
export function keysOf(secret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'rihla', purpose, 32))
  // As a CryptoKey: any other form of it is imported anew for every token.
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const signing = createSecretKey(derive('user-token')).toCryptoKey(hmac, false, ['sign', 'verify'])
  const hashing = derive('keyed-hash')
  return {
    signUserToken: (claims, now) =>
      new SignJWT({ sid: claims.session_id })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(claims.user_id)
        .setAudience(claims.tenant_id)
        .setIssuedAt(now)
        .setExpirationTime(addMs(now, userTokenLifeMs))
        .sign(signing),
    async readUserToken(token, now) {
      try {
        const { payload } = await jwtVerify(token, signing, { algorithms: ['HS256'], issuer, currentDate: now })
        const { sub, sid, aud } = payload
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof aud !== 'string') return 'invalid'
        return { user_id: sub, session_id: sid, tenant_id: aud }
      } catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid'
      }
    },
    keyedHash: (purpose, text) => createHmac('sha256', hashing).update(`${purpose}\0${text}`).digest('base64url'),
  }
}
