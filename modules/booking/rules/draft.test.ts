import { expect, test } from 'vitest'
import { isStale } from './draft.ts'

test.each([
  ['the next of a page', 'a.1', 'a.2', false],
  ['one that was overtaken', 'a.10', 'a.9', true],
  ['the same once more', 'a.2', 'a.2', true],
  ['one of another page, which counts for itself', 'a.9', 'b.1', false],
  ['one of a client that does not count', 'a.9', undefined, false],
  ['the first', null, 'a.1', false],
])('%s is kept or left: %s, then %s', (_, stored, sent, stale) => expect(isStale(stored, sent)).toBe(stale))
