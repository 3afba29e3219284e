import { hijriLength, hijriOf } from '#core/hijri.ts'
import { addMs, hourMs } from '#core/time.ts'
import { momentAt } from './prayer-clock.ts'
import { type Place, zones } from './prayer-places.ts'
import { methods, type Timings, timingNames } from './public-api-methods.ts'

const hijriMonths: readonly { en: string; ar: string }[] = [
  { en: 'Muḥarram', ar: 'مُحَرَّم' },
  { en: 'Ṣafar', ar: 'صَفَر' },
  { en: 'Rabīʿ al-awwal', ar: 'رَبيع الأوّل' },
  { en: 'Rabīʿ al-thānī', ar: 'رَبيع الثاني' },
  { en: 'Jumādá al-ūlá', ar: 'جُمادى الأولى' },
  { en: 'Jumādá al-ākhirah', ar: 'جُمادى الآخرة' },
  { en: 'Rajab', ar: 'رَجَب' },
  { en: 'Shaʿbān', ar: 'شَعْبان' },
  { en: 'Ramaḍān', ar: 'رَمَضان' },
  { en: 'Shawwāl', ar: 'شَوّال' },
  { en: 'Dhū al-Qaʿdah', ar: 'ذوالقعدة' },
  { en: 'Dhū al-Ḥijjah', ar: 'ذوالحجة' },
]
const weekdays: readonly { en: string; hijri: string; ar: string }[] = [
  { en: 'Sunday', hijri: 'Al Ahad', ar: 'الاحد' },
  { en: 'Monday', hijri: 'Al Athnayn', ar: 'الاثنين' },
  { en: 'Tuesday', hijri: 'Al Thalaata', ar: 'الثلاثاء' },
  { en: 'Wednesday', hijri: "Al Arba'a", ar: 'الاربعاء' },
  { en: 'Thursday', hijri: 'Al Khamees', ar: 'الخميس' },
  { en: 'Friday', hijri: "Al Juma'a", ar: 'الجمعة' },
  { en: 'Saturday', hijri: 'Al Sabt', ar: 'السبت' },
]
const english = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const monthName = english({ month: 'long' })
const readable = english({ day: '2-digit', month: 'short', year: 'numeric' })
const two = (value: number): string => String(value).padStart(2, '0')

/** A day in both calendars as the public service writes it. */
export function serviceDate(day: string, { place, offset }: { place: Place; offset: number }) {
  const midnight = new Date(`${day}T00:00:00Z`)
  const [year = '', month = '', date = ''] = day.split('-')
  const hijri = hijriOf(day, offset)
  const week = weekdays[midnight.getUTCDay()]
  return {
    readable: readable.format(midnight),
    timestamp: String(momentAt(day, '00:00', zones[place.zone].hours).getTime() / 1000),
    gregorian: {
      date: `${date}-${month}-${year}`,
      format: 'DD-MM-YYYY',
      day: date,
      weekday: { en: week?.en ?? '' },
      month: { number: Number(month), en: monthName.format(midnight) },
      year,
      designation: { abbreviated: 'AD', expanded: 'Anno Domini' },
    },
    hijri: {
      date: `${two(hijri.day)}-${two(hijri.month)}-${hijri.year}`,
      format: 'DD-MM-YYYY',
      day: two(hijri.day),
      weekday: { en: week?.hijri ?? '', ar: week?.ar ?? '' },
      month: {
        number: hijri.month,
        en: hijriMonths[hijri.month - 1]?.en ?? '',
        ar: hijriMonths[hijri.month - 1]?.ar ?? '',
        days: hijriLength(hijri),
      },
      year: String(hijri.year),
      designation: { abbreviated: 'AH', expanded: 'Anno Hegirae' },
      holidays: [],
    },
  }
}

/** Each time as `04:05 (WIB)`, or in full with its offset. */
export function serviceTimings(timings: Timings, { zone }: Place, style: 'clock' | 'iso8601'): Record<string, string> {
  const { hours } = zones[zone]
  const written = (moment: Date): string => {
    const local = addMs(moment, hours * hourMs).toISOString()
    return style === 'clock' ? `${local.slice(11, 16)} (${zone})` : `${local.slice(0, 19)}+${two(hours)}:00 (${zone})`
  }
  return Object.fromEntries(timingNames.map((name) => [name, written(timings[name])]))
}

export function serviceMeta({ latitude, longitude, zone }: Place, number: number) {
  const method = methods[number]
  const { fajr, isha, isha_minutes, maghrib } = method?.angles ?? { fajr: 0 }
  return {
    latitude,
    longitude,
    timezone: zones[zone].name,
    method: {
      id: number,
      name: method?.name ?? '',
      params: {
        Fajr: fajr,
        Isha: isha ?? `${isha_minutes} min`,
        ...(maghrib && { Maghrib: maghrib }),
        ...(method?.maghrib_minutes && { Maghrib: `${method.maghrib_minutes} min` }),
      },
    },
    latitudeAdjustmentMethod: 'ANGLE_BASED',
    midnightMode: 'STANDARD',
    school: 'STANDARD',
    offset: Object.fromEntries(timingNames.map((name) => [name, 0])),
  }
}
