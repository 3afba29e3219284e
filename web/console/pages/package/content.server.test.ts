import { expect, test } from 'vitest'
import { contentOf, typedErrors } from './content.server.ts'

const values = {
  'name.id': 'Umrah Syawal',
  'name.en': 'Shawwal umrah',
  duration_days: '9',
  down_payment: 'Rp 5.000.000',
  'excludes.0.id': 'Paspor',
  'excludes.2.id': 'Vaksin',
  'excludes.2.amount': '650.000',
  'agenda.1.number': '1',
  'agenda.1.title.id': 'Berangkat',
  'pictures.0.id': 'b',
  'pictures.1.id': 'a',
}

test('the form becomes content: empty rows are gone, a blank cost is none, pictures stay as they are', () => {
  expect(contentOf(values, 'umroh')).toMatchObject({
    name: { id: 'Umrah Syawal', en: 'Shawwal umrah' },
    duration_days: 9,
    hijri_year: null,
    down_payment: 5_000_000,
    excludes: [
      { id: 'Paspor', en: '', amount: null },
      { id: 'Vaksin', en: '', amount: 650_000 },
    ],
    agenda: [{ day: 1, title: { id: 'Berangkat', en: '' }, text: { id: '', en: '' } }],
    picture_ids: ['b', 'a'],
    can_finance: false,
  })
})

test('a mistake of a row is shown where the row was typed', () => {
  expect(typedErrors({ 'excludes.1.id': ['x'], 'agenda.0.day': ['y'], name: ['z'] }, values)).toEqual({
    'excludes.2.id': ['x'],
    'agenda.1.number': ['y'],
    name: ['z'],
  })
})
