import { expect, test } from 'vitest'
import { type Guest, isFamily, placementProblem, roomProblems } from './rooms.ts'

let next = 0
const guest = (part: Partial<Guest> = {}): Guest => ({
  id: `g${next++}`,
  booking_id: 'b1',
  name: 'Budi Santoso',
  gender: 'male',
  age_group: 'adult',
  room_type: 'quad',
  relation: 'relative',
  guardian_name: null,
  ...part,
})
const woman = (part: Partial<Guest> = {}) => guest({ gender: 'female', name: 'Siti Aminah', ...part })
const men = { type: 'double', occupancy: 'male' } as const
const family = { type: 'quad', occupancy: 'family' } as const

test('a room has as many people as beds', () => {
  expect(placementProblem(men, [guest()], guest())).toBeUndefined()
  expect(placementProblem(men, [guest(), guest()], guest())).toBe('full')
})

test('men and women share no room, and whose gender is not known shares none', () => {
  expect(placementProblem(men, [], woman())).toBe('gender')
  expect(placementProblem(men, [], guest({ gender: null }))).toBe('gender_missing')
})

test('a family room takes who has declared a relation: in one order, or by the mahram they named', () => {
  expect(placementProblem(family, [guest({ relation: 'self' })], woman({ relation: 'spouse' }))).toBeUndefined()
  expect(placementProblem(family, [guest()], woman({ relation: 'friend' }))).toBe('family')
  expect(placementProblem(family, [guest()], woman({ relation: null }))).toBe('family')
  expect(placementProblem(family, [guest()], woman({ booking_id: 'b2' }))).toBe('family')
  const ward = woman({ booking_id: 'b2', relation: 'self', guardian_name: 'Budi Santosa' })
  expect(placementProblem(family, [guest()], ward)).toBeUndefined()
  expect(isFamily([guest(), ward, woman({ booking_id: 'b2', relation: 'child' })])).toBe(true)
  expect(isFamily([guest(), ward, woman({ booking_id: 'b3' })])).toBe(false)
})

test('a room says what became wrong after people were given its beds', () => {
  expect(roomProblems(men, [guest(), guest()], false)).toEqual([])
  expect(roomProblems(men, [guest(), woman()], true)).toEqual(['gender', 'vacated'])
  expect(roomProblems(men, [guest({ gender: null })], false)).toEqual(['gender_missing'])
  expect(roomProblems(family, [guest(), woman({ booking_id: 'b2' })], false)).toEqual(['family'])
})
