import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'
import { vocabularyOf } from './near.ts'
import { understand } from './terms.ts'
import { textQueryOf } from './text-query.ts'

const today = '2026-11-15'
const said =
  'umroh umrah haji khusus plus garuda surabaya hemat 9 12 2026 turki turkish masjid aqsa madinah mitra syariah S5 Cumroh Chaji Cwisatasyariah m12 m202612 h09 h144809 Numroh Nhemat Nturki'
const known = vocabularyOf(new Map(said.split(' ').map((word) => [word, 1])))
const understood = (typed: string) => understand(typed, known, today)
const queryText = (typed: string) => textQueryOf(understood(typed), known).all

test('typos and spellings end at words the listings know', () => {
  expect(queryText('umoh garda')).toBe(`('umroh') & ('garuda')`)
  expect(queryText('umrh ramadhan')).toBe(`('umroh') & ('h09')`)
  expect(queryText('garuda surabya desember')).toBe(`('garuda') & ('surabaya') & ('m12')`)
})

test('months are understood by their beginning, with a slip, and with the year beside them', () => {
  for (const typed of ['ramadhan 1448', 'ramdan 1448', 'romadhon 1448 H'])
    expect(queryText(typed), typed).toBe(`('h144809')`)
  for (const typed of ['desember 2026', 'desmber 2026', 'decem 2026', 'dec 2026']) {
    expect(queryText(typed), typed).toBe(`('m202612')`)
  }
  expect(queryText('idul fitri')).toBe(`('h10')`)
  expect(queryText('lebaran')).toBe(`('h10')`)
})

test('half a word finds what begins so; a whole one, and a number, only itself', () => {
  expect(queryText('garu')).toBe(`('garu':*)`)
  expect(queryText('turki')).toBe(`('turki')`)
  expect(queryText('turk')).toBe(`('turk':*)`)
  expect(queryText('umroh 9')).toBe(`('umroh') & ('9')`)
})

test('fillers are left out', () => {
  expect(queryText('paket umroh dari surabaya')).toBe(`('umroh') & ('surabaya')`)
})

test('stars are those of the hotel, in either language', () => {
  for (const typed of ['hotel bintang 5', 'bintang lima', '5 star', 'five stars'])
    expect(queryText(typed), typed).toBe(`('S5')`)
})

test('what people call hajj without the queue is what packages call special', () => {
  for (const typed of ['haji plus', 'hajj plus', 'ONH plus'])
    expect(queryText(typed), typed).toBe(`('haji') & ('khusus')`)
})

test('a wish for the cheap is a wish, not a word that must stand there', () => {
  expect(understood('umroh murah')).toMatchObject({ category: 'Cumroh', prefers: ['Nhemat'] })
  expect(queryText('umroh murah')).toBe(`('umroh')`)
  expect(queryText('murah')).toBe(`('hemat')`)
})

test('the kind of journey is heard, or told by where it goes and when', () => {
  expect(understood('haji garuda').category).toBe('Chaji')
  expect(understood('wisata turki').category).toBe('Cwisatasyariah')
  expect(understood('madinah').category).toBe('Cumroh')
  expect(understood('ramadhan').category).toBe('Cumroh')
  expect(understood('garuda').category).toBeUndefined()
  expect(queryText('halal tour')).toBe(`('Cwisatasyariah')`)
})

test('a month without a year is rather the one that comes next', () => {
  expect(understood('desember').prefers).toEqual(['m202612'])
  expect(understand('desember', known, '2027-01-03').prefers).toEqual([])
  expect(understood('ramadhan').prefers).toEqual(['h144809'])
})

test('an unknown word is left out while most are known', () => {
  expect(queryText('umroh surabaya qqqqqq')).toBe(`('umroh') & ('surabaya')`)
  expect(understood('qqqqqq wwwwww umroh').terms).toEqual([])
})

test('no query carries a sign of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const term of understood(`umroh ${typed}`).terms) {
        for (const word of term.words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }
    }),
  )
})

test('the name stays whole, and what matches is marked', () => {
  const { terms } = understood('umrah tur')
  expect(highlight('Paket Umroh Plus Turki 12 Hari', terms)).toEqual([
    { text: 'Paket ', is_match: false },
    { text: 'Umroh', is_match: true },
    { text: ' Plus ', is_match: false },
    { text: 'Turki', is_match: true },
    { text: ' 12 Hari', is_match: false },
  ])
  const marked = (name: string, typed: string) =>
    highlight(name, understood(typed).terms).flatMap((part) => (part.is_match ? [part.text] : []))
  expect(marked('Umrah Awal Ramadhan', 'ramadan 1448')).toEqual(['Ramadhan'])
  expect(marked('Umrah Bintang Lima 9 Hari', 'hotel bintang 5')).toEqual(['Bintang'])
  expect(marked('Special Hajj 1448 AH', 'haji plus')).toEqual(['Special', 'Hajj'])
  const odd = '👨‍👩‍👧 Umrah Kéluarga 🕋 عمرة'
  const whole = highlight(odd, terms).map((part) => part.text)
  expect(whole.join('')).toBe(odd)
})

test('whatever the name and the term, the parts make the name again', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(any, any, (name, typed) => {
      const { terms } = understand(typed, vocabularyOf(new Map([[typed, 1]])), today)
      expect(
        highlight(name, terms)
          .map((part) => part.text)
          .join(''),
      ).toBe(name)
    }),
  )
})
