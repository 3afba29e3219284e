import { expect, test } from 'vitest'
import { addMs, secondMs } from '#core/time.ts'
import { codeWait, isOnItsWay, numberWait } from './codes.ts'

const now = new Date('2026-11-16T08:00:00Z')
const [number, other] = ['+628123456789', '+628987654321']
const hour = 3600

/** Codes by how many seconds ago they went out, newest first. */
const sent = (destination: string, ...ago: number[]) =>
  ago.map((seconds) => ({ destination, created_at: addMs(now, -seconds * secondMs) }))
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)

test('a limit waits for the oldest code that it counts', () => {
  const dates = sent(number, 10, 70, 500).map(({ created_at }) => created_at)
  expect(codeWait(dates, [{ points: 1, seconds: 60 }], now)).toBe(50)
  expect(codeWait(dates, [{ points: 3, seconds: 900 }], now)).toBe(400)
  expect(codeWait(dates, [{ points: 4, seconds: 900 }], now)).toBe(0)
})

test.each([
  ['nobody has had one', [], [], 0],
  ['somebody else has just had one', [], sent(number, 1), 0],
  ['somebody else has had three', [], sent(number, 1, 61, 121), 0],
  ['somebody else has had all that one member gets', [], sent(number, ...times(10, hour)), 0],
  ['they have had one since, and somebody else ten', sent(number, 100), sent(number, 100, ...times(10, hour)), 0],
  ['they have had two since', sent(number, 100, 200), sent(number, 100, 200, ...times(10, hour)), 23 * hour],
  ['several have had all that a number gets', [], sent(number, ...times(16, hour)), 23 * hour],
  ['they have just had one', sent(number, 1), sent(number, 1), 59],
  ['they have had three', sent(number, 61, 122, 183), sent(number, 61, 122, 183), 900 - 183],
  ['they have just had one to another number', sent(other, 1), [], 0],
  ['they have tried ten numbers', sent(other, ...times(10, hour)), [], 23 * hour],
])('how long a code to a number waits where %s', (_title, mine, there, wait) => {
  expect(numberWait({ mine, there }, number, now)).toBe(wait)
})

test.each([
  ['there is none', undefined, false],
  ['it has just gone out', {}, true],
  ['it went out a minute ago', { created_at: addMs(now, -60 * secondMs) }, false],
  ['it went to another number', { destination: other }, false],
  ['another took its place', { used_at: now }, false],
  ['it was guessed at five times', { tries: 5 }, false],
])('whether a code is on its way where %s', (_title, change, expected) => {
  const code = { destination: number, created_at: addMs(now, -59 * secondMs), used_at: null, tries: 0 }
  expect(isOnItsWay(change && { ...code, ...change }, number, now)).toBe(expected)
})
