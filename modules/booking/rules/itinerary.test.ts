import { expect, test } from 'vitest'
import { itineraryOf, staysOf, zoneOf } from './itinerary.ts'

const leg = (number: string, from: string, to: string, departs_at: string, arrives_at: string) => ({
  ...{ number, from, to, departs_at, arrives_at },
})
const journey = {
  departs_on: '2027-02-20',
  flights: [
    leg('QR 957', 'CGK', 'DOH', '2027-02-20T19:00:00+07:00', '2027-02-20T23:30:00+03:00'),
    leg('QR 1174', 'DOH', 'MED', '2027-02-21T02:00:00+03:00', '2027-02-21T04:10:00+03:00'),
    leg('QR 1187', 'JED', 'DOH', '2027-02-28T10:00:00+03:00', '2027-02-28T12:20:00+03:00'),
    leg('QR 958', 'DOH', 'CGK', '2027-02-28T14:00:00+03:00', '2027-03-01T02:30:00+07:00'),
  ],
  hotels: [
    { name: 'Hotel Madinah', city: 'Madinah', nights: 3 },
    { name: 'Hotel Makkah', city: 'Makkah', nights: 4 },
  ],
}

test('hotels begin on the day one arrives, whatever planes were changed before', () => {
  expect(staysOf(journey).map(({ from, to }) => [from, to])).toEqual([
    ['2027-02-21', '2027-02-24'],
    ['2027-02-24', '2027-02-28'],
  ])
})

test('each day has what happens on it, in its order: out of a hotel, by plane, into the next', () => {
  const steps = itineraryOf(journey).map((step) => [
    step.day.slice(5),
    step.kind === 'flight' ? step.leg.number : `${step.kind} ${step.stay.city}`,
  ])
  expect(steps).toEqual([
    ['02-20', 'QR 957'],
    ['02-21', 'QR 1174'],
    ['02-21', 'check_in Madinah'],
    ['02-24', 'check_out Madinah'],
    ['02-24', 'check_in Makkah'],
    ['02-28', 'check_out Makkah'],
    ['02-28', 'QR 1187'],
    ['02-28', 'QR 958'],
  ])
})

test('where no flight is known yet, the hotels begin on the day of departure', () => {
  expect(staysOf({ ...journey, flights: [] })[0]?.from).toBe('2027-02-20')
})

test('times are by the clock that people know: at home, in Saudi Arabia, and elsewhere by its distance from UTC', () => {
  const zone = (at: string, airport: string) => zoneOf(at, airport, 'waktu Saudi')
  expect(zone('2027-02-20T19:00:00+07:00', 'CGK')).toBe('WIB')
  expect(zone('2027-02-20T19:00:00+08:00', 'UPG')).toBe('WITA')
  expect(zone('2027-02-21T04:10:00+03:00', 'MED')).toBe('waktu Saudi')
  expect(zone('2027-02-20T23:30:00+03:00', 'DOH')).toBe('UTC+03')
})
