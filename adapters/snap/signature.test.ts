import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAskingSigned, isSigned, sign, signAsking, timeOf, timestampOf } from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }

test.each([vectors.snap_transaction, vectors.yukk_snap_notify])(
  'a call has the signature of its vector: $path',
  (one) => {
    const { path, token, timestamp, body } = one
    const signed = { method: 'POST' as const, path, token, timestamp, body }
    expect(sign(signed, one.secret)).toBe(one.signature)
    expect(isSigned(signed, one.secret, one.signature)).toBe(true)
    for (const change of [{ path: `${path}/` }, { token: '' }, { body: `${body} ` }, { timestamp: '' }]) {
      expect(isSigned({ ...signed, ...change }, one.secret, one.signature)).toBe(false)
    }
    expect(isSigned(signed, 'another', one.signature)).toBe(false)
    for (const odd of ['', 'x', one.signature.slice(4)]) expect(isSigned(signed, one.secret, odd)).toBe(false)
  },
)

test('who asks for a token is known by its key, for one client and one moment', () => {
  const [mine, other] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  if (!mine || !other) throw new Error('no keys')
  const asking = { client_id: 'BRN-1', timestamp: '2026-01-15T10:30:00+07:00' }
  const signature = signAsking(asking, mine.privateKey)
  expect(isAskingSigned(asking, mine.publicKey, signature)).toBe(true)
  expect(isAskingSigned(asking, other.publicKey, signature)).toBe(false)
  expect(isAskingSigned({ ...asking, client_id: 'BRN-2' }, mine.publicKey, signature)).toBe(false)
  expect(isAskingSigned(asking, mine.publicKey, 'x')).toBe(false)
})

test('times are those of Jakarta, without milliseconds', () => {
  const now = new Date('2026-01-15T03:30:00.500Z')
  expect(timestampOf(now)).toBe('2026-01-15T10:30:00+07:00')
  expect(timeOf('2026-01-15T10:30:00+07:00')).toEqual(new Date('2026-01-15T03:30:00Z'))
  for (const odd of ['', 'x', '2026-01-15T03:30:00Z', '2026-01-15T10:30:00.000+07:00', '2026-99-15T10:30:00+07:00']) {
    expect(timeOf(odd)).toBeUndefined()
  }
})
