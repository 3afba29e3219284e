import { formatDay } from '#core/format.ts'
import { formatHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { dayAt, daysFrom, daysOf } from '../rules/prayer-clock.ts'
import { type Place, placeName, placeOf, zones } from '../rules/prayer-places.ts'
import { timesOf } from '../rules/prayer-times.ts'
import { prayerWords } from '../words.ts'

/** The place of a key, or the refusal that says there is none. */
export function knownPlace(key: string): Place {
  const place = placeOf(key)
  if (!place) throw new Refusal(codes.city_unknown)
  return place
}

export const cityOf = (place: Place, language: Language) => {
  const { id, slug, official_name, province, country, latitude, longitude, zone } = place
  return {
    id,
    slug,
    name: placeName(place, language),
    official_name,
    province,
    country,
    latitude,
    longitude,
    time_zone: zones[zone].name,
    zone,
  }
}

export const methodOf = ({ sky }: Place, language: Language) =>
  sky === 'umm-al-qura'
    ? { id: 'umm-al-qura', name: prayerWords(language).ummAlQura }
    : { id: 'kemenag', name: prayerWords(language).kemenag }

type Saying = { language: Language; ports: { hijri_offset_days: number } }

/** One day of the timetable, in the language of the caller. */
export const jadwalOf = (place: Place, date: string, { language, ports }: Saying) => ({
  tanggal: formatDay(date, language),
  date,
  hijriah: formatHijri(date, language, ports.hijri_offset_days),
  ...timesOf(place, date),
})

/** How far a timetable reaches that begins at a day. */
const spanDays = 30

export const todayAt = ({ zone }: Place, now: Date): string => dayAt(now, zones[zone].hours)

type DaysWish = { month?: number; year?: number; start?: string }

/** The month that is meant, `YYYY-MM`; what is left out is taken from the day it is at the place. */
export function monthAt(place: Place, now: Date, wish: DaysWish): string {
  const today = todayAt(place, now)
  const month = wish.month ?? Number(today.slice(5, 7))
  return `${wish.year ?? today.slice(0, 4)}-${String(month).padStart(2, '0')}`
}

/** The days of a timetable: thirty from a day on, or those of a month. */
export const daysWished = (place: Place, now: Date, wish: DaysWish): string[] =>
  wish.start ? daysFrom(wish.start, spanDays) : daysOf(monthAt(place, now, wish))
