import { expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { decideRefresh } from './refresh.ts'

const now = new Date('2026-11-15T00:00:00Z')
const fresh = { expires_at: addMs(now, dayMs), used_at: null, session_ended_at: null, user_deleted_at: null }

test('an unused token is good until it expires', () => {
  expect(decideRefresh(fresh, now).ok).toBe(true)
  expect(decideRefresh({ ...fresh, expires_at: now }, now)).toEqual({ ok: false, why: 'expired' })
})

test("a parallel tab may use the same token within ten seconds, and its successor keeps the first one's life", () => {
  const used_at = addMs(now, -10_000)
  expect(decideRefresh({ ...fresh, used_at }, now)).toEqual({ ok: true, expires_at: addMs(used_at, 30 * dayMs) })
})

test('a token used again after the grace period is a theft', () => {
  expect(decideRefresh({ ...fresh, used_at: addMs(now, -10_001) }, now)).toEqual({ ok: false, why: 'reused' })
})

test('nothing revives an ended session or a deleted member', () => {
  expect(decideRefresh({ ...fresh, session_ended_at: now }, now)).toEqual({ ok: false, why: 'ended' })
  expect(decideRefresh({ ...fresh, user_deleted_at: now }, now)).toEqual({ ok: false, why: 'ended' })
})
