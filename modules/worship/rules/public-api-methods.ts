import { minuteMs } from '#core/time.ts'
import { momentAt } from './prayer-clock.ts'
import { type Place, zones } from './prayer-places.ts'
import { type Sun, type SunAngles, sunOf, timesOf, ummAlQuraAngles } from './prayer-times.ts'

type Method = { name: string; angles: SunAngles; maghrib_minutes?: number }

/** Umm al-Qura lengthens the night of Ramadan, and the ministry has its own recipe: they are not angles alone. */
const makkah = 4
export const ministryMethod = 20

/** The methods under the numbers of the public service; a number it does not use is not here either. */
export const methods: Readonly<Record<number, Method>> = {
  0: { name: 'Shia Ithna-Ashari, Leva Institute, Qum', angles: { fajr: 16, isha: 14, maghrib: 4 } },
  1: { name: 'University of Islamic Sciences, Karachi', angles: { fajr: 18, isha: 18 } },
  2: { name: 'Islamic Society of North America (ISNA)', angles: { fajr: 15, isha: 15 } },
  3: { name: 'Muslim World League', angles: { fajr: 18, isha: 17 } },
  4: { name: 'Umm Al-Qura University, Makkah', angles: { fajr: 18.5, isha_minutes: 90 } },
  5: { name: 'Egyptian General Authority of Survey', angles: { fajr: 19.5, isha: 17.5 } },
  7: { name: 'Institute of Geophysics, University of Tehran', angles: { fajr: 17.7, isha: 14, maghrib: 4.5 } },
  8: { name: 'Gulf Region', angles: { fajr: 19.5, isha_minutes: 90 } },
  9: { name: 'Kuwait', angles: { fajr: 18, isha: 17.5 } },
  10: { name: 'Qatar', angles: { fajr: 18, isha_minutes: 90 } },
  11: { name: 'Majlis Ugama Islam Singapura, Singapore', angles: { fajr: 20, isha: 18 } },
  12: { name: 'Union Organization Islamic de France', angles: { fajr: 12, isha: 12 } },
  13: { name: 'Diyanet İşleri Başkanlığı, Turkey', angles: { fajr: 18, isha: 17 } },
  14: { name: 'Spiritual Administration of Muslims of Russia', angles: { fajr: 16, isha: 15 } },
  16: { name: 'Dubai', angles: { fajr: 18.2, isha: 18.2 } },
  17: { name: 'Jabatan Kemajuan Islam Malaysia (JAKIM)', angles: { fajr: 20, isha: 18 } },
  18: { name: 'Tunisia', angles: { fajr: 18, isha: 18 } },
  19: { name: 'Algeria', angles: { fajr: 18, isha: 17 } },
  20: { name: 'Kementerian Agama Republik Indonesia', angles: { fajr: 20, isha: 18 } },
  21: { name: 'Morocco', angles: { fajr: 19, isha: 17 } },
  22: { name: 'Comunidade Islamica de Lisboa', angles: { fajr: 18, isha_minutes: 77 }, maghrib_minutes: 3 },
  23: {
    name: 'Ministry of Awqaf, Islamic Affairs and Holy Places, Jordan',
    angles: { fajr: 18, isha: 18 },
    maghrib_minutes: 5,
  },
}

export const timingNames = [
  'Fajr',
  'Sunrise',
  'Dhuhr',
  'Asr',
  'Sunset',
  'Maghrib',
  'Isha',
  'Imsak',
  'Midnight',
  'Firstthird',
  'Lastthird',
] as const
export type Timings = Record<(typeof timingNames)[number], Date>

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs)
const toMinute = (moment: Date): Date => new Date(Math.round(moment.getTime() / minuteMs) * minuteMs)

/** The public service's eleven times of a day, by the method asked for. */
export function timingsOf(place: Place, day: string, number: number): Timings | undefined {
  const method = methods[number]
  if (!method) return undefined
  const sun = sunOf(place, day, number === makkah ? ummAlQuraAngles(day) : method.angles)
  const prayers =
    number === ministryMethod && place.sky !== 'umm-al-qura' ? ministryTimes(place, day) : calculatedTimes(sun, method)
  const { sunset, sunrise } = sun
  const night = sunrise.getTime() + 24 * 60 * minuteMs - sunset.getTime()
  const part = (share: number) => toMinute(new Date(sunset.getTime() + night * share))
  return {
    ...prayers,
    Sunset: toMinute(sunset),
    Imsak: later(prayers.Fajr, -10),
    Midnight: part(1 / 2),
    Firstthird: part(1 / 3),
    Lastthird: part(2 / 3),
  }
}

const calculatedTimes = (sun: Sun, { maghrib_minutes = 0 }: Method) => ({
  Fajr: toMinute(sun.fajr),
  Sunrise: toMinute(sun.sunrise),
  Dhuhr: toMinute(sun.dhuhr),
  Asr: toMinute(sun.asr),
  Maghrib: toMinute(later(sun.maghrib, maghrib_minutes)),
  Isha: toMinute(sun.isha),
})

function ministryTimes(place: Place, day: string) {
  const times = timesOf(place, day)
  const at = (clock: string) => momentAt(day, clock, zones[place.zone].hours)
  return {
    Fajr: at(times.subuh),
    Sunrise: at(times.terbit),
    Dhuhr: at(times.dzuhur),
    Asr: at(times.ashar),
    Maghrib: at(times.maghrib),
    Isha: at(times.isya),
  }
}
