import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'
import { vocabularyOf } from './near.ts'
import { queryOf } from './query.ts'
import { understand } from './terms.ts'

const today = '2026-11-15'
const said =
  'umroh umrah haji khusus plus garuda surabaya hemat 9 12 2026 turki turkish masjid aqsa madinah mitra syariah S5 Cumroh Chaji Cwisatasyariah m12 m202612 h09 h144809 Numroh Nhemat Nturki'
const known = vocabularyOf(new Map(said.split(' ').map((word) => [word, 1])))
const heard = (typed: string) => understand(typed, known, today)
const asked = (typed: string) => queryOf(heard(typed), known).all

test('typos and spellings end at words the listings know', () => {
  expect(asked('umoh garda')).toBe(`('umroh') & ('garuda')`)
  expect(asked('umrh ramadhan')).toBe(`('umroh') & ('h09')`)
  expect(asked('garuda surabya desember')).toBe(`('garuda') & ('surabaya') & ('m12')`)
})

test('months are understood by their beginning, with a slip, and with the year beside them', () => {
  for (const typed of ['ramadhan 1448', 'ramdan 1448', 'romadhon 1448 H'])
    expect(asked(typed), typed).toBe(`('h144809')`)
  for (const typed of ['desember 2026', 'desmber 2026', 'decem 2026', 'dec 2026']) {
    expect(asked(typed), typed).toBe(`('m202612')`)
  }
  expect(asked('idul fitri')).toBe(`('h10')`)
  expect(asked('lebaran')).toBe(`('h10')`)
})

test('half a word finds what begins so; a whole one, and a number, only itself', () => {
  expect(asked('garu')).toBe(`('garu':*)`)
  expect(asked('turki')).toBe(`('turki')`)
  expect(asked('turk')).toBe(`('turk':*)`)
  expect(asked('umroh 9')).toBe(`('umroh') & ('9')`)
})

test('fillers are left out', () => {
  expect(asked('paket umroh dari surabaya')).toBe(`('umroh') & ('surabaya')`)
})

test('stars are those of the hotel, in either language', () => {
  for (const typed of ['hotel bintang 5', 'bintang lima', '5 star', 'five stars'])
    expect(asked(typed), typed).toBe(`('S5')`)
})

test('what people call hajj without the queue is what packages call special', () => {
  for (const typed of ['haji plus', 'hajj plus', 'ONH plus']) expect(asked(typed), typed).toBe(`('haji') & ('khusus')`)
})

test('a wish for the cheap is a wish, not a word that must stand there', () => {
  expect(heard('umroh murah')).toMatchObject({ category: 'Cumroh', prefers: ['Nhemat'] })
  expect(asked('umroh murah')).toBe(`('umroh')`)
  expect(asked('murah')).toBe(`('hemat')`)
})

test('the kind of journey is heard, or told by where it goes and when', () => {
  expect(heard('haji garuda').category).toBe('Chaji')
  expect(heard('wisata turki').category).toBe('Cwisatasyariah')
  expect(heard('madinah').category).toBe('Cumroh')
  expect(heard('ramadhan').category).toBe('Cumroh')
  expect(heard('garuda').category).toBeUndefined()
  expect(asked('halal tour')).toBe(`('Cwisatasyariah')`)
})

test('a month without a year is rather the one that comes next', () => {
  expect(heard('desember').prefers).toEqual(['m202612'])
  expect(understand('desember', known, '2027-01-03').prefers).toEqual([])
  expect(heard('ramadhan').prefers).toEqual(['h144809'])
})

test('an unknown word is left out while most are known', () => {
  expect(asked('umroh surabaya qqqqqq')).toBe(`('umroh') & ('surabaya')`)
  expect(heard('qqqqqq wwwwww umroh').terms).toEqual([])
})

test('no query carries a sign of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const term of heard(`umroh ${typed}`).terms) {
        for (const word of term.words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }
    }),
  )
})

test('the name stays whole, and what matches is marked', () => {
  const { terms } = heard('umrah tur')
  expect(highlight('Paket Umroh Plus Turki 12 Hari', terms)).toEqual([
    { text: 'Paket ', is_match: false },
    { text: 'Umroh', is_match: true },
    { text: ' Plus ', is_match: false },
    { text: 'Turki', is_match: true },
    { text: ' 12 Hari', is_match: false },
  ])
  const marked = (name: string, typed: string) =>
    highlight(name, heard(typed).terms).flatMap((part) => (part.is_match ? [part.text] : []))
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
