import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { googleSignIn } from '../google/client.ts'
import { ageOf } from './cache.ts'
import { isTrustworthy, oidcIssuer } from './issuer.ts'
import { loadJson } from './loaded.ts'
import { newSigner, publicJwk, signToken, startIssuer } from './testing.ts'

const signer = newSigner('first')
const now = new Date()
const unix = Math.floor(now.getTime() / 1000)

let peer: Awaited<ReturnType<typeof startIssuer>>
beforeEach(async () => {
  peer = await startIssuer()
  peer.answers.set('/jwks', { body: { keys: [publicJwk(signer)] } })
})
afterEach(() => peer.close())

const config = (change = {}) => ({ issuer: peer.issuer, client_id: 'web', client_secret: 's', ...change })
const claims = (change = {}) => ({ iss: peer.issuer, aud: 'web', sub: '7', iat: unix, exp: unix + 60, ...change })
const signedIn = async (change = {}) =>
  googleSignIn(config({ native_client_ids: ['android'] })).identityFromToken({
    token: await signToken(signer, claims(change)),
    now,
  })

test("a native app's token is accepted for the clients that are ours", async () => {
  expect(await signedIn()).toMatchObject({ ok: true, identity: { subject: '7' } })
  expect(await signedIn({ aud: 'android' })).toMatchObject({ ok: true })
  expect(await signedIn({ aud: 'strangers-app' })).toMatchObject({ ok: false, why: 'refused' })
})

test('a code is not accepted for a native client', async () => {
  peer.answers.set('/token', { body: { id_token: await signToken(signer, claims({ aud: 'android', nonce: 'n' })) } })
  const port = googleSignIn(config({ native_client_ids: ['android'] }))
  const attempt = { code: 'c', code_verifier: 'v', nonce: 'n', redirect_uri: 'http://localhost/cb', now }
  expect(await port.identityFromCode(attempt)).toMatchObject({
    ok: false,
    detail: 'id token: claim aud is not as agreed',
  })
})

test('description and keys are fetched once for many tokens', async () => {
  const port = googleSignIn(config())
  const token = await signToken(signer, claims())
  await Promise.all([1, 2, 3].map(() => port.identityFromToken({ token, now })))
  await port.identityFromToken({ token, now })
  expect(peer.visits).toEqual(['/.well-known/openid-configuration', '/jwks'])
})

test('a key published since is found, once the pause has passed', async () => {
  const issuer = oidcIssuer(peer.issuer, 0)
  await issuer.keys('first')
  await issuer.keys('second')
  expect(peer.visits.filter((path) => path === '/jwks')).toHaveLength(2)
})

test('tokens with made-up key names do not become requests to the provider', async () => {
  const issuer = oidcIssuer(peer.issuer)
  for (const kid of ['first', 'a', 'b', '../../etc/passwd']) await issuer.keys(kid)
  expect(peer.visits.filter((path) => path === '/jwks')).toHaveLength(1)
})

test('how long keys are kept follows Cache-Control between a minute and a day', () => {
  expect(['public, max-age=19800', 'max-age=0', 'max-age=99999999', 'no-cache', ''].map(ageOf)).toEqual([
    19_800_000, 60_000, 86_400_000, 600_000, 600_000,
  ])
})

test.each([
  ['answers 503', { status: 503, body: 'down' }, 'unreachable'],
  ['asks us to slow down', { status: 429, body: {} }, 'unreachable'],
  ['answers what is not JSON', { body: '<html>' }, 'refused'],
  ['answers without an end', { body: 'x'.repeat(300_000) }, 'refused'],
  ['describes another issuer', { body: { issuer: 'https://evil.test' } }, 'refused'],
])('a provider that %s is %s', async (_, answer, why) => {
  const described = {
    authorization_endpoint: 'https://a.test',
    token_endpoint: 'https://a.test',
    jwks_uri: 'https://a.test',
  }
  const body = typeof answer.body === 'string' ? answer.body : { ...described, ...answer.body }
  peer.answers.set('/.well-known/openid-configuration', { ...answer, body })
  expect(await signedIn()).toMatchObject({ ok: false, why })
})

test('a description that sends the secret over plain http to another machine is refused', async () => {
  const endpoints = { authorization_endpoint: `${peer.issuer}/a`, jwks_uri: `${peer.issuer}/jwks` }
  const body = { issuer: peer.issuer, ...endpoints, token_endpoint: 'http://evil.test/token' }
  peer.answers.set('/.well-known/openid-configuration', { body })
  expect(await signedIn()).toMatchObject({ ok: false, why: 'refused' })
})

test('a failure tells the code of the provider and never a token', async () => {
  peer.answers.set('/token', { status: 400, body: { error: 'invalid_grant', error_description: 'code-secret-1' } })
  const attempt = { code: 'code-secret-1', code_verifier: 'v', nonce: 'n', redirect_uri: 'http://localhost/cb', now }
  const answer = await googleSignIn(config()).identityFromCode(attempt)
  expect(answer).toEqual({ ok: false, why: 'refused', detail: 'token endpoint answered 400 invalid_grant' })
})

test('plain http is trusted on the own machine only', () => {
  const addresses = ['https://a.test', 'http://localhost:3000', 'http://127.0.0.1:1', 'http://demo.localhost:3000']
  expect(addresses.map(isTrustworthy)).toEqual([true, true, true, true])
  const strange = ['http://a.test', 'http://localhost.evil.test', 'http://10.0.0.1', 'ftp://localhost', 'x', '']
  expect(strange.map(isTrustworthy)).toEqual(strange.map(() => false))
  expect(() => googleSignIn({ ...config(), issuer: 'http://accounts.google.com' })).toThrow('https')
})

test('a provider that never answers is unreachable when our patience ends', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const answer = await loadJson({ what: 'keys', url, timeout_ms: 50 })
  expect(answer).toEqual({ ok: false, why: 'unreachable', detail: 'keys did not answer' })
  silent.closeAllConnections()
  silent.close()
})
