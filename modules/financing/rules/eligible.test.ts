import { expect, test } from 'vitest'
import { journeyProblem } from './eligible.ts'

const umrah = { category: 'umroh', can_finance: true, departs_on: '2027-01-17' }
const on = { today: '2026-11-18', financing_days_before: 60 }

test('the sixtieth day before a departure is the last one', () => {
  expect(journeyProblem(umrah, on)).toBeUndefined()
  expect(journeyProblem({ ...umrah, departs_on: '2027-01-16' }, on)).toBe('too_late')
})

test('a bank that needs longer closes earlier', () => {
  expect(journeyProblem(umrah, { ...on, days_before: 61 })).toBe('too_late')
})

test.each([
  ['hajj', { ...umrah, category: 'haji' }],
  ['not_offered', { ...umrah, category: 'wisata-syariah' }],
  ['not_offered', { ...umrah, can_finance: false }],
])('%s is never financed', (problem, journey) => {
  expect(journeyProblem(journey, on)).toBe(problem)
})
