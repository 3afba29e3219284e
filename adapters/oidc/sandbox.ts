import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { AppleConfig } from '../apple/client.ts'
import type { GoogleConfig } from '../google/client.ts'
import { fromAppleDialect, speakAsApple } from './sandbox-apple.ts'
import { type SandboxKeys, sandboxKeys } from './sandbox-keys.ts'
import { errorPage, indexPage, type Page, signInPage } from './sandbox-page.ts'
import { choiceOf, type Person, type SandboxProvider, subjectOf } from './sandbox-persons.ts'
import { routesOf, sandboxProvider, sessionCookie } from './sandbox-provider.ts'
import { boundedMap } from './sandbox-store.ts'

export type SandboxOptions = {
  demo: boolean
  base_url: string
  redirect_uris: readonly string[]
  keys_folder?: string
  /** The product's clock, where it can be moved; the machine's otherwise. */
  now?: () => Date
}
export type OidcSandbox<Config> = {
  issuer: string
  path: string
  client: Config
  handle(request: IncomingMessage, response: ServerResponse): void
}

type Facts = { issuer: string; client_id: string }
type Inside = {
  kind: SandboxProvider
  base: URL
  path: string
  origins: readonly string[]
  facts: Facts
  persons: ReturnType<typeof boundedMap<Person>>
  provider: Provider
  answer: ReturnType<Provider['callback']>
}

/**
 * A stand-in for Google or Apple, for the demo and for tests: it speaks and checks the same protocol.
 * `handle` takes every request under `path` with its body unread.
 */
export function oidcSandbox(options: SandboxOptions & { provider: 'google' }): OidcSandbox<GoogleConfig>
export function oidcSandbox(options: SandboxOptions & { provider: 'apple' }): OidcSandbox<AppleConfig>
export function oidcSandbox(
  options: SandboxOptions & { provider: SandboxProvider },
): OidcSandbox<GoogleConfig> | OidcSandbox<AppleConfig> {
  if (options.demo !== true) throw new Error('a sign-in sandbox lets anyone be anyone: it runs only in the demo')
  const { provider: kind, redirect_uris, now = () => new Date() } = options
  const base = new URL(options.base_url)
  const path = `/sandbox/oidc/${kind}`
  const facts = { issuer: `${base.origin}${path}`, client_id: `sandbox-${kind}-client` }
  const keys = sandboxKeys(kind, options.keys_folder)
  const persons = boundedMap<Person>(1000)
  const provider = sandboxProvider({ kind, path, ...facts, redirect_uris, keys, persons, now })
  const origins = redirect_uris.map((uri) => new URL(uri).origin)
  const inside: Inside = { kind, base, path, origins, facts, persons, provider, answer: provider.callback() }
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    serve(inside, request, response).catch(() => fail(kind, response))
  }
  if (kind === 'google')
    return { issuer: facts.issuer, path, client: { ...facts, client_secret: keys.client_secret }, handle }
  const client = appleClient(facts, keys)
  speakAsApple(provider, client, { persons, now })
  return { issuer: facts.issuer, path, client, handle }
}

const appleClient = (facts: Facts, keys: SandboxKeys): AppleConfig => ({
  ...facts,
  team_id: 'SANDBOXTEAM',
  key_id: 'SANDBOXKEY',
  private_key: keys.client_key,
})

async function serve(inside: Inside, request: IncomingMessage, response: ServerResponse) {
  const { kind, path } = inside
  const inner = (request.url ?? '').slice(path.length)
  const route = inner.split('?', 1)[0] ?? ''
  if (route === '' || route === '/') return send(response, 200, indexPage(kind, inside.facts))
  const isApple = kind === 'apple' && route === routesOf.apple.authorization
  const target = isApple ? fromAppleDialect(inner) : { url: inner }
  if ('error' in target) {
    return send(response, 400, errorPage(kind, { error: 'invalid_request', error_description: target.error }))
  }
  readdress(request, target.url, inside)
  if (route.startsWith('/interaction/')) return interact(inside, request, response)
  await inside.answer(request, response)
}

// The provider builds its addresses from these, and must find the ones its issuer promises.
function readdress(request: IncomingMessage, url: string, { kind, base, path }: Inside): void {
  Object.assign(request, { url, originalUrl: `${path}${url}` })
  request.headers.host = base.host
  request.headers['x-forwarded-proto'] = base.protocol.slice(0, -1)
  delete request.headers['x-forwarded-host']
  // Nobody stays signed in here: every attempt asks anew who one is.
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith(sessionCookie(kind))).join('; ')
}

async function interact(inside: Inside, request: IncomingMessage, response: ServerResponse) {
  const { kind, origins, provider, facts, persons } = inside
  const attempt = await provider.interactionDetails(request, response).catch(() => undefined)
  if (!attempt) return send(response, 400, errorPage(kind, { error: 'the sign-in attempt has run out' }))
  if (request.method !== 'POST') return send(response, 200, signInPage(kind, origins, 'fresh'))
  const choice = choiceOf(await readForm(request))
  if (choice.kind === 'wrong') return send(response, 422, signInPage(kind, origins, 'wrong'))
  if (choice.kind === 'cancel') {
    const refusal = { error: 'access_denied', error_description: 'the person cancelled' }
    return provider.interactionFinished(request, response, refusal)
  }
  const accountId = subjectOf(kind, choice.person)
  persons.set(accountId, choice.person)
  const grant = new provider.Grant({ accountId, clientId: facts.client_id })
  grant.addOIDCScope(`${attempt.params.scope}`)
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, { login: { accountId, remember: false }, consent })
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > 10_000) throw new Error('the form is too long')
  }
  return new URLSearchParams(text)
}

function send(response: ServerResponse, status: number, page: Page): void {
  response.writeHead(status, page.headers).end(page.html)
}

function fail(kind: SandboxProvider, response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else send(response, 500, errorPage(kind, { error: 'server_error' }))
}
