import { expect, test } from 'vitest'
import type { Route, Wish } from './facts.ts'
import { compilePlan, type PlanFacts, type PlanRules } from './plan.ts'

const rules: PlanRules = {
  infant_below_age: 2,
  child_below_age: 12,
  cutoff_days_umrah: 30,
  private_most_days_ahead: 330,
  private_least_nights: 2,
  private_most_nights: 20,
}
const route = (id: string, from: string, to: string, arrives_days_later = 0): Route => ({
  id,
  airline_code: 'SV',
  number: `SV${id}`,
  from,
  to,
  via: null,
  // Monday, Wednesday and Friday.
  weekdays: [1, 3, 5],
  departs_at: '11:00',
  arrives_at: '17:00',
  arrives_days_later,
})
const facts: PlanFacts = {
  outbound: [route('819', 'CGK', 'MED')],
  home: [route('816', 'JED', 'CGK', 1)],
  hotels: [
    { id: 'nabawi', hotel_id: 'h1', name: 'Nabawi Inn', city: 'Madinah', licensed_until: '2028-12-31' },
    { id: 'haram', hotel_id: 'h2', name: 'Haram View', city: 'Makkah', licensed_until: '2027-02-20' },
    { id: 'ajyad', hotel_id: 'h3', name: 'Ajyad', city: 'Makkah', licensed_until: '2028-12-31' },
  ],
  vehicle: { id: 'van', name: { id: 'Van', en: 'Van' }, capacity: 7 },
  extras: [{ id: 'guide', name: { id: 'Pembimbing', en: 'Guide' }, per: 'group' }],
  seasons: [{ closes_on: '2027-04-08', reopens_on: '2027-05-22' }],
}
const stays = (first: number, second: number, hotel_ids = ['nabawi', 'ajyad']): Wish['stays'] =>
  [first, second].map((nights, i) => ({ nights, hotel_id: hotel_ids[i] ?? '' }))

const wish: Wish = {
  departure_airport: 'CGK',
  destination_airport: 'MED',
  return_airport: 'JED',
  // A Monday.
  departure_date: '2027-02-01',
  return_date: null,
  airline_code: 'SV',
  cabin: 'economy',
  adults: 2,
  child_ages: [5],
  stays: stays(3, 4),
  vehicle_id: 'van',
  extra_ids: ['guide'],
}
const compiled = (change: Partial<Wish> = {}, known: Partial<PlanFacts> = {}) =>
  compilePlan({ ...wish, ...change }, { ...facts, ...known }, { today: '2026-11-18', rules })
const problems = (change: Partial<Wish>, known?: Partial<PlanFacts>) =>
  compiled(change, known).problems.map(({ field, word }) => `${field} ${word}`)

test('a plan says on which days it arrives, moves, leaves and is home', () => {
  const { plan } = compiled()
  expect(plan).toMatchObject({ arrives_on: '2027-02-01', leaves_on: '2027-02-08', returns_on: '2027-02-09' })
  expect(plan?.group).toEqual({ adults: 2, children: 1, infants: 0 })
  expect(plan?.stays.map(({ nights }) => [nights[0], nights.at(-1)])).toEqual([
    ['2027-02-01', '2027-02-03'],
    ['2027-02-04', '2027-02-07'],
  ])
})

test('a night on the plane is no night in a hotel', () => {
  const overnight = { outbound: [route('817', 'CGK', 'MED', 1)] }
  const { plan } = compiled({ departure_date: '2027-02-03', stays: stays(3, 5) }, overnight)
  expect(plan).toMatchObject({ arrives_on: '2027-02-04', leaves_on: '2027-02-12' })
})

test.each<[string, Partial<Wish>]>([
  ['departure_date date_past', { departure_date: '2026-11-16' }],
  ['departure_date date_soon', { departure_date: '2026-12-14' }],
  ['departure_date date_far', { departure_date: '2028-01-03' }],
  ['departure_date no_flight_out', { departure_date: '2027-02-02', stays: stays(2, 4) }],
  ['hotels no_flight_home', { stays: stays(3, 3) }],
  ['return_date return_before', { return_date: '2027-02-01' }],
  ['hotels nights_short', { return_date: '2027-02-10' }],
  ['hotels nights_long', { return_date: '2027-02-05' }],
  ['hotels.0.duration_night nights_least', { stays: stays(1, 6) }],
  ['hotels.1.duration_night nights_most', { stays: stays(4, 24) }],
  ['hotels.1.partner_custom_hotel_id hotels_one_city', { stays: stays(3, 4, ['haram', 'ajyad']) }],
  ['hotels.0.partner_custom_hotel_id hotel_gone', { stays: stays(3, 4, ['nowhere', 'ajyad']) }],
  ['participants_children infants_laps', { child_ages: [1, 0, 1] }],
  ['total_participants_adult party_large', { adults: 21 }],
  ['addons_ids.1 extra_gone', { extra_ids: ['guide', 'boat'] }],
])('%s', (problem, change) => {
  expect(problems(change)).toEqual([problem])
})

test('nothing is advised about nights while a date is wrong', () => {
  expect(problems({ departure_date: '2026-11-16', stays: stays(3, 3) })).toEqual(['departure_date date_past'])
  expect(problems({ departure_date: '2026-11-16', return_date: '2027-02-10' })).toEqual(['departure_date date_past'])
  expect(problems({ return_date: '2027-01-30', stays: stays(3, 3) })).toEqual(['return_date return_before'])
})

test('what is not offered any more is said where it was chosen', () => {
  expect(problems({}, { vehicle: undefined })).toEqual(['transportation_id vehicle_gone'])
  expect(problems({}, { outbound: [] })).toEqual(['airline_id no_route'])
  expect(problems({}, { home: [] })).toEqual(['return_airport_id no_route_home'])
})

test('of two flights of an airline the nearest is named, whichever is first on the timetable', () => {
  const on = (weekday: number, from: string, to: string) => ({ ...route('819', from, to), weekdays: [weekday] })
  const outbound = [on(1, 'CGK', 'MED'), on(7, 'CGK', 'MED')]
  // A Tuesday: they fly on Sunday, and a day later.
  const late = compiled({ departure_date: '2027-02-02' }, { outbound }).problems
  const values = [Date.parse('2027-02-07')]
  expect(late).toContainEqual({ field: 'departure_date', word: 'no_flight_out', values })
  // They would leave on a Sunday.
  const home = [on(3, 'JED', 'CGK'), on(1, 'JED', 'CGK')]
  const short = compiled({ stays: stays(3, 3) }, { home }).problems
  expect(short).toEqual([{ field: 'hotels', word: 'no_flight_home', values: [1] }])
})

test('a hotel whose licence ends before the family leaves gets them no visa', () => {
  const late = { departure_date: '2027-02-15', stays: stays(3, 4, ['nabawi', 'haram']) }
  expect(problems(late)).toEqual(['hotels.1.partner_custom_hotel_id hotel_unlicensed'])
})

test.each([
  ['2027-03-29', stays(6, 5), true, 'the family would still be there when it closes'],
  ['2027-03-29', stays(4, 5), false, 'they have left the day before'],
  ['2027-05-21', stays(3, 4), true, 'it is a day too early'],
  ['2027-05-24', stays(3, 4), false, 'it has reopened'],
])('from %s, with %j: closed is %j, since %s', (departure_date, nights, isClosed) => {
  expect(problems({ departure_date, stays: nights })).toEqual(isClosed ? ['departure_date season_closed'] : [])
})
