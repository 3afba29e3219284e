import { expect, test } from 'vitest'
import { brokenFlights, flightsOn, type PlannedFlight, planOf, sameWayThere } from './flight-plan.ts'

const out: PlannedFlight = {
  number: 'GA 980',
  from: 'CGK',
  to: 'JED',
  departs_day: 1,
  departs_clock: '10:00',
  departs_zone: '+07:00',
  arrives_day: 1,
  arrives_clock: '16:00',
  arrives_zone: '+03:00',
}
const back: PlannedFlight = {
  ...out,
  number: 'GA 981',
  from: 'JED',
  to: 'CGK',
  departs_day: 8,
  departs_clock: '18:00',
  departs_zone: '+03:00',
  arrives_day: 9,
  arrives_clock: '08:00',
  arrives_zone: '+07:00',
}

test('a date has its flights on its own days, by the clocks of the airports', () => {
  expect(flightsOn('2027-01-28', [out, back])).toEqual([
    expect.objectContaining({ departs_at: '2027-01-28T10:00:00+07:00', arrives_at: '2027-01-28T16:00:00+03:00' }),
    expect.objectContaining({ departs_at: '2027-02-04T18:00:00+03:00', arrives_at: '2027-02-05T08:00:00+07:00' }),
  ])
})

test('a flight that lands before it leaves, or leaves before the last has landed, is noticed', () => {
  expect(brokenFlights([out, back])).toEqual([])
  expect(brokenFlights([{ ...out, arrives_clock: '05:00' }, back])).toEqual([0])
  expect(brokenFlights([back, out])).toEqual([1])
})

test('the plan of a date is read back from its flights', () => {
  const day = '2027-01-28'
  const plan = [out, { ...back, via: 'DOH' }]
  expect(planOf({ departs_on: day, flights: flightsOn(day, plan) })).toEqual(plan)
})

test.each([
  ['another number and clock back', [out, { ...back, number: 'SV 818', departs_clock: '20:15' }], true],
  ['another clock there', [{ ...out, departs_clock: '11:00' }, back], false],
  ['another airport back', [out, { ...back, to: 'SUB' }], false],
  ['another day back', [out, { ...back, departs_day: 7 }], false],
  ['no way back any more', [out], false],
] as const)('with %s the journey is the same or not', (_, plan, isSame) => {
  const day = '2027-01-28'
  const dated = (legs: readonly PlannedFlight[]) => ({ departs_on: day, flights: flightsOn(day, legs) })
  expect(sameWayThere(dated([out, back]), dated(plan))).toBe(isSame)
})
