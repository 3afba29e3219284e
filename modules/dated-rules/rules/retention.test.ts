import { expect, test } from 'vitest'
import { retentionStart } from './retention.ts'

const now = new Date('2028-02-29T03:00:00Z')

test('days are counted back by the clock, years by the calendar', () => {
  expect(retentionStart('retention_code_days', 2, now).toISOString()).toBe('2028-02-27T03:00:00.000Z')
  expect(retentionStart('retention_order_years', 10, now).toISOString()).toBe('2018-03-01T03:00:00.000Z')
})

test('a period of nothing deletes nothing', () => {
  expect(() => retentionStart('retention_session_days', 0, now)).toThrow('nothing is deleted')
})
