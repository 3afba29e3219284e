import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { secondMs } from '#core/time.ts'
import { type Aged, ageOf, type Renewable, renewable } from './cache.ts'
import { type Loaded, loadJson, refused } from './loaded.ts'

const endpointsShape = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
// Google publishes two keys, Apple three; a set beyond this is not one we know.
const keysShape = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).max(50) })

export type Endpoints = z.infer<typeof endpointsShape>
type KeySet = { ids: ReadonlySet<string>; find: JWTVerifyGetKey }
/** The provider's keys, fetched anew when the named one is not among those kept. */
export type KeySource = (kid: string) => Promise<Loaded<JWTVerifyGetKey>>
export type OidcIssuer = { endpoints(): Promise<Loaded<Endpoints>>; keys: KeySource }

// A token may name any key it likes: unknown names must not become a stream of requests to the provider.
const renewalPauseMs = 30 * secondMs

/** The provider behind an issuer address. A wrong address is a fault of the configuration and throws at once. */
export function oidcIssuer(issuer: string, pauseMs = renewalPauseMs): OidcIssuer {
  if (!isTrustworthy(issuer)) throw new Error(`issuer ${issuer}: https is needed, http only on the own machine`)
  const endpoints = renewable(() => loadEndpoints(issuer), pauseMs)
  const keys = renewable(() => loadKeys(endpoints), pauseMs)
  return {
    endpoints: endpoints.get,
    keys: async (kid) => {
      const cached = await keys.get()
      const set = cached.ok && !cached.value.ids.has(kid) ? await keys.renew() : cached
      return set.ok ? { ok: true, value: set.value.find } : set
    },
  }
}

/** https, or http to the own machine. */
export function isTrustworthy(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password || url.hash) return false
  if (url.protocol === 'https:') return true
  const isOwnMachine = ['localhost', '127.0.0.1'].includes(url.hostname) || url.hostname.endsWith('.localhost')
  return url.protocol === 'http:' && isOwnMachine
}

async function loadEndpoints(issuer: string): Promise<Loaded<Aged<Endpoints>>> {
  const answer = await loadJson({ what: 'discovery', url: `${issuer}/.well-known/openid-configuration` })
  if (!answer.ok) return answer
  const read = endpointsShape.safeParse(answer.value.body)
  if (answer.value.status !== 200 || !read.success) return refused('discovery: not a provider description')
  if (read.data.issuer !== issuer) return refused('discovery: describes another issuer')
  const { authorization_endpoint, token_endpoint, jwks_uri } = read.data
  if (![authorization_endpoint, token_endpoint, jwks_uri].every(isTrustworthy)) {
    return refused('discovery: an endpoint is not safe to speak to')
  }
  return { ok: true, value: { value: read.data, max_age_ms: ageOf(answer.value.header('cache-control') ?? '') } }
}

async function loadKeys(endpoints: Renewable<Endpoints>): Promise<Loaded<Aged<KeySet>>> {
  const known = await endpoints.get()
  if (!known.ok) return known
  const answer = await loadJson({ what: 'keys', url: known.value.jwks_uri })
  if (!answer.ok) return answer
  const read = keysShape.safeParse(answer.value.body)
  if (answer.value.status !== 200 || !read.success) return refused('keys: not a key set')
  const ids = new Set(read.data.keys.map((key) => key.kid))
  return {
    ok: true,
    value: {
      value: { ids, find: createLocalJWKSet(read.data) },
      max_age_ms: ageOf(answer.value.header('cache-control') ?? ''),
    },
  }
}
