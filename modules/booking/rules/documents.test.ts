import { expect, test } from 'vitest'
import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import { acceptsDocuments, isTravellerComplete, missingDocuments, type Person, requiredDocuments } from './documents.ts'

const day = '2027-03-01'
const going = (kind: JourneyKind, departs_on = day) => ({ kind, departs_on, identity_card_age: 17 })
const adult: Person = { age_group: 'adult', name: 'Siti Rahmawati', birth_date: '1980-05-01' }
const teenager: Person = { age_group: 'adult', name: 'Aisyah', birth_date: '2010-03-02' }
const child: Person = { age_group: 'child', name: 'Fatih', birth_date: '2019-01-01' }
const infant: Person = { age_group: 'infant', name: 'Hana', birth_date: '2026-02-01' }

test.each(['regular', 'hajj', 'hajj_preparation', 'umrah_tour'] as const)(
  'whoever goes to the Haram (%s) brings four documents',
  (kind) => {
    expect(requiredDocuments(going(kind), adult)).toEqual(['passport', 'photo', 'ktp', 'vaccine'])
    expect(requiredDocuments(going(kind), child)).toEqual(['passport', 'photo', 'family_card', 'vaccine'])
    expect(requiredDocuments(going(kind), infant)).toEqual(['passport', 'photo', 'family_card', 'vaccine'])
  },
)

test('at home an identity card will do, abroad a passport and a photo', () => {
  expect(requiredDocuments(going('tour_domestic'), adult)).toEqual(['ktp'])
  expect(requiredDocuments(going('tour_domestic'), child)).toEqual(['family_card'])
  expect(requiredDocuments(going('tour_international'), adult)).toEqual(['passport', 'photo'])
  expect(requiredDocuments(going('tour_international'), child)).toEqual(['passport', 'photo'])
})

test('who turns seventeen by the day of departure has a card, who is a day younger has none', () => {
  expect(requiredDocuments(going('tour_domestic'), teenager)).toEqual(['family_card'])
  expect(requiredDocuments(going('tour_domestic', '2027-03-02'), teenager)).toEqual(['ktp'])
})

test('an adult whose birthday nobody knows is taken for one with a card', () => {
  expect(requiredDocuments(going('tour_domestic'), { ...adult, birth_date: null })).toEqual(['ktp'])
})

test('a traveller is complete with a name and every document, and not one document before', () => {
  const journey = going('regular')
  const there = ['passport', 'photo', 'ktp'] as const
  expect(missingDocuments(journey, adult, there)).toEqual(['vaccine'])
  expect(isTravellerComplete(journey, adult, there)).toBe(false)
  expect(isTravellerComplete(journey, adult, [...there, 'vaccine'])).toBe(true)
  expect(isTravellerComplete(journey, { ...adult, name: null }, [...there, 'vaccine'])).toBe(false)
  expect(isTravellerComplete(journey, child, [...there, 'vaccine'])).toBe(false)
})

test('documents are taken between the order and the end of the journey', () => {
  const open = (['cart', 'awaiting_payment', 'in_progress', 'completed', 'expired', 'cancelled'] as const).filter(
    acceptsDocuments,
  )
  expect(open).toEqual(['awaiting_payment', 'in_progress'])
})
