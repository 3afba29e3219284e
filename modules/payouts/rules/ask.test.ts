import { expect, test } from 'vitest'
import { askProblem, problemOfAll } from './ask.ts'

const verified = [{ state: 'replaced' }, { state: 'verified' }]
const ready = { available: 600_000, requested: 0, accounts: verified }
const least = 100_000

test('who has an account and enough may ask, and who may not is told the one reason that holds', () => {
  expect(askProblem(ready, least)).toBeUndefined()
  expect(askProblem({ ...ready, accounts: [{ state: 'entered' }, { state: 'verified' }] }, least)).toBeUndefined()
  expect(askProblem({ ...ready, accounts: [] }, least)).toBe('F-PYO-1b1')
  expect(askProblem({ ...ready, accounts: [{ state: 'rejected' }] }, least)).toBe('F-PYO-1b1')
  expect(askProblem({ ...ready, accounts: [{ state: 'entered' }] }, least)).toBe('F-PYO-2w2')
  expect(askProblem({ ...ready, available: 99_999 }, least)).toBe('F-PYO-9l9')
  expect(askProblem({ ...ready, available: 0, requested: 1 }, least)).toBe('F-PYO-8u8')
  expect(askProblem({ ...ready, available: 0 }, least)).toBe('F-PYO-7o7')
  expect(askProblem({ ...ready, available: -5, accounts: [] }, least)).toBe('F-PYO-7o7')
})

test('a consultant of two brands may ask while one of them allows it, and is told what they can mend first', () => {
  expect(problemOfAll(['F-PYO-7o7', undefined])).toBeUndefined()
  expect(problemOfAll(['F-PYO-7o7', 'F-PYO-1b1'])).toBe('F-PYO-1b1')
})
