import { expect, test } from 'vitest'
import { isAsking, isSpinning, type NewLookPhase, nextPhase } from './schedule.ts'

/** Where a phase stands after so many ms without anybody touching it. */
function after(phase: NewLookPhase, ms: number): NewLookPhase {
  const step = nextPhase[phase]
  return step && step.after <= ms ? after(step.to, ms - step.after) : phase
}

test('a tap spins for a second, then the dialog asks', () => {
  expect(isSpinning(after('opening', 999))).toBe(true)
  expect(after('opening', 1000)).toBe('asking')
})
test('the dialog waits for the person', () => expect(after('asking', 600_000)).toBe('asking'))
test('a yes shows on the button, hides the dialog, spins, and leaves after a second', () => {
  expect(after('confirmed', 0)).toBe('confirmed')
  expect(isAsking(after('confirmed', 0))).toBe(true)
  expect(isAsking(after('confirmed', 200))).toBe(false)
  expect(isSpinning(after('confirmed', 999))).toBe(true)
  expect(after('confirmed', 999)).not.toBe('gone')
  expect(after('confirmed', 1000)).toBe('gone')
})
