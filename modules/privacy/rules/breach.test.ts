import { expect, test } from 'vitest'
import { breachStanding } from './breach.ts'

const noticed_at = new Date('2026-11-17T10:00:00Z')
const at = (hours: number) => new Date(noticed_at.getTime() + hours * 3_600_000)
const notified = (hours: number) => [
  { kind: 'authority_notified', done_at: at(hours) } as const,
  { kind: 'people_notified', done_at: at(hours) } as const,
]

test('there are three days of 24 hours from the moment it was noticed', () => {
  expect(breachStanding({ noticed_at }, [], at(1))).toMatchObject({
    deadline_at: at(72),
    hours_left: 71,
    is_late: false,
  })
  expect(breachStanding({ noticed_at }, [], at(72))).toMatchObject({ hours_left: 0, is_late: false })
  expect(breachStanding({ noticed_at }, [], at(73))).toMatchObject({ hours_left: 0, is_late: true })
})

test('notified in time it is never late, notified too late it stays so, and the first time counts', () => {
  expect(breachStanding({ noticed_at }, notified(70), at(500)).is_late).toBe(false)
  expect(breachStanding({ noticed_at }, notified(80), at(500)).is_late).toBe(true)
  expect(breachStanding({ noticed_at }, notified(70).slice(0, 1), at(80)).is_late).toBe(true)
  expect(breachStanding({ noticed_at }, [...notified(80), ...notified(60)], at(90)).authority_notified_at).toEqual(
    at(60),
  )
})
