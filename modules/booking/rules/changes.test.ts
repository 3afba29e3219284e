import { expect, test } from 'vitest'
import { canCancel, canMove, decideLeaving, isWithoutLine, movedDue, priceDifference } from './changes.ts'

const today = '2027-01-10'
const prices = { quad: 30, triple: 33, double: 36, child: 20, infant: 5 }
const party = { rooms: [{ type: 'quad', adults: 2 }], children: 1, infants: 1 } as const
const adult = { age_group: 'adult', room_type: 'quad' } as const
const running = { state: 'in_progress', departs_on: '2027-01-11', plan: 'full', ...party } as const

test.each([
  ['cart', '2027-01-11', false, false],
  ['awaiting_payment', '2027-01-11', true, false],
  ['in_progress', '2027-01-11', true, true],
  ['in_progress', '2027-01-10', false, false],
  ['cancelled', '2027-01-11', false, false],
] as const)('%s and leaving on %s: cancelled %s, moved %s', (state, departs_on, cancels, moves) => {
  const booking = { state, departs_on }
  expect([canCancel(booking, today), canMove(booking, today)]).toEqual([cancels, moves])
})

test('one of several leaves while the others can travel', () => {
  expect(decideLeaving(running, adult, today)).toMatchObject({ ok: true, party: { children: 1, infants: 1 } })
  const alone = { ...running, rooms: [{ type: 'quad', adults: 1 }] } as const
  expect(decideLeaving(alone, adult, today)).toEqual({ ok: false, code: 'F-TRV-2n2' })
  const financed = { ...running, plan: 'financing' }
  expect(decideLeaving(financed, adult, today)).toEqual({ ok: false, code: 'F-TRV-4b4' })
  expect(decideLeaving(running, adult, '2027-01-11')).toEqual({ ok: false, code: 'F-BOK-6c6' })
})

test('what somebody cost is unknown where no line names them, unless they cost nothing', () => {
  expect([isWithoutLine(adult, { total: 85, prices }, 0), isWithoutLine(adult, { total: 85, prices }, 30)]).toEqual([
    true,
    false,
  ])
  expect(isWithoutLine(adult, { total: 85, prices: { ...prices, quad: 0 } }, 0)).toBe(false)
})

test('another date costs the same party more or less', () => {
  const booking = { ...party, prices }
  expect(priceDifference(booking, { ...prices, quad: 40, child: 15 })).toBe(15)
  expect(priceDifference(booking, prices)).toBe(0)
  expect(priceDifference(booking, { ...prices, infant: null })).toBeNull()
  expect(priceDifference(booking, { ...prices, double: null })).toBe(0)
})

test('the settlement follows the date, and has a week where its day has passed', () => {
  const now = new Date('2027-01-10T03:00:00Z')
  const days = (departs_on: string) => movedDue(departs_on, { settlement_days: 45 }, now).toISOString()
  expect(days('2027-04-01')).toBe('2027-02-15T16:59:59.000Z')
  expect(days('2027-02-01')).toBe('2027-01-17T03:00:00.000Z')
})
