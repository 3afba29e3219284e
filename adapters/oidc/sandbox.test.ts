import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as openid from 'openid-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { appleSignIn } from '../apple/client.ts'
import { googleSignIn } from '../google/client.ts'
import { oidcSandbox } from './sandbox.ts'
import { boundedMap } from './sandbox-store.ts'
import { browser, redirect_uri, signInAs, startSandbox } from './testing.ts'

const attempt = { state: 'state-1', nonce: 'nonce-1', code_verifier: 'v'.repeat(43), redirect_uri }
const google = { demo: true, provider: 'google', redirect_uris: [redirect_uri] } as const

let sandbox: Awaited<ReturnType<typeof startGoogle>>
const startGoogle = (change = {}) => startSandbox((base_url) => oidcSandbox({ ...google, base_url, ...change }))
const spoken = vi.spyOn(console, 'info')
const warned = vi.spyOn(console, 'warn')
beforeAll(async () => {
  sandbox = await startGoogle()
})
afterAll(() => sandbox.close())

async function openPage() {
  const visit = browser()
  const response = await visit(await googleSignIn(sandbox.client).authorizationUrl(attempt))
  const url = new URL(response.to ?? '', sandbox.issuer).href
  return { url, visit, page: await visit(url) }
}

test('outside the demo there is no sandbox', () => {
  const base_url = 'http://localhost:3000'
  expect(() => oidcSandbox({ ...google, base_url, demo: false })).toThrow('only in the demo')
})

test('an independent certified client signs in at the sandbox', async () => {
  const { client_id, client_secret } = sandbox.client
  const options = { execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks] }
  const client = await openid.discovery(new URL(sandbox.issuer), client_id, client_secret, undefined, options)
  const { state, nonce, code_verifier } = attempt
  const code_challenge = await openid.calculatePKCECodeChallenge(code_verifier)
  const params = {
    redirect_uri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge,
    code_challenge_method: 'S256',
  }
  const { ended } = await signInAs(openid.buildAuthorizationUrl(client, params).href, { person: 'baru@rihla.test' })
  const checks = { pkceCodeVerifier: code_verifier, expectedNonce: nonce, expectedState: state }
  const tokens = await openid.authorizationCodeGrant(client, new URL(ended.to ?? ''), checks)
  expect(tokens.claims()).toMatchObject({ email: 'baru@rihla.test', email_verified: true, name: 'Dewi Lestari' })
})

test('the sign-in page says in both languages that it is not the real one, and runs no script', async () => {
  const { page } = await openPage()
  expect(page.text).toContain('SANDBOX — bukan Google sungguhan')
  expect(page.text).toContain('SANDBOX — not the real Google')
  expect(page.text).not.toContain('<script')
  expect(page.response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'none'; form-action 'self' http:\/\/localhost:3999; /,
  )
})

test('somebody else is whoever the form says, and a form without an e-mail is asked again', async () => {
  const { url, visit } = await openPage()
  const wrong = await visit(url, { choice: 'own', full_name: 'Nur', email: 'nur' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('role="alert"')
  const form = { choice: 'own', full_name: '<b>"Nur" & co</b>', email: 'Nur@Rihla.test' }
  const { fields } = await signInAs(await googleSignIn(sandbox.client).authorizationUrl(attempt), form)
  const answer = await googleSignIn(sandbox.client).identityFromCode({
    ...attempt,
    code: fields.code ?? '',
    now: new Date(),
  })
  const identity = { email: 'nur@rihla.test', email_verified: false, full_name: '<b>"Nur" & co</b>' }
  expect(answer).toMatchObject({ ok: true, identity })
})

test('whoever claims an address without proof is another person than the one who proved it', async () => {
  const subjects = await Promise.all(
    [{ email_verified: 'yes' }, { email_verified: 'no' }].map(async (flag) => {
      const form = { choice: 'own', full_name: 'Siti', email: 'jamaah@rihla.test', ...flag }
      const { fields } = await signInAs(await googleSignIn(sandbox.client).authorizationUrl(attempt), form)
      const code = fields.code ?? ''
      const answer = await googleSignIn(sandbox.client).identityFromCode({ ...attempt, code, now: new Date() })
      return answer.ok ? answer.identity.subject : undefined
    }),
  )
  expect(new Set(subjects).size).toBe(2)
})

test('one browser can be one person after another', async () => {
  const visit = browser()
  for (const person of ['jamaah@rihla.test', 'keluarga@rihla.test']) {
    const { fields } = await signInAs(await googleSignIn(sandbox.client).authorizationUrl(attempt), { person }, visit)
    const code = fields.code ?? ''
    const answer = await googleSignIn(sandbox.client).identityFromCode({ ...attempt, code, now: new Date() })
    expect(answer).toMatchObject({ ok: true, identity: { email: person } })
  }
})

test('another browser cannot answer for the one that asked', async () => {
  const { url } = await openPage()
  expect(await browser()(url, { person: 'jamaah@rihla.test' })).toMatchObject({ status: 400, to: null })
})

test('a request without PKCE is sent back with an error', async () => {
  const url = new URL(await googleSignIn(sandbox.client).authorizationUrl(attempt))
  url.searchParams.delete('code_challenge')
  url.searchParams.delete('code_challenge_method')
  expect((await browser()(url.href)).to).toContain('error=invalid_request')
})

test('keys kept in a folder outlive a restart', async () => {
  const keys_folder = join(await mkdtemp(join(tmpdir(), 'oidc-')), 'keys')
  const base_url = 'http://localhost:3000'
  const apple = () => oidcSandbox({ ...google, provider: 'apple', base_url, keys_folder })
  const first = oidcSandbox({ ...google, base_url, keys_folder })
  expect(oidcSandbox({ ...google, base_url, keys_folder }).client).toEqual(first.client)
  expect(apple().client).toEqual(apple().client)
  await rm(keys_folder, { recursive: true })
})

test.each([-400, 400])('sign-in follows the clock of the product, moved by %d days', async (days) => {
  const now = () => new Date(Date.now() + days * 86_400_000)
  const moved = await startSandbox((base_url) => oidcSandbox({ ...google, provider: 'apple', base_url, now }))
  const port = appleSignIn(moved.client)
  const { fields } = await signInAs(await port.authorizationUrl(attempt), { person: 'jamaah@rihla.test' })
  expect(await port.identityFromCode({ ...attempt, code: fields.code ?? '', now: now() })).toMatchObject({ ok: true })
  await moved.close()
})

test('a name under localhost is reached although the system may not know it', async () => {
  const named = await startSandbox((base_url) =>
    oidcSandbox({ ...google, base_url: base_url.replace('127.0.0.1', 'demo.localhost') }),
  )
  const answer = await googleSignIn(named.client).identityFromCode({ ...attempt, code: 'c', now: new Date() })
  expect(answer).toMatchObject({ detail: 'token endpoint answered 400 invalid_grant' })
  await named.close()
})

test('its own address tells what it is; an unknown one is not found', async () => {
  const visit = browser()
  expect((await visit(`${sandbox.issuer}/`)).text).toContain('sandbox-google-client')
  expect((await visit(`${sandbox.issuer}/nowhere`)).status).toBe(404)
})

test('what the sandbox remembers is bounded', () => {
  const map = boundedMap<number>(2)
  for (const n of [1, 2, 3]) map.set(`${n}`, n)
  expect([...map.entries()]).toEqual([
    ['2', 2],
    ['3', 3],
  ])
})

test('the sandbox is quiet', () => {
  expect([...spoken.mock.calls, ...warned.mock.calls]).toEqual([])
})
