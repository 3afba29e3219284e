import { expect, test } from 'vitest'
import type { LicenceKind } from './licence.ts'
import { licenceKey, readLicenceNumber } from './licence-number.ts'

const good: [LicenceKind, string, string][] = [
  ['PPIU', 'U.254 Tahun 2021', 'U.254 Tahun 2021'],
  ['PPIU', ' no. u. 254/2021 ', 'U.254 Tahun 2021'],
  ['PPIU', '702 Tahun 2016', '702 Tahun 2016'],
  ['PPIU', 'U.0254/2021', 'U.254 Tahun 2021'],
  ['PPIU', '91203004512340001', '91203004512340001'],
  ['PIHK', 'H.12 TAHUN 2022', 'H.12 Tahun 2022'],
  ['NIB', '9120300451234', '9120300451234'],
  ['OJK', 'kep-24/d.03/2016', 'KEP-24/D.03/2016'],
]
test.each(good)('a %s is written as its authority does: %s', (kind, typed, number) => {
  expect(readLicenceNumber(kind, typed, 2026)).toEqual({ ok: true, number })
})

const bad: [LicenceKind, string, string][] = [
  ['PPIU', 'H.254 Tahun 2021', 'number_form'],
  ['PIHK', 'U.12 Tahun 2022', 'number_form'],
  ['PPIU', 'U.254', 'number_form'],
  ['PPIU', 'U.000 Tahun 2021', 'number_form'],
  ['PPIU', '9120300451234', 'number_form'],
  ['PPIU', '', 'number_form'],
  ['PPIU', 'U.254 Tahun 2031', 'number_year'],
  ['PIHK', 'H.12 Tahun 1999', 'number_year'],
  ['NIB', '912030045123', 'number_form'],
  ['OJK', '24/2016', 'number_form'],
  ['OJK', 'KEP-24/D.03/2031', 'number_year'],
]
test.each(bad)('no %s is %s', (kind, typed, word) => {
  expect(readLicenceNumber(kind, typed, 2026)).toEqual({ ok: false, word })
})

test('a decree is the same with and without its letter and the zeros before its number', () => {
  const same = ['254 Tahun 2021', 'U.254 Tahun 2021', 'U.0254 Tahun 2021', '0254 Tahun 2021']
  expect(new Set(same.map(licenceKey))).toEqual(new Set(['254 Tahun 2021']))
  expect(licenceKey('U.254 Tahun 2022')).not.toBe(licenceKey('U.254 Tahun 2021'))
  expect(['0912030045123', 'KEP-24/D.03/2016', 'U.DEMO-0101/2024'].map(licenceKey)).toEqual([
    ...['0912030045123', 'KEP-24/D.03/2016', 'U.DEMO-0101/2024'],
  ])
})
