import { expect, test } from 'vitest'
import { reportableKinds } from './problem.ts'

const shipped_at = new Date('2026-11-01T03:00:00Z')
const sent = { state: 'shipped', shipped_at, problem_at: null } as const
const on = (day: number) => new Date(`2026-11-${day}T03:00:00Z`)

test('a parcel on its way is missing after its days, one that is said to have arrived at once', () => {
  expect(reportableKinds(sent, 14, on(14))).toEqual(['damaged', 'wrong', 'incomplete'])
  expect(reportableKinds(sent, 14, on(15))).toContain('not_arrived')
  expect(reportableKinds({ ...sent, state: 'delivered' }, 14, on(10))).toContain('not_arrived')
})

test('nothing is reported of what is not sent or is completed, nor twice', () => {
  expect(reportableKinds({ ...sent, state: 'paid', shipped_at: null }, 14, on(20))).toEqual([])
  expect(reportableKinds({ ...sent, state: 'completed' }, 14, on(20))).toEqual([])
  expect(reportableKinds({ ...sent, problem_at: on(16) }, 14, on(20))).toEqual([])
})
