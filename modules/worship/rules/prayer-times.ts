import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan'
import { hijriOf } from '#core/hijri.ts'
import { minuteMs } from '#core/time.ts'
import { clockText } from './prayer-clock.ts'
import type { DayTimes, PrayerName } from './prayer-list.ts'
import { type Place, type Sky, zones } from './prayer-places.ts'

/** Degrees below the horizon at dawn, at nightfall, and where the sun rises and sets. */
type Angles = { fajr: number; isha: number; horizon: number }
// The ministry's recipe: docs/decisions/0022. Highlands see past the flat horizon.
const angles: Record<Exclude<Sky, 'umm-al-qura'>, Angles> = {
  low: { fajr: 20, isha: 18, horizon: 1 },
  high: { fajr: 20, isha: 18, horizon: 2 },
  vhigh: { fajr: 21, isha: 19, horizon: 2 },
}
/** Minutes the ministry adds for safety; it takes them off at sunrise. */
const caution = 2
const imsakMinutes = 10

type Point = Pick<Place, 'latitude' | 'longitude'>
export type Sun = { fajr: Date; sunrise: Date; dhuhr: Date; asr: Date; sunset: Date; maghrib: Date; isha: Date }
export type SunAngles = { fajr: number; isha?: number; isha_minutes?: number; maghrib?: number }

/** Moments of one day (`YYYY-MM-DD`) at a point, unrounded. */
export function sunOf({ latitude, longitude }: Point, day: string, wish: SunAngles): Sun {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const parameters = new CalculationParameters(null, wish.fajr, wish.isha ?? 0, wish.isha_minutes ?? 0)
  parameters.madhab = Madhab.Shafi
  parameters.rounding = Rounding.None
  if (wish.maghrib) parameters.maghribAngle = wish.maghrib
  // adhan reads the local fields: made of them, the day is the same wherever the server stands.
  return new PrayerTimes(new Coordinates(latitude, longitude), new Date(year, month - 1, date), parameters)
}

/** The seven times of a day at a place, as the ministry's table has them; in the holy cities as Umm al-Qura has them. */
export function timesOf(place: Place, day: string): DayTimes {
  return place.sky === 'umm-al-qura' ? ummAlQura(place, day) : ministry(place, angles[place.sky], day)
}

function ministry(place: Place, { fajr, isha, horizon }: Angles, day: string): DayTimes {
  const sun = sunOf(place, day, { fajr, isha, maghrib: horizon })
  // adhan's own sunrise is at 50 arc minutes; as a dawn it can be asked for at any angle.
  const rise = sunOf(place, day, { fajr: horizon, isha }).fajr
  const after = (moment: Date) => Math.ceil(localMinutes(moment, place)) + caution
  const subuh = after(sun.fajr)
  return written({
    imsak: subuh - imsakMinutes,
    subuh,
    terbit: Math.floor(localMinutes(rise, place)) - caution,
    dzuhur: after(sun.dhuhr),
    ashar: after(sun.asr),
    maghrib: after(sun.maghrib),
    isya: after(sun.isha),
  })
}

/** Night prayer an hour and a half after sunset, two hours in Ramadan. */
export const ummAlQuraAngles = (day: string): SunAngles => ({
  fajr: 18.5,
  isha_minutes: hijriOf(day).month === 9 ? 120 : 90,
})

function ummAlQura(place: Place, day: string): DayTimes {
  const sun = sunOf(place, day, ummAlQuraAngles(day))
  const near = (moment: Date) => Math.round(localMinutes(moment, place))
  const subuh = near(sun.fajr)
  return written({
    imsak: subuh - imsakMinutes,
    subuh,
    terbit: near(sun.sunrise),
    dzuhur: near(sun.dhuhr),
    ashar: near(sun.asr),
    maghrib: near(sun.maghrib),
    isya: near(sun.isha),
  })
}

const written = (minutes: Record<PrayerName, number>): DayTimes => ({
  imsak: clockText(minutes.imsak),
  subuh: clockText(minutes.subuh),
  terbit: clockText(minutes.terbit),
  dzuhur: clockText(minutes.dzuhur),
  ashar: clockText(minutes.ashar),
  maghrib: clockText(minutes.maghrib),
  isya: clockText(minutes.isya),
})

/** Minutes since midnight on the clocks of the place, with their fraction. */
export const localMinutes = (moment: Date, { zone }: Pick<Place, 'zone'>): number => {
  const minutes = (moment.getTime() / minuteMs + zones[zone].hours * 60) % 1440
  return minutes < 0 ? minutes + 1440 : minutes
}
