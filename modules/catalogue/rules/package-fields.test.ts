import { expect, test } from 'vitest'
import { changedFields, type PackageContent, savedOf } from './package-fields.ts'

const both = (text: string) => ({ id: text, en: text })
const content: PackageContent = {
  category: 'umroh',
  kind: 'regular',
  type_slug: 'umroh-reguler',
  name: both('Umrah 9 Hari'),
  summary: both('Ringkas'),
  description: both('Uraian'),
  duration_days: 9,
  hijri_year: 1448,
  departure_airport: 'CGK',
  picture_ids: ['a', 'b'],
  includes: [both('Tiket')],
  excludes: [{ ...both('Paspor'), amount: null }],
  agenda: [],
  questions: [],
  facilities: [],
  documents: [],
  addons: [],
  refund_terms: both('Ketentuan'),
  down_payment: 5_000_000,
  can_finance: false,
  can_save: false,
}

test('the order of keys is no change, and neither is what was written again', () => {
  expect(changedFields(content, { ...content, name: { en: 'Umrah 9 Hari', id: 'Umrah 9 Hari' } })).toEqual([])
})

test('of a package on sale its name, price and pictures wait, and its category stays', () => {
  const wanted = {
    ...content,
    picture_ids: ['b', 'a'],
    name: both('Umrah 10 Hari'),
    down_payment: 0,
    category: 'haji',
  } as const
  expect(savedOf(content, { ...wanted, picture_ids: [...wanted.picture_ids] })).toEqual({
    next: { name: both('Umrah 10 Hari'), picture_ids: ['b', 'a'], down_payment: 0 },
    fixed: ['category'],
  })
})

test('a package written back to what is on sale waits for nothing', () => {
  expect(savedOf(content, content)).toEqual({ next: null, fixed: [] })
})
