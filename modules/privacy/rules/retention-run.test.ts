import { expect, test } from 'vitest'
import { isOverdue, nextRetention, retentionCron } from './retention-run.ts'

test('the next run is tonight, or tomorrow once tonight’s is over', () => {
  expect(retentionCron).toBe('40 19 * * *')
  expect(nextRetention(new Date('2026-11-17T19:39:59Z')).toISOString()).toBe('2026-11-17T19:40:00.000Z')
  expect(nextRetention(new Date('2026-11-17T19:40:00Z')).toISOString()).toBe('2026-11-18T19:40:00.000Z')
})

test('a day and an hour without a run is one too many', () => {
  const ran_at = new Date('2026-11-16T19:40:00Z')
  expect(isOverdue(ran_at, new Date('2026-11-17T20:40:00Z'))).toBe(false)
  expect(isOverdue(ran_at, new Date('2026-11-17T20:40:01Z'))).toBe(true)
})
