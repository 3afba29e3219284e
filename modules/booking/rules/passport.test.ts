import { expect, test } from 'vitest'
import {
  companionOf,
  type Details,
  expiryProblem,
  isCompanionOpen,
  isPassportNumber,
  maskedPassport,
  missingDetails,
  requiredDetails,
  type Travelled,
} from './passport.ts'

const umrah: Travelled = {
  kind: 'regular',
  departs_on: '2027-03-31',
  passport_months: 6,
  guardian_below_age: 18,
  mahram_below_age: 45,
}
const woman = { gender: 'female', birth_date: '1990-01-01' } as const

test.each([
  ['a grown man', 'male', '1990-01-01', 'none'],
  ['a woman below the age', 'female', '1982-04-01', 'mahram'],
  ['a woman on the birthday that ends it', 'female', '1982-03-31', 'none'],
  ['a girl', 'female', '2009-04-01', 'guardian'],
  ['a boy', 'male', '2009-04-01', 'guardian'],
  ['a man of eighteen', 'male', '2009-03-31', 'none'],
  ['whose birthday nobody knows', 'female', null, 'none'],
] as const)('%s needs as companion: %s, %s → %s', (_who, gender, birth_date, companion) => {
  expect(companionOf({ gender, birth_date }, umrah)).toBe(companion)
  expect(companionOf({ gender, birth_date }, { ...umrah, kind: 'tour_international' })).toBe('none')
})

test.each([
  ['nobody knows who it is', null, null, true],
  ['a man of unknown age', 'male', null, true],
  ['a grown person below the age of the mahram', null, '1990-01-01', true],
  ['a person above it', null, '1970-01-01', false],
  ['a man', 'male', '1990-01-01', false],
  ['a woman who needs one', 'female', '1990-01-01', false],
  ['a child', null, '2019-01-01', false],
] as const)('whether a companion is needed is still open: %s, %s, %s → %s', (_who, gender, birth_date, isOpen) => {
  expect(isCompanionOpen({ gender, birth_date }, umrah)).toBe(isOpen)
  expect(isCompanionOpen({ gender, birth_date }, { ...umrah, kind: 'tour_international' })).toBe(false)
})

test('the ages are those in force', () => {
  expect(companionOf(woman, { ...umrah, mahram_below_age: 30 })).toBe('none')
  expect(companionOf({ ...woman, gender: 'male' }, { ...umrah, guardian_below_age: 40 })).toBe('guardian')
})

test('at home nothing is asked, abroad the passport, in the Haram also who it is and with whom', () => {
  expect(requiredDetails(woman, { ...umrah, kind: 'tour_domestic' })).toEqual([])
  expect(requiredDetails(woman, { ...umrah, kind: 'tour_international' })).toEqual([
    'passport_number',
    'passport_expires_on',
  ])
  expect(requiredDetails(woman, umrah)).toEqual([
    ...['gender', 'birth_date', 'passport_number', 'passport_expires_on'],
    ...['guardian_relation', 'guardian_name'],
  ])
  expect(requiredDetails({ gender: null, birth_date: null }, umrah)).not.toContain('guardian_name')
})

test.each([
  ['2027-09-30', undefined],
  ['2027-09-29', 'passport_short'],
  ['2026-12-01', 'passport_short'],
  ['2027-02-30', 'date_invalid'],
  ['20300-01-01', 'date_invalid'],
  ['2999-01-01', 'date_invalid'],
])('a passport until %s is %s for a departure on the last of March', (expires_on, word) => {
  expect(expiryProblem(expires_on, umrah)?.word).toBe(word)
})

test('half a year past the last of August is the last of February', () => {
  const august = { departs_on: '2026-08-31', passport_months: 6 }
  expect(expiryProblem('2027-02-28', august)).toBeUndefined()
  expect(expiryProblem('2027-02-27', august)).toEqual({ word: 'passport_short', values: [6] })
})

test('what is missing is told, also when a new date outlives the passport', () => {
  const there: Details = {
    ...woman,
    ...{
      passport: 'sealed',
      passport_expires_on: '2027-10-01',
      guardian_relation: 'spouse',
      guardian_name: 'Ali Akbar',
    },
  }
  expect(missingDetails(there, umrah)).toEqual([])
  expect(missingDetails({ ...there, passport: null, guardian_name: null }, umrah)).toEqual([
    'passport_number',
    'guardian_name',
  ])
  expect(missingDetails(there, { ...umrah, departs_on: '2027-04-02' })).toEqual(['passport_expires_on'])
})

test.each([
  ['C1234567', true],
  [' c 1234-567 ', true],
  ['123456789', true],
  ['ABCDEFG', false],
  ['C12', false],
  ['C123456789', false],
  ['C12345٦7', false],
  ["C1234567'--", false],
])('%j is a passport number: %s', (text, isOne) => {
  expect(isPassportNumber(text)).toBe(isOne)
})

test('of a passport number its last three are shown', () => {
  expect(maskedPassport('C1234567')).toBe('•••••567')
})
