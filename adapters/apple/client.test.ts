import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import vectors from '../google/vectors.json' with { type: 'json' }
import { oidcSandbox } from '../oidc/sandbox.ts'
import { browser, redirect_uri, signInAs, startSandbox } from '../oidc/testing.ts'
import { appleSignIn } from './client.ts'
import { applePrivateKey, clientSecret } from './client-secret.ts'

const attempt = { state: 'state-1', nonce: 'nonce-1', code_verifier: 'v'.repeat(43), redirect_uri }
const start = () =>
  startSandbox((base_url) => oidcSandbox({ demo: true, provider: 'apple', base_url, redirect_uris: [redirect_uri] }))

let sandbox: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  sandbox = await start()
})
afterAll(() => sandbox.close())

const walk = async (form: Record<string, string>) =>
  signInAs(await appleSignIn(sandbox.client).authorizationUrl(attempt), form)
const exchange = (code: string | undefined, change = {}) =>
  appleSignIn(sandbox.client).identityFromCode({ ...attempt, code: code ?? '', now: new Date(), ...change })
const somebody = (email: string) => ({ full_name: 'Nur Aini', email, email_verified: 'yes', choice: 'own' })

test('the name travels beside the code on the first consent only, the subject every time', async () => {
  const first = await walk({ person: 'jamaah@rihla.test' })
  expect(first.fields).toEqual({ state: 'state-1', code: expect.any(String), user: expect.stringContaining('Siti') })
  const known = await exchange(first.fields.code, { user: first.fields.user })
  const identity = { email: 'jamaah@rihla.test', email_verified: true, full_name: 'Siti Rahmawati' }
  expect(known).toMatchObject({ ok: true, identity })

  const second = await walk({ person: 'jamaah@rihla.test' })
  expect(second.fields.user).toBeUndefined()
  const again = await exchange(second.fields.code)
  expect(again).toMatchObject({ ok: true, identity: { full_name: undefined } })
  expect(again.ok && known.ok && again.identity.subject === known.identity.subject).toBe(true)
})

test("Apple's answer is a form that posts itself, with a button and a policy for exactly that script", async () => {
  const { ended } = await walk(somebody('form@rihla.test'))
  expect(ended.status).toBe(200)
  expect(ended.text).toContain(`<form method="post" action="${redirect_uri}">`)
  expect(ended.text).toContain('<button>')
  const policy = ended.response.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/)
  expect(policy).toContain("form-action 'self' http://localhost:3999")
})

test('the word "false" beside an e-mail is not a verification', async () => {
  const { fields } = await walk({ person: 'belum-terverifikasi@rihla.test' })
  expect(await exchange(fields.code)).toMatchObject({ ok: true, identity: { email_verified: false } })
})

test.each(['{', '['.repeat(3000), 'x'.repeat(100_000), '{"name":7}'])(
  'garbage beside the code harms nothing: %#',
  async (user) => {
    const { fields } = await walk(somebody('garbage@rihla.test'))
    expect(await exchange(fields.code, { user })).toMatchObject({ ok: true, identity: { full_name: undefined } })
  },
)

test('a code is worth one exchange, for its own redirect address and its own nonce', async () => {
  const { fields } = await walk(somebody('once@rihla.test'))
  expect(await exchange(fields.code)).toMatchObject({ ok: true })
  const invalidGrant = { ok: false, why: 'refused', detail: 'token endpoint answered 400 invalid_grant' }
  expect(await exchange(fields.code)).toEqual(invalidGrant)
  const other = await walk(somebody('once@rihla.test'))
  expect(await exchange(other.fields.code, { redirect_uri: `${redirect_uri}/x` })).toEqual(invalidGrant)
  const third = await walk(somebody('once@rihla.test'))
  const answer = await exchange(third.fields.code, { nonce: 'nonce-2' })
  expect(answer).toMatchObject({ ok: false, detail: 'id token: belongs to another attempt' })
})

test('cancelling comes back as user_cancelled_authorize', async () => {
  expect((await walk({ choice: 'cancel' })).fields).toEqual({ state: 'state-1', error: 'user_cancelled_authorize' })
})

test('asking for a scope without form_post is refused, as Apple does', async () => {
  const url = new URL(await appleSignIn(sandbox.client).authorizationUrl(attempt))
  url.searchParams.set('response_mode', 'query')
  expect(await browser()(url.href)).toMatchObject({ status: 400, to: null })
})

const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' })
test.each([
  ['by another key', { private_key: otherKey.toString() }],
  ['for another team', { team_id: 'OTHERTEAM' }],
  ['with another key id', { key_id: 'OTHERKEY' }],
])('a client secret signed %s is refused', async (_, change) => {
  const { fields } = await walk(somebody('secret@rihla.test'))
  const port = appleSignIn({ ...sandbox.client, ...change })
  const answer = await port.identityFromCode({ ...attempt, code: fields.code ?? '', now: new Date() })
  expect(answer).toEqual({ ok: false, why: 'refused', detail: 'token endpoint answered 401 invalid_client' })
})

test('a client secret with one letter changed, or run out, is refused', async () => {
  const key = applePrivateKey(sandbox.client.private_key)
  const fresh = await clientSecret(sandbox.client, key, new Date())
  const old = await clientSecret(sandbox.client, key, new Date(Date.now() - 3_600_000))
  const tampered = fresh.replace(/\.(.)/, (_, letter) => `.${letter === 'e' ? 'f' : 'e'}`)
  for (const client_secret of [tampered, old, 'x', '']) {
    const form = { grant_type: 'authorization_code', code: 'c', redirect_uri, client_id: sandbox.client.client_id }
    const body = new URLSearchParams({ ...form, client_secret })
    const response = await fetch(`${sandbox.issuer}/auth/token`, { method: 'POST', body })
    expect(response.status).toBe(401)
  }
})

test("the client secret has Apple's shape and lives five minutes", async () => {
  const now = new Date('2026-01-15T03:30:00Z')
  const jwt = await clientSecret(sandbox.client, applePrivateKey(sandbox.client.private_key), now)
  const { payload } = await jwtVerify(jwt, createPublicKey(sandbox.client.private_key), { currentDate: now })
  expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'ES256', kid: 'SANDBOXKEY' })
  const { iat = 0 } = payload
  const { issuer: aud, team_id: iss, client_id: sub } = sandbox.client
  expect(payload).toEqual({ iss, iat, exp: iat + 300, aud, sub })
})

test('the published client secret and ours have the same header and claims', async () => {
  const vector = vectors.apple_client_secret
  const options = { algorithms: ['ES256'], currentDate: new Date(vector.payload.iat * 1000) }
  const { payload, protectedHeader } = await jwtVerify(vector.jwt, createPublicKey(vector.public_key), options)
  expect({ payload, protectedHeader }).toEqual({ payload: vector.payload, protectedHeader: vector.header })
  const ours = await clientSecret(sandbox.client, applePrivateKey(sandbox.client.private_key), new Date())
  const read = await jwtVerify(ours, createPublicKey(sandbox.client.private_key))
  expect(Object.keys(read.payload).sort()).toEqual(Object.keys(vector.payload).sort())
})

test('a key that is not P-256 stops the start', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' })
  expect(() => appleSignIn({ ...sandbox.client, private_key: rsa.toString() })).toThrow('P-256')
})

test('a provider that is down is unreachable', async () => {
  const gone = await start()
  await gone.close()
  const port = appleSignIn(gone.client)
  expect(await port.identityFromCode({ ...attempt, code: 'c', now: new Date() })).toMatchObject({ why: 'unreachable' })
  expect(await port.authorizationUrl(attempt)).toContain(`${gone.issuer}/auth/authorize?`)
})
