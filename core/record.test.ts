import { expect, test } from 'vitest'
import { recordOf } from './record.ts'

test('parts are read by name, and what is no object has none', () => {
  const error = new Error('x')
  expect(recordOf({ code: 1 }).code).toBe(1)
  expect(recordOf(error).message).toBe('x')
  expect(recordOf(['a'])[0]).toBe('a')
  for (const nothing of [undefined, null, 'text', 7, true]) expect(recordOf(nothing)).toEqual({})
})
