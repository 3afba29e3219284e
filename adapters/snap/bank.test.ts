import { createHash, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { addMs, secondMs } from '#core/time.ts'
import { type SnapBank, snapBank } from './bank.ts'
import { minified, sign, signAsking, signWithKey, timestampOf } from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }

const vector = vectors.bank_deposit
const { path, token, timestamp, secret, body } = vector
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const now = new Date('2026-11-16T03:00:01Z')

const bank: SnapBank = {
  ...{ client_id: 'BANK', signs_with: 'secret', secret, public_key: () => publicKey },
  ...{ omits_token: false, repeat_answer: 'inconsistent' },
}
type Sent = { headers?: Record<string, string | undefined>; raw?: string; bank?: Partial<SnapBank>; at?: Date }

const verify = ({ headers = {}, raw = body, bank: change = {}, at = now }: Sent) =>
  snapBank({ ...bank, ...change }, () => at).verify({
    headers: {
      ...{ authorization: `Bearer ${token}`, 'x-partner-id': 'BANK' },
      ...{ 'x-timestamp': timestamp, 'x-signature': vector.signature },
      ...headers,
    },
    raw: Buffer.from(raw),
    path,
  })

test('the hash is of the bytes without white space outside of texts', () => {
  expect(digest(minified(Buffer.from(body)))).toBe(vector.bodyHash)
  expect(digest(minified(Buffer.from(JSON.stringify(JSON.parse(body), null, 2))))).toBe(vector.bodyHash)
  expect(digest(minified(Buffer.alloc(0)))).toMatch(/^e3b0c442.*b855$/)
  expect(minified(Buffer.from('{ "a \\" b" :\r\n\t"c\\\\" , "d": " " }')).toString()).toBe(
    '{"a \\" b":"c\\\\","d":" "}',
  )
})

test('a signature holds as in the vector, also over indented bytes; then only its token is missing', () => {
  expect(verify({})).toBe('token')
  expect(verify({ raw: JSON.stringify(JSON.parse(body), null, 2) })).toBe('token')
  expect(verify({ headers: { 'x-signature': vector.omittedTokenSignature }, bank: { omits_token: true } })).toBe(
    'token',
  )
})

test.each<[string, Sent]>([
  ['all white space stripped', { headers: { 'x-signature': vector.strippedSignature } }],
  ['letters in another case', { headers: { 'x-signature': vector.signature.toLowerCase() } }],
  ['the token left out', { headers: { 'x-signature': vector.omittedTokenSignature } }],
  ['another body', { raw: body.replace('500000', '900000') }],
  ['a space inside a text', { raw: body.replace('SITI AMINAH', 'SITIAMINAH') }],
  ['another time', { headers: { 'x-timestamp': '2026-11-16T10:00:02+07:00' } }],
  ['a partner that is another', { headers: { 'x-partner-id': 'BANKS' } }],
  ['no secret', { bank: { secret: '' } }],
  ['a clock too far ahead', { at: addMs(now, -301 * secondMs) }],
  ['a clock too far behind', { at: addMs(now, 301 * secondMs) }],
  ['a key where a secret was agreed', { bank: { signs_with: 'key' } }],
])('with %s it does not', (_name, sent) => {
  expect(verify(sent)).toBe('unauthorized')
})

test('with a token of ours it is the bank, for fifteen minutes', () => {
  const introduced = (at: Date) => {
    const headers = { 'x-client-key': 'BANK', 'x-timestamp': timestampOf(at) }
    const signature = signAsking({ client_id: 'BANK', timestamp: timestampOf(at) }, privateKey)
    return snapBank(bank, () => at).token({ ...headers, 'x-signature': signature })
  }
  const given = introduced(now)
  if (!given.ok) throw new Error('no token')
  expect(given.expires_in).toBe(900)
  const sent = (at: Date, form = timestampOf(at)) => {
    const signed = { method: 'POST', path, token: given.token, body, timestamp: form } as const
    const headers = { authorization: `Bearer ${given.token}`, 'x-timestamp': form, 'x-signature': sign(signed, secret) }
    return verify({ headers, at })
  }
  expect(sent(now)).toBe('signed')
  expect(sent(now, now.toISOString())).toBe('signed')
  expect(sent(addMs(now, 899 * secondMs))).toBe('signed')
  expect(sent(addMs(now, 900 * secondMs))).toBe('token')
})

test('by its key alone a bank is known without a token', () => {
  const signature = signWithKey({ method: 'POST', path, body, timestamp }, privateKey)
  const headers = { 'x-signature': signature, authorization: undefined }
  expect(verify({ headers, bank: { signs_with: 'key' } })).toBe('signed')
  expect(verify({ headers, bank: { signs_with: 'key' }, raw: body.replace('500000', '900000') })).toBe('unauthorized')
  expect(verify({ headers })).toBe('unauthorized')
})
