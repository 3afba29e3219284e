import { expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { isFreshProof } from './proof.ts'

test('a sign-in is fresh for ten minutes', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  expect(isFreshProof(addMs(now, -10 * minuteMs), now)).toBe(true)
  expect(isFreshProof(addMs(now, -10 * minuteMs - 1), now)).toBe(false)
})
