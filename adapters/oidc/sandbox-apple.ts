import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import type Provider from 'oidc-provider'
import type { AppleConfig } from '../apple/client.ts'
import { formPostPage } from './sandbox-page.ts'
import { appleUser, type Person } from './sandbox-persons.ts'
import { show } from './sandbox-provider.ts'
import { boundedMap } from './sandbox-store.ts'

const formPostMode = 'apple_form_post'
// Six months, as Apple counts them (protocols §5.2).
const longestLifeSeconds = 15_777_000

/** Apple's dialect, as plain OpenID Connect; or why Apple would refuse it. */
export function fromAppleDialect(inner: string): { url: string } | { error: string } {
  const [path = '', query = ''] = inner.split('?', 2)
  const params = new URLSearchParams(query)
  if (params.get('response_mode') !== 'form_post') {
    return { error: 'response_mode must be form_post when name or email scope is requested' }
  }
  params.set('response_mode', formPostMode)
  params.set('scope', `openid ${params.get('scope') ?? ''}`.trim())
  return { url: `${path}?${params}` }
}

/** Makes a provider speak as Apple: signed client secrets, and answers posted with the name on the first consent. */
export function speakAsApple(
  provider: Provider,
  client: AppleConfig,
  known: { persons: { get(subject: string): Person | undefined }; now: () => Date },
): void {
  const consented = boundedMap<true>(1000)
  provider.Client.prototype.compareClientSecret = (secret) => isClientSecret(secret, client, known.now())
  provider.registerResponseMode(formPostMode, (context, redirectUri, { code, state, error }) => {
    const subject = context.oidc?.account?.accountId ?? ''
    const person = code && !consented.has(subject) ? known.persons.get(subject) : undefined
    if (person) consented.set(subject, true)
    const page = formPostPage('apple', redirectUri, {
      ...(state === undefined ? {} : { state }),
      ...(code === undefined
        ? { error: error === 'access_denied' ? 'user_cancelled_authorize' : `${error}` }
        : { code }),
      ...(person ? { user: appleUser(person) } : {}),
    })
    context.status = 200
    show(context, page)
  })
}

async function isClientSecret(secret: string, client: AppleConfig, now: Date): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(client.private_key), {
      algorithms: ['ES256'],
      issuer: client.team_id,
      audience: client.issuer,
      subject: client.client_id,
      requiredClaims: ['iat', 'exp'],
      currentDate: now,
      clockTolerance: 60,
    })
    const life = (payload.exp ?? Number.NaN) - (payload.iat ?? Number.NaN)
    return protectedHeader.kid === client.key_id && life <= longestLifeSeconds
  } catch {
    return false
  }
}
