import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('an id is a UUID of version 7: its time in milliseconds, then chance', () => {
  const id = newId(new Date('2026-11-17T00:00:00.123Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-17T00:00:00.123Z'))
})

test('ids of the same moment differ, and a later one comes after', () => {
  const now = new Date('2026-11-17T00:00:00Z')
  const ids = Array.from({ length: 1000 }, () => newId(now))
  expect(new Set(ids).size).toBe(1000)
  const later = newId(new Date(now.getTime() + 1))
  expect(ids.every((id) => id < later)).toBe(true)
  expect(newId(new Date(1)) < newId(new Date(2 ** 40))).toBe(true)
})
