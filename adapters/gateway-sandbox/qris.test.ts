import { expect, test } from 'vitest'
import vectors from '../yukk/vectors.json' with { type: 'json' }
import { crcOf, qrisOf } from './qris.ts'

test('the check is that of the published test and of codes in the wild', () => {
  expect(crcOf('123456789')).toBe('29B1')
  for (const { payload, crc } of vectors.qris_published_crc_ok) expect(crcOf(payload.slice(0, -4))).toBe(crc)
})

test('a code for anyone and a code for one payment are those of the vectors', () => {
  expect(qrisOf(vectors.qris_static.inputs)).toBe(vectors.qris_static.payload)
  expect(qrisOf(vectors.qris_dynamic.inputs)).toBe(vectors.qris_dynamic.payload)
})

test('no field is longer than its two digits can say', () => {
  const text = qrisOf({ ...vectors.qris_dynamic.inputs, amount: '10000000', ref: 'P0123456789ABCDEF' })
  expect(text.length).toBeLessThanOrEqual(512)
  expect(text).toContain('540810000000')
})
