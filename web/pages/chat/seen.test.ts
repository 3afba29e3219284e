import { expect, test } from 'vitest'
import { awaySince } from './seen.ts'

const noted = '2026-11-18T23:57:00.000Z'
const said = (sender: 'member' | 'consultant', created_at: string) => ({ sender, seq: 1, created_at })
const stored = [said('consultant', '2026-11-19T00:20:00.000Z'), said('member', '2026-11-19T00:21:00.000Z')]

test('a consultant who types or reads is here, whatever was noted of them', () => {
  expect(awaySince({ offline_at: noted, isActive: true, stored: [] })).toBeNull()
  expect(awaySince({ offline_at: null, isActive: false, stored })).toBeNull()
})

test('a consultant who is away was last here when they last wrote, or when they were seen after that', () => {
  const away = (offline_at: string, messages = stored) => awaySince({ offline_at, isActive: false, stored: messages })
  expect(away(noted)).toBe('2026-11-19T00:20:00.000Z')
  expect(away('2026-11-19T00:30:00.000Z')).toBe('2026-11-19T00:30:00.000Z')
  expect(away(noted, [])).toBe(noted)
})
