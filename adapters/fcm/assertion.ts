import { createPrivateKey, type KeyObject } from 'node:crypto'
import { importSPKI, jwtVerify, SignJWT } from 'jose'
import { secondMs } from '#core/time.ts'

/** Who we are at Firebase: the service account of one project. */
export type ServiceAccount = { project_id: string; client_email: string; private_key_id: string; private_key: string }

export const messagingScope = 'https://www.googleapis.com/auth/firebase.messaging'
const lifeSeconds = 3600

const keyOf = (pem: string): KeyObject => createPrivateKey(pem.replaceAll('\\n', '\n'))

/** What is exchanged for an access token (RFC 7523). */
export function assertionOf(account: ServiceAccount, { audience, now }: { audience: string; now: Date }) {
  const iat = Math.floor(now.getTime() / secondMs)
  return new SignJWT({ scope: messagingScope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setAudience(audience)
    .setIssuedAt(iat)
    .setExpirationTime(iat + lifeSeconds)
    .sign(keyOf(account.private_key))
}

type Expected = { audience: string; issuer: string; public_key: string; now: Date }

/** Whether it is of the holder of this key, for this service, now, and for no longer than an hour. */
export async function isAssertion(assertion: string, { audience, issuer, public_key, now }: Expected) {
  const key = await importSPKI(public_key, 'RS256')
  const options = { algorithms: ['RS256'], audience, issuer, currentDate: now, requiredClaims: ['iat', 'exp'] }
  const { payload } = await jwtVerify(assertion, key, options).catch(() => ({ payload: undefined }))
  if (!payload || payload.scope !== messagingScope) return false
  return (payload.exp ?? 0) - (payload.iat ?? 0) <= lifeSeconds
}
