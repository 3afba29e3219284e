import { join } from 'node:path'
import { type AppleConfig, appleSignIn } from '#adapters/apple/client.ts'
import { type GoogleConfig, googleSignIn } from '#adapters/google/client.ts'
import { type OidcSandbox, oidcSandbox } from '#adapters/oidc/sandbox.ts'
import type { ProviderName, SignInPort } from '#modules/identity/ports.ts'
import type { Clock } from './clock.ts'
import { type Config, required } from './config.ts'
import type { Tenants } from './tenants.ts'

/** The sandbox of each provider that has no real account configured; made when first asked for, once the port is known. */
export type OidcSandboxes = { google?: () => OidcSandbox<GoogleConfig>; apple?: () => OidcSandbox<AppleConfig> }

type Parts = { clock: Clock; port: () => number; tenants: Tenants }

export function oidcSandboxes(config: Config, { clock, port, tenants }: Parts): OidcSandboxes {
  const options = () => ({
    demo: true,
    base_url: sandboxOrigin(config, port),
    redirect_uris: tenants.all().flatMap(({ public_url }) => returnAddresses(public_url)),
    keys_folder: join(config.data_dir, 'sandbox', 'oidc'),
    now: clock.now,
  })
  return {
    ...(config.GOOGLE_CLIENT_ID ? {} : { google: once(() => oidcSandbox({ ...options(), provider: 'google' })) }),
    ...(config.APPLE_CLIENT_ID ? {} : { apple: once(() => oidcSandbox({ ...options(), provider: 'apple' })) }),
  }
}

const returnAddresses = (site: string): string[] => [
  `${site}/auth/login`,
  `${site}/en/auth/login`,
  `${site}/redirect-apple`,
]

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export function signInPorts(config: Config, sandboxes: OidcSandboxes): Record<ProviderName, SignInPort> {
  const { google, apple } = sandboxes
  return {
    google: late(once(() => googleSignIn(google ? google().client : googleConfig(config)))),
    apple: late(once(() => appleSignIn(apple ? apple().client : appleConfig(config)))),
  }
}

/** Origins a form of ours may lead to: the sign-in pages of the providers. Asked for by every page, so nothing is made. */
export const signInOrigins = (config: Config, sandboxes: OidcSandboxes, port: () => number): string[] => [
  ...new Set([
    sandboxes.google ? sandboxOrigin(config, port) : new URL(config.GOOGLE_ISSUER).origin,
    sandboxes.apple ? sandboxOrigin(config, port) : new URL(config.APPLE_ISSUER).origin,
  ]),
]

const sandboxOrigin = (config: Config, port: () => number): string =>
  new URL(config.PUBLIC_URL ?? `http://localhost:${port()}`).origin

const late = (port: () => SignInPort): SignInPort => ({
  authorizationUrl: (attempt) => port().authorizationUrl(attempt),
  identityFromCode: (answer) => port().identityFromCode(answer),
  identityFromToken: (answer) => port().identityFromToken(answer),
})

const googleConfig = (config: Config): GoogleConfig => ({
  issuer: config.GOOGLE_ISSUER,
  client_id: required(config.GOOGLE_CLIENT_ID, 'GOOGLE_CLIENT_ID'),
  client_secret: required(config.GOOGLE_CLIENT_SECRET, 'GOOGLE_CLIENT_SECRET'),
  native_client_ids: config.GOOGLE_NATIVE_CLIENT_IDS.split(',').filter(Boolean),
})

const appleConfig = (config: Config): AppleConfig => ({
  issuer: config.APPLE_ISSUER,
  client_id: required(config.APPLE_CLIENT_ID, 'APPLE_CLIENT_ID'),
  team_id: required(config.APPLE_TEAM_ID, 'APPLE_TEAM_ID'),
  key_id: required(config.APPLE_KEY_ID, 'APPLE_KEY_ID'),
  private_key: required(config.APPLE_PRIVATE_KEY, 'APPLE_PRIVATE_KEY').replaceAll('\\n', '\n'),
})
