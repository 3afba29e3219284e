import { expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { carriedHoldEnd, holdEnd } from './hold-expiry.ts'

const now = new Date('2026-11-17T03:00:00Z')
const fresh = holdEnd(now, { hold_minutes: 30 })

test('a hold keeps its first end while it lasts, and begins anew after it', () => {
  const running = addMs(now, 4 * minuteMs)
  expect(carriedHoldEnd(running, fresh, now)).toBe(running)
  for (const over of [null, now, addMs(now, -minuteMs)]) expect(carriedHoldEnd(over, fresh, now)).toBe(fresh)
})
