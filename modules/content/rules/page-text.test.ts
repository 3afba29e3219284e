import { expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { filled, hasNumbers, leadsFor } from './fill.ts'
import { matches } from './matching.ts'
import { pageText, plainText } from './page-text.ts'

const [rihla, safar] = demoTenants
const source = `Masuk.
## Satu {#satu}
Kata **tebal**, *asing* dan [tautan](/umroh).
- a
- b
1. Mandi | Sebelum niat.
2. Niat | Di [miqat](/panduan/miqat).
= Dam | Sembelihan.
> schools Berbeda.
| A | B |
| 1 | 2 |
@arabic لَبَّيْكَ
@latin Labbaik
@meaning Aku datang
@source HR
:: miqat
:: rahasia
## Dua’s bagian
Akhir.`

test('lines become parts by how they begin, and lines of one kind belong together', () => {
  const { lead, sections } = pageText(source)
  expect(lead).toEqual([{ kind: 'text', text: [{ text: 'Masuk.' }] }])
  expect(sections.map(({ id }) => id)).toEqual(['satu', 'duas-bagian'])
  const [text, list, steps, terms, note, table, scripture, diagram, ...more] = sections[0]?.blocks ?? []
  expect(text).toEqual({
    kind: 'text',
    text: [
      { text: 'Kata ' },
      { text: 'tebal', strong: true },
      { text: ', ' },
      { text: 'asing', em: true },
      { text: ' dan ' },
      { text: 'tautan', href: '/umroh' },
      { text: '.' },
    ],
  })
  expect(list).toEqual({ kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] })
  expect(steps).toMatchObject({ steps: [{ title: 'Mandi' }, { title: 'Niat' }] })
  expect(terms).toEqual({ kind: 'terms', terms: [{ term: 'Dam', text: [{ text: 'Sembelihan.' }] }] })
  expect(note).toEqual({ kind: 'note', tone: 'schools', text: [{ text: 'Berbeda.' }] })
  expect(table).toEqual({ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] })
  expect(scripture).toEqual({
    kind: 'scripture',
    arabic: 'لَبَّيْكَ',
    is_quran: false,
    latin: 'Labbaik',
    meaning: 'Aku datang',
    source: 'HR',
  })
  expect(diagram).toEqual({ kind: 'diagram', name: 'miqat' })
  expect(more).toEqual([])
})

test('two words of the rite that follow each other stay apart', () => {
  const { lead } = pageText('@arabic a\n@latin A\n@quran b\n@latin B\n@arabic c')
  expect(lead).toMatchObject([
    { arabic: 'a', latin: 'A', is_quran: false },
    { arabic: 'b', latin: 'B', is_quran: true },
    { arabic: 'c', latin: '', is_quran: false },
  ])
})

test('what is no mark of ours is text, and an address that could act leads nowhere', () => {
  const { lead } = pageText(
    '<script>alert(1)</script> [a](javascript:alert(1)) [b](//evil.test) [c](data:x) [d](/\\evil)',
  )
  expect(JSON.stringify(lead)).not.toContain('href')
  expect(plainText(lead)).toContain('<script>alert(1)</script> a')
})

test('a text speaks in the name of its brand, and only of what the brand offers', () => {
  const text = 'Halo {brand}, {unknown}.\n## Dana {is_financing}\nMurabahah.\n## Haji\nAda. {is_hajj}\nSelalu.'
  expect(filled(text, rihla)).toBe('Halo Rihla, {unknown}.\n## Dana\nMurabahah.\n## Haji\nAda.\nSelalu.')
  expect(filled(text, safar)).toBe('Halo Safar Amanah, {unknown}.\n## Haji\nSelalu.')
  expect(filled('{brand}', { ...rihla, name: '[x](https://evil.test)\n## y' })).toBe('x  https://evil.test  ## y')
})

test('a text names the numbers that are in force', () => {
  expect(filled('Sampai {correction_days} hari, {hold_minutes}.', rihla, { correction_days: 21 })).toBe(
    'Sampai 21 hari, {hold_minutes}.',
  )
  expect([hasNumbers('{correction_days}'), hasNumbers('{brand} {is_hajj}')]).toEqual([true, false])
})

test('a link to a page that the brand does not have keeps its words', () => {
  const { lead } = pageText('[haji](/haji) [umrah](/umroh)', leadsFor(safar.feature_flag))
  expect(lead).toEqual([{ kind: 'text', text: [{ text: 'haji' }, { text: ' ' }, { text: 'umrah', href: '/umroh' }] }])
})

test('every word that is looked for has to be there, in whatever spelling of umrah', () => {
  expect(matches('umroh KURSI', 'Berapa lama kursi umrah ditahan?')).toBe(true)
  expect(matches('kursi roda', 'Berapa lama kursi ditahan?')).toBe(false)
  expect(matches('sai', 'Sa’i tujuh kali')).toBe(true)
  expect(matches('  ', 'apa pun')).toBe(true)
})
