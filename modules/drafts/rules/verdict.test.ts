import { expect, test } from 'vitest'
import { verdictOn } from './verdict.ts'

test.each([
  ['the first', undefined, { version: 0, revision: 'a.1' }, 'write'],
  ['one whose draft is gone', undefined, { version: 4, revision: 'a.1' }, 'write'],
  [
    'the next of a page, whose answer has not come yet',
    { version: 5, revision: 'a.1' },
    { version: 4, revision: 'a.2' },
    'write',
  ],
  ['one that was overtaken', { version: 5, revision: 'a.10' }, { version: 4, revision: 'a.9' }, 'overtaken'],
  ['the same once more', { version: 5, revision: 'a.2' }, { version: 5, revision: 'a.2' }, 'overtaken'],
  [
    'one of another page that started from it',
    { version: 5, revision: 'a.9' },
    { version: 5, revision: 'b.1' },
    'write',
  ],
  [
    'one of another page that started before it',
    { version: 5, revision: 'a.9' },
    { version: 4, revision: 'b.1' },
    'conflict',
  ],
  [
    'one that starts from what nobody stored yet',
    { version: 5, revision: 'a.9' },
    { version: 6, revision: 'b.1' },
    'conflict',
  ],
  ['the next of a client without pages', { version: 5, revision: null }, { version: 5 }, 'write'],
  ['an older one of such a client', { version: 5, revision: null }, { version: 4 }, 'conflict'],
  ['a page after a form without scripts', { version: 5, revision: null }, { version: 4, revision: 'a.2' }, 'conflict'],
  ['one that names no version', { version: 5, revision: 'a.9' }, {}, 'write'],
  ['one of another page without a version', { version: 5, revision: 'a.9' }, { revision: 'b.1' }, 'write'],
] as const)('a save is judged by who saved last: %s', (_, stored, sent, verdict) =>
  expect(verdictOn(stored, sent)).toBe(verdict),
)
