import { createHmac } from 'node:crypto'
import { createLocalJWKSet } from 'jose'
import { expect, test } from 'vitest'
import { issuersOf } from '../google/client.ts'
import vectors from '../google/vectors.json' with { type: 'json' }
import { newSigner, publicJwk, signToken } from './testing.ts'
import { plainName, verifyIdToken } from './verify.ts'

const vector = vectors.google_id_token
const at = (unix: number) => new Date(unix * 1000)
const google = { issuers: issuersOf('https://accounts.google.com'), audiences: [vector.client_id], nonce: vector.nonce }
const vectorKeys = async () => ({ ok: true, value: createLocalJWKSet(vector.jwks) }) as const
const verifyVector = (change = {}) =>
  verifyIdToken(vector.token, vectorKeys, { ...google, now: at(vector.verify_at_unix), ...change })

const now = 1_768_448_400
const signer = newSigner('own-1')
const ownKeys = async () => ({ ok: true, value: createLocalJWKSet({ keys: [publicJwk(signer)] }) }) as const
const good = { ...vector.payload, iat: now - 60, exp: now + 3540 }
const verifyOwn = (token: string) => verifyIdToken(token, ownKeys, { ...google, now: at(now) })
const verifyClaims = async (change = {}) => verifyOwn(await signToken(signer, { ...good, ...change }))
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test("Google's published shape of a token names its person", async () => {
  expect(await verifyVector()).toEqual({
    ok: true,
    identity: {
      subject: '110248495921238986420',
      email: 'siti@example.id',
      email_verified: true,
      full_name: 'Siti Aminah',
      token_expires_at: at(vector.payload.exp),
    },
  })
})

test('a token holds until 300 seconds past its expiry and not one longer', async () => {
  expect(await verifyVector({ now: at(vector.payload.exp + 300) })).toMatchObject({ ok: true })
  expect(await verifyVector({ now: at(vector.payload.exp + 301) })).toMatchObject({ ok: false, why: 'refused' })
})

test('a token holds from 300 seconds before its issue and not one earlier', async () => {
  expect(await verifyVector({ now: at(vector.payload.iat - 300) })).toMatchObject({ ok: true })
  expect(await verifyVector({ now: at(vector.payload.iat - 301) })).toMatchObject({ ok: false, why: 'refused' })
})

test('only Google itself has a name without the scheme', async () => {
  const token = await signToken(signer, { ...good, iss: 'accounts.google.com' })
  expect(await verifyOwn(token)).toMatchObject({ ok: true })
  const elsewhere = { ...google, issuers: issuersOf('https://accounts.google.com.evil.test'), now: at(now) }
  expect(await verifyIdToken(token, ownKeys, elsewhere)).toMatchObject({ ok: false })
})

test.each([
  ['for another client', { aud: 'other' }, 'claim aud is not as agreed'],
  ['for two clients at once', { aud: [vector.client_id, 'other'] }, 'claim aud is not as agreed'],
  ['of another issuer', { iss: 'https://evil' }, 'claim iss is not as agreed'],
  ['that ran out', { exp: now - 301 }, 'ERR_JWT_EXPIRED'],
  ['without an expiry', { exp: undefined }, 'claim exp is not as agreed'],
  ['without a time of issue', { iat: undefined }, 'claim iat is not as agreed'],
  ['that lives longer than a day', { exp: now + 86_401 }, 'lives too long'],
  ['without a subject', { sub: undefined }, 'claim sub is not as agreed'],
  ['with another nonce', { nonce: 'other' }, 'belongs to another attempt'],
  ['without the nonce', { nonce: undefined }, 'belongs to another attempt'],
])('a token %s is refused', async (_, change, reason) => {
  expect(await verifyClaims(change)).toEqual({ ok: false, why: 'refused', detail: `id token: ${reason}` })
})

test('a token that carries a nonce needs one to compare with', async () => {
  expect(await verifyVector({ nonce: undefined })).toMatchObject({ ok: false, why: 'refused' })
})

test('a token without signature is refused', async () => {
  const token = `${part({ alg: 'none', kid: 'own-1' })}.${part(good)}.`
  expect(await verifyOwn(token)).toMatchObject({ ok: false, why: 'refused' })
})

test('a token signed with the public key as a shared secret is refused', async () => {
  const pem = signer.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  for (const alg of ['HS256', 'RS256']) {
    const head = `${part({ alg, kid: 'own-1' })}.${part(good)}`
    const token = `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`
    expect(await verifyOwn(token)).toMatchObject({ ok: false, why: 'refused' })
  }
})

test('a token of a key the provider does not have is refused', async () => {
  const token = await signToken(newSigner('own-2'), good)
  expect(await verifyOwn(token)).toMatchObject({ ok: false, detail: 'id token: ERR_JWKS_NO_MATCHING_KEY' })
})

test('a stranger who takes the name of a known key is refused', async () => {
  const token = await signToken(newSigner('own-1'), good)
  expect(await verifyOwn(token)).toMatchObject({ ok: false, why: 'refused' })
})

test('a signature with any one of its 256 bytes changed is refused', async () => {
  const token = await signToken(signer, good)
  const [head = '', body = '', signature = ''] = token.split('.')
  for (let i = 0; i < 256; i++) {
    const bytes = Buffer.from(signature, 'base64url')
    bytes[i] = (bytes[i] ?? 0) ^ 1
    expect(await verifyOwn(`${head}.${body}.${bytes.toString('base64url')}`)).toMatchObject({ ok: false })
  }
})

test.each(['', 'x', 'a.b.c', '..', 'é'.repeat(10), 'x'.repeat(20_000), `${part({ alg: 'RS256', kid: 7 })}.e30.x`])(
  'what is no token is refused: %#',
  async (token) => {
    expect(await verifyOwn(token)).toMatchObject({ ok: false, why: 'refused' })
  },
)

test('an e-mail counts as verified only by the boolean or the word', async () => {
  const flags = [true, 'true', false, 'false', 'yes', 1, undefined]
  const answers = await Promise.all(flags.map((email_verified) => verifyClaims({ email_verified })))
  expect(answers.map((answer) => answer.ok && answer.identity.email_verified)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a verified flag without an e-mail verifies nothing', async () => {
  const answer = await verifyClaims({ email: undefined })
  expect(answer).toMatchObject({ ok: true, identity: { email: undefined, email_verified: false } })
})

test('a name is one short line without hidden characters', () => {
  expect(plainName(' Siti\n\u202eRahma\u0000wati ')).toBe('Siti Rahma wati')
  expect(plainName('x'.repeat(5000))).toHaveLength(100)
  expect(plainName(' \u200b ')).toBeUndefined()
})
