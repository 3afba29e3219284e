import { expect, test } from 'vitest'
import { fingerprintOf, sealOf } from './seal.ts'

const [first, second] = ['a secret of this installation, long enough', 'the secret that took its place, long enough']
const number = 'NIK 3201010101010001'
const place = 'papers/a'

test('what is sealed for one place opens there alone, and only unchanged', () => {
  const { seal, open } = sealOf([first])
  const sealed = seal(Buffer.from(number), place)
  expect(sealed.toString('latin1')).not.toContain('3201010101010001')
  expect(open(sealed, place)?.toString()).toBe(number)
  expect(open(sealed, 'papers/b')).toBeUndefined()
  for (const i of [0, 5, 12, 25, sealed.length - 1]) {
    const bent = Buffer.from(sealed)
    bent[i] = (bent[i] ?? 0) ^ 1
    expect(open(bent, place)).toBeUndefined()
  }
  for (const length of [0, 1, 3, 9, 20]) expect(open(sealed.subarray(0, length), place)).toBeUndefined()
})

test('a document opens after the secret changed, as long as the former one is named', () => {
  const sealed = sealOf([first]).seal(Buffer.from(number), place)
  expect(sealOf([second, first]).open(sealed, place)?.toString()).toBe(number)
  expect(sealOf([second]).open(sealed, place)).toBeUndefined()
})

test('from then on the new secret seals: the former can be dropped when what it sealed is deleted', () => {
  const sealed = sealOf([second, first]).seal(Buffer.from(number), place)
  expect(sealOf([second]).open(sealed, place)?.toString()).toBe(number)
  expect(sealOf([first]).open(sealed, place)).toBeUndefined()
})

test('a document sealed before keys had names still opens, also after the secret changed', () => {
  const old = Buffer.from('AVFgEUeCa7D45t7ACspS4o0HCcu+wa0sRtGRjlgjkCMG7Cf09Uw0pSHpwak6W+EOAw==', 'base64')
  expect(sealOf([first]).open(old, place)?.toString()).toBe(number)
  expect(sealOf([second, first]).open(old, place)?.toString()).toBe(number)
  expect(sealOf([second]).open(old, place)).toBeUndefined()
})

test('a fingerprint is that of one secret, each time', () => {
  expect(fingerprintOf(first)).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprintOf(first)).toBe(fingerprintOf(first))
  expect(fingerprintOf(first)).not.toBe(fingerprintOf(second))
})
