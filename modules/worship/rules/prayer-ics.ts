import { momentAt } from './prayer-clock.ts'
import { type DayTimes, type PrayerName, prayedAt } from './prayer-list.ts'
import { type Place, zones } from './prayer-places.ts'

export type IcsDay = { date: string; times: DayTimes }
/** Which times go in, beside the words and the moment of making. */
type IcsWish = { times: readonly PrayerName[]; words: IcsWords; now: Date }
export type IcsWords = {
  title: string
  about: string
  place: string
  names: Record<PrayerName, string>
  /** A clock as its reader writes it. */
  clock: (time: string) => string
}

/** `20261115T210500Z` */
const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const encoder = new TextEncoder()

/** RFC 5545, 3.1: lines of at most 75 octets; a longer one goes on after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

const reminderMinutes = 10
const isPrayed = (name: PrayerName): boolean => prayedAt.some((one) => one === name)

const reminder = (text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text}`,
  `TRIGGER:-PT${reminderMinutes}M`,
  'END:VALARM',
]

/**
 * The times of these days as a calendar; each is an event of no length, in UTC, so that it moves with nobody's zone.
 * Prayers remind; sunrise and imsak do not.
 */
export function icsOf(place: Place, days: readonly IcsDay[], { times, words, now }: IcsWish): string {
  const event = (day: IcsDay, name: PrayerName): string[] => {
    const summary = escaped(`${words.names[name]} ${words.clock(day.times[name])} ${place.zone}`)
    const at = stamp(momentAt(day.date, day.times[name], zones[place.zone].hours))
    return [
      'BEGIN:VEVENT',
      `UID:${place.slug}-${day.date}-${name}@prayer-times`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${at}`,
      `DTEND:${at}`,
      `SUMMARY:${summary}`,
      `LOCATION:${escaped(words.place)}`,
      'TRANSP:TRANSPARENT',
      ...(isPrayed(name) ? reminder(summary) : []),
      'END:VEVENT',
    ]
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Prayer times//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(words.title)}`,
    `X-WR-CALDESC:${escaped(words.about)}`,
    `X-WR-TIMEZONE:${zones[place.zone].name}`,
    ...days.flatMap((day) => times.flatMap((name) => event(day, name))),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
