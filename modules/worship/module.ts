import type { Handlers } from '#core/call.ts'
import { calendarByCity } from './calls/calendar-by-city.ts'
import { cities } from './calls/cities.ts'
import { doa } from './calls/doa.ts'
import { hijriCalendar } from './calls/hijri-calendar.ts'
import { prayerCalendar } from './calls/prayer-calendar.ts'
import { prayerMonth } from './calls/prayer-month.ts'
import { prayerTime } from './calls/prayer-time.ts'
import { timingsByCity } from './calls/timings-by-city.ts'
import * as contract from './contract.ts'
import type { WorshipPorts } from './ports.ts'

const calls = {
  cities,
  prayerTime,
  prayerMonth,
  prayerCalendar,
  calendarByCity,
  timingsByCity,
  hijriCalendar,
  doa,
} satisfies Handlers<typeof contract, WorshipPorts>

export const worship = { contract, calls, jobs: [] }
