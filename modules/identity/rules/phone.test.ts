import { expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { waitingNumber } from './phone.ts'

const now = new Date('2026-11-15T00:00:00Z')
const pendingCode = { destination: '+6281111111111', created_at: addMs(now, -1000), used_at: null }
const member = { phone_number: '+6282222222222', phone_verified_at: now }

test('the number that was asked for waits, for a day', () => {
  expect(waitingNumber({ ...member, newest_code: pendingCode }, now)).toBe('+6281111111111')
  const stale = { ...pendingCode, created_at: addMs(now, -dayMs) }
  expect(waitingNumber({ ...member, newest_code: stale }, now)).toBeUndefined()
})

test("the member's own number waits until it was confirmed once", () => {
  const unverified = { ...member, phone_verified_at: null, newest_code: undefined }
  expect(waitingNumber(unverified, now)).toBe('+6282222222222')
  expect(waitingNumber({ ...unverified, phone_number: null }, now)).toBeUndefined()
  expect(waitingNumber({ ...member, newest_code: { ...pendingCode, used_at: now } }, now)).toBeUndefined()
})
