import { expect, test } from 'vitest'
import { columnsOn, manifestColumns, masked, mrzName } from './manifest.ts'

test.each([
  ['Siti Nurhaliza', 'SITI NURHALIZA'],
  ['Nur’aini binti Ma`ruf', 'NURAINI BINTI MARUF'],
  ['Moh. Al-Farisi', 'MOH AL FARISI'],
  ['José Müller-Weiß', 'JOSE MUELLER WEISS'],
  ['  Ånge   Sjö ', 'AANGE SJOE'],
])('%s stands in a passport’s machine-readable zone as %s', (name, mrz) => {
  expect(mrzName(name)).toBe(mrz)
})

test('a masked row tells two people apart, and has no number whole', () => {
  const row = { birth_date: '1985-04-12', passport_number: 'C1234567', phone_number: '+6281255501234' }
  expect(masked(row)).toEqual({
    birth_date: '1985-••-••',
    passport_number: '•••••567',
    phone_number: '+62••••••••234',
  })
  const none = { birth_date: '', passport_number: '', phone_number: '' }
  expect(masked(none)).toEqual(none)
})

test('a template holds from its day on, the first of them also before', () => {
  expect(columnsOn('2020-01-01')).toEqual(manifestColumns)
  expect(columnsOn('2030-01-01')).toEqual(manifestColumns)
})
