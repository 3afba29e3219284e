import { expect, test } from 'vitest'
import { z } from 'zod'
import { overfull } from './overfull.ts'

const list = (length: number) => Array.from({ length }, () => 0)
const record = (length: number) => Object.fromEntries(list(length).map((_, i) => [`name${i}`, 0]))
const { shape } = z.object({
  short: z.array(z.uuid()).max(3),
  optional: z.array(z.uuid()).max(3).optional(),
  usual: z.array(z.uuid()).max(3).default([]),
  any: z.array(z.uuid()),
  form: z.record(z.string(), z.string()).meta({ maxProperties: 2 }),
  text: z.string(),
})

test.each([
  ['short', list(4), 3],
  ['optional', list(4), 3],
  ['usual', list(26_000), 3],
  ['any', list(1_001), 1_000],
  ['form', record(3), 2],
  ['text', record(1_001), 1_000],
])('more in %s than its shape takes is noticed before any of it is checked', (name, value, most) => {
  expect(overfull(shape, { [name]: value })).toEqual({ name, most })
})

test('as many as the shape takes are not too many', () => {
  const sent = { short: list(3), optional: undefined, usual: list(3), any: list(1_000), form: record(2), text: 'abcd' }
  expect(overfull(shape, sent)).toBeUndefined()
  expect(overfull(shape, { short: null, other: list(5_000) })).toBeUndefined()
})
