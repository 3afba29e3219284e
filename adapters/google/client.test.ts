import { afterAll, beforeAll, expect, test } from 'vitest'
import { oidcSandbox } from '../oidc/sandbox.ts'
import { browser, redirect_uri, signInAs, startSandbox } from '../oidc/testing.ts'
import { googleSignIn } from './client.ts'

const attempt = { state: 'state-1', nonce: 'nonce-1', code_verifier: 'v'.repeat(43), redirect_uri }
const start = () =>
  startSandbox((base_url) => oidcSandbox({ demo: true, provider: 'google', base_url, redirect_uris: [redirect_uri] }))

let sandbox: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  sandbox = await start()
})
afterAll(() => sandbox.close())

async function codeFor(form: Record<string, string>): Promise<string> {
  const { fields } = await signInAs(await googleSignIn(sandbox.client).authorizationUrl(attempt), form)
  return fields.code ?? ''
}
const exchange = (code: string, change = {}) =>
  googleSignIn(sandbox.client).identityFromCode({ ...attempt, code, now: new Date(), ...change })

test('a person who signs in at Google is known by subject, e-mail and name', async () => {
  const { fields, ended } = await signInAs(await googleSignIn(sandbox.client).authorizationUrl(attempt), {
    person: 'jamaah@rihla.test',
  })
  expect(ended.to?.startsWith(`${redirect_uri}?`)).toBe(true)
  expect(fields.state).toBe('state-1')
  expect(await exchange(fields.code ?? '')).toMatchObject({
    ok: true,
    identity: {
      subject: expect.stringMatching(/^sandbox-google-/),
      email: 'jamaah@rihla.test',
      email_verified: true,
      full_name: 'Siti Rahmawati',
    },
  })
})

test('the way to Google carries state, nonce and the PKCE challenge, and not the verifier', async () => {
  const url = new URL(await googleSignIn(sandbox.client).authorizationUrl(attempt))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'sandbox-google-client',
    redirect_uri,
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(url.href).not.toContain(attempt.code_verifier)
})

test('an address nobody proved is reported as unverified', async () => {
  const answer = await exchange(await codeFor({ person: 'belum-terverifikasi@rihla.test' }))
  expect(answer).toMatchObject({ ok: true, identity: { email_verified: false } })
})

test('a code is worth one exchange', async () => {
  const code = await codeFor({ person: 'jamaah@rihla.test' })
  expect(await exchange(code)).toMatchObject({ ok: true })
  expect(await exchange(code)).toEqual({
    ok: false,
    why: 'refused',
    detail: 'token endpoint answered 400 invalid_grant',
  })
})

const invalidGrant = 'token endpoint answered 400 invalid_grant'
test.each([
  ['another PKCE verifier', { code_verifier: 'w'.repeat(43) }, invalidGrant],
  ['another redirect address', { redirect_uri: `${redirect_uri}/other` }, invalidGrant],
  ['another nonce', { nonce: 'nonce-2' }, 'id token: belongs to another attempt'],
  ['a clock far past the expiry', { now: new Date(Date.now() + 3910 * 1000) }, 'id token: ERR_JWT_EXPIRED'],
])('a code with %s is refused', async (_, change, detail) => {
  const answer = await exchange(await codeFor({ person: 'jamaah@rihla.test' }), change)
  expect(answer).toEqual({ ok: false, why: 'refused', detail })
})

test('a wrong client secret is refused', async () => {
  const port = googleSignIn({ ...sandbox.client, client_secret: 'guessed' })
  const code = await codeFor({ person: 'jamaah@rihla.test' })
  expect(await port.identityFromCode({ ...attempt, code, now: new Date() })).toEqual({
    ok: false,
    why: 'refused',
    detail: 'token endpoint answered 401 invalid_client',
  })
})

test('a redirect address that was not registered ends on a page of the provider', async () => {
  const url = await googleSignIn(sandbox.client).authorizationUrl({ ...attempt, redirect_uri: `${redirect_uri}/x` })
  expect(await browser()(url)).toMatchObject({ status: 400, to: null })
})

test('cancelling comes back as access_denied with the state', async () => {
  const { fields } = await signInAs(await googleSignIn(sandbox.client).authorizationUrl(attempt), { choice: 'cancel' })
  expect(fields).toMatchObject({ error: 'access_denied', state: 'state-1' })
})

test('a provider that is down is unreachable, and people are still sent its way', async () => {
  const gone = await start()
  await gone.close()
  const port = googleSignIn(gone.client)
  expect(await port.identityFromCode({ ...attempt, code: 'c', now: new Date() })).toMatchObject({ why: 'unreachable' })
  expect(await port.identityFromToken({ token: 'a.b.c', now: new Date() })).toMatchObject({ why: 'refused' })
  expect(await port.authorizationUrl(attempt)).toContain(`${gone.issuer}/o/oauth2/v2/auth?`)
})
