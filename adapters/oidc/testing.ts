import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import Fastify from 'fastify'
import { type JWTPayload, SignJWT } from 'jose'
import type { OidcSandbox } from './sandbox.ts'

/** Where the app would stand; nobody listens there, the tests read what would be sent. */
export const redirect_uri = 'http://localhost:3999/auth/callback'

/** A sandbox behind a real port, mounted as the server mounts it. */
export async function startSandbox<Config>(make: (base_url: string) => OidcSandbox<Config>) {
  const app = Fastify()
  let sandbox: OidcSandbox<Config> | undefined
  await app.register(async (part) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', (_request, _payload, done) => done(null))
    part.all('/sandbox/oidc/*', (request, reply) => {
      reply.hijack()
      sandbox?.handle(request.raw, reply.raw)
    })
  })
  const base_url = await app.listen({ port: 0, host: '127.0.0.1' })
  sandbox = make(base_url)
  return { ...sandbox, base_url, close: () => app.close() }
}

/** A person's browser without script: keeps cookies by path, follows no redirect by itself. */
export function browser() {
  const jar = new Map<string, { pair: string; path: string }>()
  return async function visit(url: string, form?: Record<string, string>) {
    const { pathname } = new URL(url)
    const cookies = [...jar.values()].filter(({ path }) => pathname.startsWith(path)).map(({ pair }) => pair)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookies.join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      jar.set(`${pair.split('=')[0]} ${path}`, { pair, path })
    }
    return { status: response.status, to: response.headers.get('location'), response, text: await response.text() }
  }
}

/** Walks from the authorization address over the sign-in page to what the app is sent. */
export async function signInAs(authorizationUrl: string, form: Record<string, string>, visit = browser()) {
  const response = await visit(authorizationUrl)
  if (!response.to) throw new Error(`no sign-in page: ${response.status} ${response.text}`)
  const pageUrl = new URL(response.to, authorizationUrl).href
  const shown = await visit(pageUrl)
  const chosen = await visit(pageUrl, form)
  if (!chosen.to) throw new Error(`the choice was refused: ${chosen.status} ${chosen.text}`)
  const ended = await visit(new URL(chosen.to, authorizationUrl).href)
  return { shown, ended, fields: ended.to ? queryOf(ended.to) : hiddenFields(ended.text) }
}

const queryOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams)

function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, unescapeHtml(value ?? '')]))
}

const unescapeHtml = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))

export type Signer = { kid: string; privateKey: KeyObject; publicKey: KeyObject }
export function newSigner(kid: string): Signer {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}
export const publicJwk = ({ kid, publicKey }: Signer) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256' })

/** An ID token of that issuer with whatever claims a test needs. */
export const signToken = (signer: Signer, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: signer.kid }).sign(signer.privateKey)

/** An issuer whose answers a test writes by hand: path under the issuer → status, body, headers. */
export async function startIssuer() {
  const answers = new Map<string, { status?: number; body: unknown; cache_control?: string }>()
  const visits: string[] = []
  const server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    visits.push(path)
    const answer = answers.get(path) ?? { status: 404, body: {} }
    response.writeHead(answer.status ?? 200, { 'cache-control': answer.cache_control ?? 'max-age=3600' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const endpoints = {
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  }
  answers.set('/.well-known/openid-configuration', { body: { issuer, ...endpoints } })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  return { issuer, answers, visits, close }
}
