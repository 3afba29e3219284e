import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownTexts } from './own-texts.ts'
import { keepUnsent, unsentOf } from './unsent-messages.ts'
import { draftLeft } from './use-saved-draft.ts'

function storage() {
  const stored: Record<string, string> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(stored, {
    getItem: hidden((key: string) => stored[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      stored[key] = text
    }),
    removeItem: hidden((key: string) => delete stored[key]),
  })
}

beforeEach(() => void vi.stubGlobal('window', { sessionStorage: storage() }))
afterEach(() => void vi.unstubAllGlobals())

test('a draft is given back to who wrote it, and gone once somebody else has the tab', () => {
  window.sessionStorage.setItem('other', 'theirs')
  ownTexts('siti').keep('draft', 'Ada paket?')
  expect(ownTexts('siti').read('draft')).toBe('Ada paket?')
  expect(ownTexts('budi').read('draft')).toBeUndefined()
  expect(ownTexts('siti').read('draft')).toBeUndefined()
  expect(Object.keys(window.sessionStorage)).toEqual(['other'])
})

// Two people at one desk may both open a room: what one could not send must not go out in the other's name.
test('what was not sent is sent by who wrote it, not by the next at the same desk', () => {
  const own = [{ client_id: 'c1', text: 'Kursi masih ada', written_at: '2026-11-19T03:00:00.000Z' }]
  keepUnsent({ person_id: 'aisyah', room_id: 'r1' }, own)
  expect(unsentOf({ person_id: 'aisyah', room_id: 'r1' })).toEqual(own)
  expect(unsentOf({ person_id: 'hasan', room_id: 'r1' })).toEqual([])
  expect(unsentOf({ person_id: 'aisyah', room_id: 'r1' })).toEqual([])
})

test('a draft that was sent from another page does not come back', () => {
  expect(draftLeft('Ada paket?\nUntuk dua', 'Ada paket?\r\nUntuk dua ')).toBe('')
  expect(draftLeft('Ada paket lain?', 'Ada paket?')).toBe('Ada paket lain?')
  expect(draftLeft(undefined, undefined)).toBe('')
})
