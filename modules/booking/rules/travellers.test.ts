import { expect, test } from 'vitest'
import { type Named, type PartyRules, selfProblems, travellerProblems } from './travellers.ts'

const places = [
  { id: 'a', age_group: 'adult' },
  { id: 'c', age_group: 'child' },
  { id: 'i', age_group: 'infant' },
] as const
const adult: Named = { id: 'a', name: 'Siti Rahmawati', relation: 'self' }
const child: Named = { id: 'c', name: 'Umar Hadi', birth_date: '2020-05-01', relation: 'child' }
const infant: Named = { id: 'i', name: 'Nur Aini', birth_date: '2026-01-01', relation: 'child' }
const named = [adult, child, infant]
const rules: PartyRules = {
  returns_on: '2027-03-10',
  today: '2026-11-16',
  two_names: true,
  infant_below_age: 2,
  child_below_age: 12,
}
const problems = (people: readonly Named[], change: Partial<PartyRules> = {}) =>
  travellerProblems(places, people, { ...rules, ...change }).map(({ field, word }) => `${field} ${word}`)

test('everyone in their own place is fine', () => {
  expect(problems(named)).toEqual([])
})

test('someone missing, sent twice or of another order is noticed', () => {
  expect(problems(named.slice(0, 2))).toEqual(['participants traveller_missing'])
  expect(problems([...named, adult])).toEqual(['participants.3.id traveller_twice'])
  expect(problems([...named, { id: 'x', name: 'Orang Lain' }])).toEqual(['participants.3.id traveller_unknown'])
})

test('age counts on the day of the return', () => {
  const wrong = (place: number) => [`participants.${place}.birth_date age_group`]
  expect(problems([adult, child, { ...infant, birth_date: '2025-03-11' }])).toEqual([])
  expect(problems([adult, child, { ...infant, birth_date: '2025-03-10' }])).toEqual(wrong(2))
  expect(problems([adult, { ...child, birth_date: '2015-03-11' }, infant])).toEqual([])
  expect(problems([adult, { ...child, birth_date: '2015-03-10' }, infant])).toEqual(wrong(1))
  expect(problems([{ ...adult, birth_date: '2016-01-01' }, child, infant])).toEqual(wrong(0))
  expect(problems([adult, { ...child, birth_date: undefined }, infant])).toEqual([
    'participants.1.birth_date birth_date_needed',
  ])
})

test('the ages are those in force', () => {
  const later = { infant_below_age: 3, child_below_age: 10 }
  expect(problems([adult, child, { ...infant, birth_date: '2025-03-10' }], later)).toEqual([])
  expect(problems([{ ...adult, birth_date: '2017-03-09' }, child, infant], later)).toEqual([])
})

test('a date that is none, is to come or is too long ago is told as such, and not as a wrong age', () => {
  const problemsFor = (birth_date: string) => problems([adult, child, { ...infant, birth_date }])
  expect(problemsFor('2026-02-30')).toEqual(['participants.2.birth_date date_invalid'])
  expect(problemsFor('2030-01-01')).toEqual(['participants.2.birth_date birth_future'])
  expect(problemsFor('1890-01-01')).toEqual(['participants.2.birth_date birth_long_ago'])
  expect(problems([{ ...adult, birth_date: '2030-01-01' }, child, infant])).toEqual([
    'participants.0.birth_date birth_future',
  ])
})

test('names are as in a passport, in two words where the journey goes to Saudi Arabia', () => {
  const problemsFor = (change: Partial<Named>, journey = {}) =>
    problems([{ ...adult, ...change }, child, infant], journey)
  expect(problemsFor({ name: '😀 123' })).toEqual(['participants.0.name name_letters'])
  expect(problemsFor({ name: 'Suparman' })).toEqual(['participants.0.name name_two_words'])
  expect(problemsFor({ name: 'Suparman', is_single_name: true })).toEqual([])
  expect(problemsFor({ name: 'Suparman' }, { two_names: false })).toEqual([])
})

test('two of one name are two people only with two birthdays, however they are written', () => {
  const same = { ...child, name: 'SITI  Rahmawati' }
  expect(problems([adult, same, infant])).toEqual(['participants.1.name traveller_same'])
  expect(problems([{ ...adult, birth_date: '1990-01-01' }, same, infant])).toEqual([])
  const party = [
    { id: 'a', age_group: 'child' },
    { id: 'c', age_group: 'child' },
  ] as const
  const twins = [{ ...child, id: 'a' }, child]
  expect(travellerProblems(party, twins, rules)).toEqual([
    { field: 'participants.1.name', word: 'traveller_same_birth', values: [1] },
  ])
})

test('the traveller who is the same is named by their place, in whatever order they are sent', () => {
  const same = { ...infant, name: child.name }
  const problemsFor = (people: readonly Named[]) => travellerProblems(places, people, rules)
  expect(problemsFor([adult, { ...child, birth_date: infant.birth_date }, same])).toContainEqual({
    ...{ field: 'participants.2.name', word: 'traveller_same_birth', values: [2] },
  })
  expect(problemsFor([same, { ...adult, name: child.name }, child])).toContainEqual({
    ...{ field: 'participants.1.name', word: 'traveller_same', values: [3] },
  })
})

test('one of them can be who orders, and no more', () => {
  expect(problems([adult, { ...child, relation: 'self' }, infant])).toEqual(['participants.1.relation self_twice'])
})

test('who travels as who orders has their name, however it is spelled', () => {
  const problemsFor = (name: string, people: readonly Named[] = [child, adult]) =>
    selfProblems({ name }, people).map(({ field, word }) => `${field} ${word}`)
  for (const name of ['Siti Rahmawati', 'siti rahmawatie', 'Siti R.', 'Siti Rahmawati Zahra']) {
    expect(problemsFor(name), name).toEqual([])
  }
  expect(problemsFor('Budi Santoso')).toEqual(['participants.1.name self_other'])
  expect(problemsFor('Budi Santoso', [child, infant])).toEqual([])
  // Left empty, or none at all: another sentence says so.
  for (const name of ['', '😀']) expect(problemsFor(name)).toEqual([])
  expect(problemsFor('Budi Santoso', [{ ...adult, name: '' }])).toEqual([])
})
