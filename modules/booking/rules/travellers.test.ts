import { expect, test } from 'vitest'
import { travellerProblems } from './travellers.ts'

const places = [
  { id: 'a', age_group: 'adult' },
  { id: 'c', age_group: 'child' },
  { id: 'i', age_group: 'infant' },
] as const
const named = [
  { id: 'a', name: 'Siti' },
  { id: 'c', name: 'Umar', birth_date: '2020-05-01' },
  { id: 'i', name: 'Nur', birth_date: '2026-01-01' },
]
const problems = (people: typeof named | object[]) =>
  travellerProblems(places, Object(people), '2027-03-10').map(({ field, word }) => `${field} ${word}`)

test('everyone in their own place is fine', () => {
  expect(problems(named)).toEqual([])
})

test('someone missing, sent twice or of another order is noticed', () => {
  expect(problems(named.slice(0, 2))).toEqual(['participants traveller_missing'])
  expect(problems([...named, named[0] ?? {}])).toEqual(['participants.3.id traveller_twice'])
  expect(problems([...named, { id: 'x', name: 'Lain' }])).toEqual(['participants.3.id traveller_unknown'])
})

test('age counts on the day of the return', () => {
  const [adult = {}, child = {}, infant = {}] = named
  expect(problems([adult, child, { ...infant, birth_date: '2025-03-11' }])).toEqual([])
  expect(problems([adult, child, { ...infant, birth_date: '2025-03-10' }])).toEqual([
    'participants.2.birth_date age_group',
  ])
  expect(problems([adult, { ...child, birth_date: '2015-03-11' }, infant])).toEqual([])
  expect(problems([adult, { ...child, birth_date: '2015-03-10' }, infant])).toEqual([
    'participants.1.birth_date age_group',
  ])
  expect(problems([{ ...adult, birth_date: '2016-01-01' }, child, infant])).toEqual([
    'participants.0.birth_date age_group',
  ])
  expect(problems([adult, { ...child, birth_date: undefined }, infant])).toEqual([
    'participants.1.birth_date birth_date_needed',
  ])
})
