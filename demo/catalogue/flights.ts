import { dayMs, hourMs, minuteMs } from '#core/time.ts'
import type { Flight } from '#modules/catalogue/rules/facts.ts'
import { hash } from '../drawings/random.ts'
import { airlineOf, airportOf } from './places.ts'

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** Minutes east of Greenwich on that day, summer time counted. */
function offsetMinutes(zone: string, time: number): number {
  const key = `${zone} ${Math.floor(time / dayMs)}`
  const known = offsets.get(key) ?? readOffset(zone, time)
  offsets.set(key, known)
  return known
}

function readOffset(zone: string, time: number): number {
  const known = formats.get(zone)
  const format = known ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  if (!known) formats.set(zone, format)
  const name = format.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** The local clock with its offset: `2026-11-15T09:30:00+07:00`. */
function clock(time: number, iata: string): string {
  const minutes = offsetMinutes(airportOf(iata).zone, time)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const local = new Date(time + minutes * minuteMs).toISOString().slice(0, 19)
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
}

/** Great circle at 840 km/h, and 40 minutes for taking off and landing. */
function flyingMs(from: string, to: string): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [airportOf(from).at, airportOf(to).at]
  const [north, other, apart] = [radians(a[0]), radians(b[0]), radians(b[1] - a[1])]
  const cos = Math.sin(north) * Math.sin(other) + Math.cos(north) * Math.cos(other) * Math.cos(apart)
  const minutes = (Math.acos(Math.min(1, cos)) * 6371) / 14 + 40
  return Math.round(minutes / 5) * 5 * minuteMs
}

/** A route keeps its number, as in a timetable. */
function numberOf(airline: string, from: string, to: string): string {
  // AirAsia X flies the long part only; its sister brings people to Kuala Lumpur.
  const code = airline === 'D7' && flyingMs(from, to) < 4 * hourMs ? 'AK' : airline
  const [low, high] = airlineOf(code).numbers
  return `${code} ${low + (hash(`${code}${from}${to}`) % (high - low + 1))}`
}

type Trip = { airline: string; route: readonly string[]; day: string; minutes: number }

/** Flights along a route, from that minute of the local day on. */
export function flightsAlong({ airline, route, day, minutes }: Trip): Flight[] {
  const first = route[0] ?? ''
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const east = offsetMinutes(airportOf(first).zone, midnight)
  let time = midnight + (minutes - east) * minuteMs
  return route.slice(1).map((to, i) => {
    const from = route[i] ?? ''
    const departs = time
    const arrives = departs + flyingMs(from, to)
    time = arrives + 2 * hourMs + (hash(`${from}${to}`) % 9) * 10 * minuteMs
    return {
      number: numberOf(airline, from, to),
      from,
      to,
      departs_at: clock(departs, from),
      arrives_at: clock(arrives, to),
    }
  })
}
