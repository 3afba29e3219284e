import { expect, test } from 'vitest'
import { needsExplanation, type PublishingFacts, publishingProblems } from './publishing.ts'

const both = (text: string) => ({ id: text, en: text })
const date = { departs_on: '2027-01-10', flights: [{}], stays: [{}], prices: { quad: 30_000_000 } }
const facts: PublishingFacts = {
  content: {
    category: 'umroh',
    kind: 'regular',
    type_slug: 'umroh-reguler',
    name: both('Umrah'),
    summary: both('Ringkas'),
    description: both('Uraian'),
    duration_days: 9,
    hijri_year: null,
    departure_airport: 'CGK',
    picture_ids: ['a'],
    includes: [both('Tiket')],
    excludes: [],
    agenda: [{ day: 1, title: both('Berangkat'), text: both('Terbang') }],
    questions: [],
    facilities: [],
    documents: [],
    addons: [],
    refund_terms: both('Ketentuan'),
    down_payment: 0,
    can_finance: false,
    can_save: false,
  },
  dates: [date],
  is_licensed: true,
  reference_price: 23_000_000,
  explanation: null,
}
const fieldsOf = (more: Partial<PublishingFacts>) => publishingProblems({ ...facts, ...more }).map(({ field }) => field)

test('a package with licence, date, price, hotel, flight, picture and both languages may be published', () => {
  expect(publishingProblems(facts)).toEqual([])
})

test('all that is missing is said at once', () => {
  const content = { ...facts.content, name: { id: 'Umrah', en: ' ' }, picture_ids: [], includes: [] }
  const bare = { ...date, flights: [], stays: [], prices: { quad: 0 } }
  expect(fieldsOf({ content, dates: [bare], is_licensed: false, reference_price: 0 })).toEqual([
    'licence',
    'name',
    'includes',
    'prices',
    'hotels',
    'flights',
    'picture_ids',
  ])
  expect(fieldsOf({ dates: [] })).toEqual(['departures'])
})

test('an umrah below the reference price asks for a reason, a tour does not', () => {
  const dates = [{ ...date, prices: { quad: 22_999_999 } }]
  expect(fieldsOf({ dates })).toEqual(['explanation'])
  expect(fieldsOf({ dates, explanation: 'Promo maskapai untuk musim sepi' })).toEqual([])
  const tour = { ...facts.content, category: 'wisata-syariah' as const }
  expect(needsExplanation({ ...facts, content: tour, dates })).toBe(false)
  expect(needsExplanation({ ...facts, dates: [{ ...date, prices: { quad: 23_000_000 } }] })).toBe(false)
})

test.each(['haji', 'wisata-syariah'] as const)('only umrah is financed or saved for, never %s', (category) => {
  const plans = { can_finance: true, can_save: true }
  expect(fieldsOf({ content: { ...facts.content, category, ...plans } })).toEqual(['can_finance', 'can_save'])
  expect(fieldsOf({ content: { ...facts.content, ...plans } })).toEqual([])
})
