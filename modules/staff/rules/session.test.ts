import { expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { isIdle, isSeenLongAgo } from './session.ts'

const last_seen_at = new Date('2026-11-16T03:00:00Z')
const after = (minutes: number) => addMs(last_seen_at, minutes * minuteMs)

test('who moves money is signed out after half an hour away; who writes articles is not', () => {
  expect(isIdle({ last_seen_at, roles: ['finance'] }, after(29))).toBe(false)
  expect(isIdle({ last_seen_at, roles: ['finance'] }, after(30))).toBe(true)
  expect(isIdle({ last_seen_at, roles: ['editor', 'admin'] }, after(30))).toBe(true)
  expect(isIdle({ last_seen_at, roles: ['editor', 'partner_owner'] }, after(600))).toBe(false)
})

test('that somebody is there is written down once a minute', () => {
  expect(isSeenLongAgo(last_seen_at, addMs(last_seen_at, minuteMs - 1))).toBe(false)
  expect(isSeenLongAgo(last_seen_at, after(1))).toBe(true)
})
