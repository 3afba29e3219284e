import { expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { departureStep, departureSteps, documentSteps, dueStep, dueSteps, dueStepsLeft } from './reminders.ts'

const steps = dueSteps({ due_reminder_first_days: 7, due_reminder_second_days: 3, due_reminder_last_days: 1 })
const due_at = new Date('2027-03-31T17:00:00Z')
const long = { due_at, created_at: addMs(due_at, -90 * dayMs) }
const daysBefore = (days: number) => addMs(due_at, -days * dayMs)

test('an invoice is remembered 7, 3 and 1 days before, and not after', () => {
  const seen = [8, 7.01, 7, 5, 3.01, 3, 2, 1, 0.1, 0, -1].map((days) => dueStep(long, daysBefore(days), steps))
  expect(seen).toEqual([undefined, undefined, 7, 7, 7, 3, 3, 1, 1, undefined, undefined])
})

test('those are promised that are still to come', () => {
  expect([8, 7, 3.5, 1, -1].map((days) => dueStepsLeft(due_at, daysBefore(days), steps))).toEqual([
    [7, 3, 1],
    [3, 1],
    [3, 1],
    [],
    [],
  ])
})

test('whoever comes back with two days left sends the reminder of three days, and not that of seven', () => {
  expect(dueStep(long, daysBefore(2), steps)).toBe(3)
})

test('an invoice for a day is not remembered at the moment it is made', () => {
  const short = { due_at, created_at: addMs(due_at, -24 * hourMs) }
  expect(dueStep(short, short.created_at, steps)).toBeUndefined()
  expect(dueStep(short, addMs(due_at, -hourMs), steps)).toBeUndefined()
})

test('an invoice made five days before is remembered three and one day before', () => {
  const made = { due_at, created_at: daysBefore(5) }
  expect([5, 4, 3, 1].map((days) => dueStep(made, daysBefore(days), steps))).toEqual([undefined, undefined, 3, 1])
})

test.each([
  ['2027-05-01', '2027-03-01', undefined, undefined],
  ['2027-05-01', '2027-04-01', 30, undefined],
  ['2027-05-01', '2027-04-17', 14, undefined],
  ['2027-05-01', '2027-04-24', 14, 7],
  ['2027-05-01', '2027-04-28', 14, 7],
  ['2027-05-01', '2027-04-30', 14, 1],
  ['2027-05-01', '2027-05-01', 14, 1],
  ['2027-05-01', '2027-05-02', undefined, undefined],
])('for %s, %s is step %s for documents and %s for the journey', (departs_on, today, documentStep, departure) => {
  expect(departureStep(departs_on, today, documentSteps)).toBe(documentStep)
  expect(departureStep(departs_on, today, departureSteps)).toBe(departure)
})
