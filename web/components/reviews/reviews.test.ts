import { expect, test } from 'vitest'
import { languageMark } from './reviews.server.ts'

test.each([
  ['id', 'id'],
  ['en-US', 'en'],
  [null, 'en'],
] as const)('a text in %s on a page in %s is not marked', (written, language) => {
  expect(languageMark(written, language)).toEqual({ lang: undefined, mark: undefined })
})

test.each([
  ['id', 'en', 'In Indonesian'],
  ['en', 'id', 'Dalam bahasa Inggris'],
  ['en-US', 'id', 'Dalam bahasa Inggris'],
  ['fr-CA', 'id', undefined],
] as const)(
  'a text in %s on a page in %s says so to browsers, and to readers where we have the word',
  (written, language, mark) => {
    expect(languageMark(written, language)).toEqual({ lang: written, mark })
  },
)
