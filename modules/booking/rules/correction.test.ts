import { expect, test } from 'vitest'
import { canCorrect, isAnotherPerson } from './correction.ts'

const day = { today: '2027-02-08', correction_days: 21 }

test('a name can be mended until so many days before the departure, and not a day longer', () => {
  expect(canCorrect({ state: 'in_progress', departs_on: '2027-03-01' }, day)).toBe(true)
  expect(canCorrect({ state: 'in_progress', departs_on: '2027-02-28' }, day)).toBe(false)
  expect(canCorrect({ state: 'in_progress', departs_on: '2027-02-28' }, { ...day, correction_days: 20 })).toBe(true)
})

test('there is something to mend between the order and its end', () => {
  const open = (['cart', 'awaiting_payment', 'in_progress', 'completed', 'expired', 'cancelled'] as const).filter(
    (state) => canCorrect({ state, departs_on: '2027-05-01' }, day),
  )
  expect(open).toEqual(['awaiting_payment', 'in_progress'])
})

test('of name and birthday one may be mended, and what was missing may be filled in beside it', () => {
  const ordered = { name: 'Siti Aminah', birth_date: '1980-01-02' }
  expect(isAnotherPerson(ordered, { ...ordered, name: 'Siti Amina' })).toBe(false)
  expect(isAnotherPerson(ordered, { ...ordered, birth_date: '1980-02-01' })).toBe(false)
  expect(isAnotherPerson(ordered, { name: 'Siti Amina', birth_date: '1980-02-01' })).toBe(true)
  expect(isAnotherPerson({ ...ordered, birth_date: null }, { name: 'Siti Amina', birth_date: '1980-02-01' })).toBe(
    false,
  )
})
