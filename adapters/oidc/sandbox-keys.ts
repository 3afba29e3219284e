import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hashSecret, newSecret } from '#core/ids.ts'

const keysShape = z.object({
  /** The provider's own key, RSA, as a private JWK. */
  signing: z.record(z.string(), z.string()),
  /** The key the sandbox gave to its one client, as Apple gives one to a team. */
  client_key: z.string(),
  client_secret: z.string(),
  cookie_secret: z.string(),
})
export type SandboxKeys = z.infer<typeof keysShape>

/** Kept in the folder when there is one, so that what was signed before a restart still holds. */
export function sandboxKeys(provider: string, folder: string | undefined): SandboxKeys {
  if (folder === undefined) return newKeys(provider)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `sandbox-oidc-${provider}.json`)
  const stored = readKeys(file)
  if (stored) return stored
  const keys = newKeys(provider)
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

function readKeys(file: string): SandboxKeys | undefined {
  try {
    return keysShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function newKeys(provider: string): SandboxKeys {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  return {
    signing: { ...textsOf(rsa), kid: `sandbox-${provider}-${hashSecret(rsa.n ?? '').slice(0, 8)}`, ...rs256 },
    client_key: ec.export({ format: 'pem', type: 'pkcs8' }).toString(),
    client_secret: `sandbox-${newSecret()}`,
    cookie_secret: newSecret(),
  }
}

const rs256 = { alg: 'RS256', use: 'sig' } as const

function textsOf(jwk: JsonWebKey): Record<string, string> {
  const { kty = '', n = '', e = '', d = '', p = '', q = '', dp = '', dq = '', qi = '' } = jwk
  return { kty, n, e, d, p, q, dp, dq, qi }
}
