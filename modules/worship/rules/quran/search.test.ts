import { expect, test } from 'vitest'
import { famousPassage } from './famous.ts'
import { foldArabic, foldSound, foldWords } from './fold.ts'
import { latinQuery, markSound, markWords } from './matching.ts'
import { namedVerse, placeReferences } from './place-references.ts'

test.each([
  ['الْعٰلَمِيْنَۙ', 'العالمين'],
  ['مٰلِكِ', 'مالك'],
  ['الصَّلٰوةَ', 'الصلاة'],
  ['الرَّحْمٰنِ', 'الرحمن'],
  ['اَعُوْذُ', 'أعوذ'],
  ['۞ عَلٰىۗ', 'على'],
])('%s is found as %s', (shown, typed) => {
  expect(foldArabic(shown)).toBe(foldArabic(typed))
})

test('other letters stay other letters', () => {
  expect(foldArabic('قَلْب')).not.toBe(foldArabic('كَلْب'))
})

test('Latin is found however its sounds are written', () => {
  const shown = foldSound("Al-ḥamdu lillāhi rabbil-'ālamīn(a).")
  for (const typed of [
    'alhamdulillahi robbil alamin',
    'Alhamdu lillaahi rabbil aalameen',
    "al-hamdu lillahi rabbil-'alamin",
  ])
    expect([typed, shown.startsWith(foldSound(typed))]).toEqual([typed, true])
  expect(foldSound('aladzina')).toBe(foldSound('al-lażīna'))
})

test('words are compared without marks and case', () => {
  expect(foldWords('Allah’s  Mercy: “Lām”')).toBe('allahs mercy lam')
})

test.each([
  ['2:255', [{ kind: 'verse', chapter: 2, verse: 255, to: 255 }]],
  ['QS 2: 255-257', [{ kind: 'verse', chapter: 2, verse: 255, to: 257 }]],
  ['juz 30', [{ kind: 'juz', number: 30 }]],
  ['juz amma', [{ kind: 'juz', number: 30 }]],
  ['Halaman 50', [{ kind: 'page', number: 50 }]],
  ['surat 18', [{ kind: 'chapter', number: 18 }]],
  [
    '3',
    [
      { kind: 'chapter', number: 3 },
      { kind: 'juz', number: 3 },
      { kind: 'page', number: 3 },
    ],
  ],
  ['rahmat', []],
  ['9999', []],
])('%s names places', (query, places) => {
  expect(placeReferences(query)).toEqual(places)
})

test('a verse can be named by its chapter', () => {
  expect(namedVerse('al-baqarah 255')).toEqual({ name: 'al-baqarah', verse: 255, to: 255 })
  expect(namedVerse('yasin ayat 1-5')).toEqual({ name: 'yasin', verse: 1, to: 5 })
  expect(namedVerse('juz 3')).toBeUndefined()
  expect(namedVerse('255')).toBeUndefined()
})

const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')
const hits = (pieces: { text: string; is_hit: boolean }[]) =>
  pieces.filter((piece) => piece.is_hit).map(({ text }) => text)

test('what is marked is the text itself, in pieces', () => {
  const text = 'Segala puji bagi Allah, Tuhan semesta alam'
  const marked = markWords(text, latinQuery('puji tuhan'), foldWords)
  expect([whole(marked), hits(marked)]).toEqual([text, ['puji', 'Tuhan']])
  const latin = "Al-ḥamdu lillāhi rabbil-'ālamīn(a)."
  const markedSound = markSound(latin, latinQuery('hamdulillah'))
  expect([whole(markedSound), hits(markedSound).join('')]).toEqual([latin, 'Al-ḥamdulillāhi'])
})

test.each([
  ['ayat kursi', '2:255-255'],
  ['Ayatul Kursi', '2:255-255'],
  ['ayatal kursiy', '2:255-255'],
  ['the throne verse', '2:255-255'],
  ['Verse of the Throne', '2:255-255'],
  ['ayat seribu dinar', '65:2-3'],
  ['verse of light', '24:35-35'],
  ['amanarrasul', '2:285-286'],
  ['last two verses of Al-Baqarah', '2:285-286'],
  ['sapu jagat', '2:201-201'],
  ['doa nabi Yunus', '21:87-87'],
  ['first revelation', '96:1-5'],
])('%s is a passage of that name', (query, place) => {
  const passage = famousPassage(query)
  expect(passage && `${passage.chapter}:${passage.verse}-${passage.to}`).toBe(place)
})

test.each(['rahmat', 'ayat', 'verse', 'the', '2:255', 'kursus', ''])('%j is the name of no passage', (query) => {
  expect(famousPassage(query)).toBeUndefined()
})
