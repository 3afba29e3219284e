import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'
import { vocabularyOf } from './near.ts'
import { queryOf, termsOf } from './terms.ts'

const known = vocabularyOf(
  new Map(
    ['umroh', 'umrah', 'ramadhan', 'ramadan', 'garuda', 'surabaya', 'desember', '9', '12', '2026', 'turki'].map(
      (word) => [word, 1],
    ),
  ),
)
const asked = (typed: string) => queryOf(termsOf(typed, known), known).all

test('typos and spellings end at words the listings know', () => {
  expect(asked('umoh ramdan')).toBe(`('umroh') & ('ramadhan')`)
  expect(asked('garuda surabya desember')).toBe(`('garuda':*) & ('surabaya') & ('m12')`)
  expect(asked('ramadhan 1448')).toBe(`('h144809')`)
})

test('half a word finds what begins so, a number only itself', () => {
  expect(asked('garu')).toBe(`('garuda':*)`.replace('garuda', 'garu'))
  expect(asked('umroh 9')).toBe(`('umroh':*) & ('9')`)
})

test('fillers are left out unless nothing else was typed', () => {
  expect(asked('paket umroh dari surabaya')).toBe(`('umroh':*) & ('surabaya':*)`)
})

test('an unknown word is left out while most are known', () => {
  expect(asked('umroh surabaya qqqqqq')).toBe(`('umroh':*) & ('surabaya':*)`)
  expect(termsOf('qqqqqq wwwwww umroh', known)).toEqual([])
})

test('names are asked by weight, and all but one as a last resort', () => {
  const query = queryOf(termsOf('umroh turki', known), known)
  expect(query.name).toBe(`('umroh':*A) & ('turki':*A)`)
  expect(query.most).toBe(`(('turki':*)) | (('umroh':*))`)
})

test('no query carries a sign of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const term of termsOf(`umroh ${typed}`, known)) {
        for (const word of term.words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }
    }),
  )
})

test('the name stays whole, and what matches is marked', () => {
  const terms = termsOf('umrah tur', known)
  expect(highlight('Paket Umroh Plus Turki 12 Hari', terms)).toEqual([
    { text: 'Paket ', is_match: false },
    { text: 'Umroh', is_match: true },
    { text: ' Plus ', is_match: false },
    { text: 'Turki', is_match: true },
    { text: ' 12 Hari', is_match: false },
  ])
  expect(highlight('Umrah Awal Ramadhan', termsOf('ramadan 1448', known)).at(-1)).toEqual({
    text: 'Ramadhan',
    is_match: true,
  })
  const odd = '👨‍👩‍👧 Umrah Kéluarga 🕋 عمرة'
  expect(
    highlight(odd, terms)
      .map((part) => part.text)
      .join(''),
  ).toBe(odd)
})

test('whatever the name and the term, the parts make the name again', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(any, any, (name, typed) => {
      const parts = highlight(name, termsOf(typed, vocabularyOf(new Map([[typed, 1]]))))
      expect(parts.map((part) => part.text).join('')).toBe(name)
    }),
  )
})
