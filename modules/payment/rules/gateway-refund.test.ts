import { expect, test } from 'vitest'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import { decideReturn, decideUnsent } from './gateway-refund.ts'

const now = new Date('2026-11-17T03:00:00Z')
const first = { tries: 1, is_taken: false }
const lost = { ok: false, why: 'unreachable', detail: 'DOKU did not answer' } as const
const no = { ok: false, why: 'refused', detail: 'DOKU answered 400' } as const

test('a first no sends it by transfer; a no after an answer that was lost is for a person', () => {
  expect(decideReturn(no, first, now)).toEqual({ is: 'refused', note: no.detail })
  expect(decideReturn(no, { ...first, tries: 2 }, now)).toEqual({ is: 'wait', note: no.detail, try_at: null })
})

test('what is not known is sent again ever more seldom, for most of a day, and then is for a person', () => {
  const wait = (tries: number) => decideReturn(lost, { ...first, tries }, now)
  expect(wait(1)).toEqual({ is: 'wait', note: lost.detail, try_at: addMs(now, minuteMs) })
  expect(wait(3)).toMatchObject({ try_at: addMs(now, 4 * minuteMs) })
  expect(wait(12)).toMatchObject({ try_at: addMs(now, hourMs) })
  expect(wait(24)).toMatchObject({ is: 'wait', try_at: null })
})

test('what was taken is done, or looked at again', () => {
  expect(decideReturn({ ok: true, status: 'done', reference: 'R1' }, { ...first, tries: 3 }, now)).toEqual({
    is: 'returned',
    reference: 'R1',
  })
  expect(decideReturn({ ok: true, status: 'pending', reference: 'R1' }, first, now)).toMatchObject({
    is: 'wait',
    reference: 'R1',
  })
})

test('known from before is done, unless it said then that it had not decided yet', () => {
  const again = { ok: true, status: 'again', reference: 'R1' } as const
  expect(decideReturn(again, { tries: 2, is_taken: false }, now)).toEqual({ is: 'returned', reference: 'R1' })
  const waits = { is: 'wait', try_at: addMs(now, 2 * minuteMs) }
  expect(decideReturn(again, { tries: 2, is_taken: true }, now)).toMatchObject(waits)
  expect(decideReturn(again, { tries: 24, is_taken: true }, now)).toMatchObject({ is: 'wait', try_at: null })
})

test('what cannot be sent is tried again for a day; then it goes by transfer if it never was sent, else to a person', () => {
  const since = (ms: number, tries: number) => decideUnsent({ handed_over_at: addMs(now, -ms), tries }, now)
  expect(since(dayMs - 1, 0)).toEqual({ is: 'wait', try_at: addMs(now, minuteMs) })
  expect(since(dayMs - 1, 2)).toEqual({ is: 'wait', try_at: addMs(now, minuteMs) })
  expect(since(dayMs, 0)).toEqual({ is: 'unsent' })
  expect(since(dayMs, 1)).toEqual({ is: 'wait', try_at: null })
})
