import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { minuteMs, secondMs } from '#core/time.ts'

export type AppleTeam = { issuer: string; client_id: string; team_id: string; key_id: string }

// Apple allows six months; one made for each exchange needs only outlive it.
const lifeSeconds = (5 * minuteMs) / secondMs

/** The team's key, or a throw: a wrong key is a fault of the configuration. */
export function applePrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('the Apple key is not a P-256 key')
  return key
}

/** Apple's client secret is a JWT signed by the team (protocols §5.2). */
export function clientSecret(team: AppleTeam, key: KeyObject, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / secondMs)
  return new SignJWT({ iss: team.team_id, iat, exp: iat + lifeSeconds, aud: team.issuer, sub: team.client_id })
    .setProtectedHeader({ alg: 'ES256', kid: team.key_id })
    .sign(key)
}
