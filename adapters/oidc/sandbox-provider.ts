import { createPrivateKey } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import Provider, { type Configuration, type Context } from 'oidc-provider'
import { z } from 'zod'
import { secondMs } from '#core/time.ts'
import type { SandboxKeys } from './sandbox-keys.ts'
import { errorPage, type Page } from './sandbox-page.ts'
import { claimsOf, type Person, type SandboxProvider } from './sandbox-persons.ts'
import { sandboxStore } from './sandbox-store.ts'

export type ProviderSetup = {
  kind: SandboxProvider
  issuer: string
  path: string
  client_id: string
  redirect_uris: readonly string[]
  keys: SandboxKeys
  persons: { get(subject: string): Person | undefined }
  now: () => Date
}

/** The real ones' paths: Apple's and Google's lie under their issuer as these lie under the sandbox. */
export const routesOf = {
  google: { authorization: '/o/oauth2/v2/auth', token: '/token', jwks: '/oauth2/v3/certs' },
  apple: { authorization: '/auth/authorize', token: '/auth/token', jwks: '/auth/keys' },
} as const
const scopesOf = {
  google: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  apple: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], name: [] },
} as const
const hourSeconds = 3600
const ttl = { AccessToken: 3600, AuthorizationCode: 300, Grant: 900, IdToken: 3600, Interaction: 900, Session: 900 }

export const sessionCookie = (kind: SandboxProvider): string => `sandbox_${kind}_session`

export function sandboxProvider(setup: ProviderSetup): Provider {
  const provider = new Provider(setup.issuer, configurationOf(setup))
  const routes = routesOf[setup.kind]
  // The sandbox writes the forwarded headers itself, from its own address.
  provider.proxy = true
  provider.use(async (context, next) => {
    await next()
    if (context.path === routes.jwks) context.set('cache-control', 'public, max-age=300')
    if (context.path === routes.token) context.body = await onProductClock(context.body, setup)
  })
  return provider
}

function configurationOf(setup: ProviderSetup): Configuration {
  const { kind, keys } = setup
  return {
    ...agreedWith(setup),
    adapter: sandboxStore(),
    claims: scopesOf[kind],
    clientAuthMethods: ['client_secret_post'],
    clientBasedCORS: () => false,
    // Both providers put the e-mail into the ID token itself.
    conformIdTokenClaims: false,
    cookies: cookiesOf(setup),
    features: { devInteractions: off, rpInitiatedLogout: off, userinfo: off },
    findAccount: async (_, id) => {
      const person = setup.persons.get(id)
      return person && { accountId: id, claims: () => claimsOf(kind, person) }
    },
    interactions: { url: (_, interaction) => `${setup.path}/interaction/${interaction.uid}` },
    jwks: { keys: [keys.signing] },
    pkce: { required: () => kind === 'google' },
    renderError: (context, answer) => show(context, errorPage(kind, answer)),
    responseTypes: ['code'],
    routes: routesOf[kind],
    scopes: Object.keys(scopesOf[kind]),
    ttl,
  }
}

const off = { enabled: false } as const

const agreedWith = ({ client_id, redirect_uris, keys: { client_secret } }: ProviderSetup) => ({
  clients: [
    { client_id, client_secret, redirect_uris: [...redirect_uris], token_endpoint_auth_method: 'client_secret_post' },
  ],
})

function cookiesOf({ kind, keys, path }: ProviderSetup) {
  const names = {
    session: sessionCookie(kind),
    interaction: `sandbox_${kind}_interaction`,
    resume: `sandbox_${kind}_resume`,
  }
  const safe = { httpOnly: true, sameSite: 'lax', signed: true }
  return { keys: [keys.cookie_secret], names, long: { ...safe, path }, short: safe }
}

/** Puts a page into an answer of the provider. */
export function show(context: Context, page: Page): void {
  context.body = page.html
  for (const [name, value] of Object.entries(page.headers)) context.set(name, value)
}

const tokensShape = z.looseObject({ id_token: z.string() })

// oidc-provider reads the machine's clock; in the demo the product's clock can be moved, and its tokens with it.
async function onProductClock(body: unknown, { keys, now }: ProviderSetup): Promise<unknown> {
  const tokens = tokensShape.safeParse(body)
  if (!tokens.success) return body
  const iat = Math.floor(now().getTime() / secondMs)
  const id_token = await new SignJWT({ ...decodeJwt(tokens.data.id_token), iat, exp: iat + hourSeconds })
    .setProtectedHeader({ alg: 'RS256', kid: keys.signing.kid ?? '', typ: 'JWT' })
    .sign(createPrivateKey({ key: keys.signing, format: 'jwk' }))
  return { ...tokens.data, id_token }
}
