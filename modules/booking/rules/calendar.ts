const encoder = new TextEncoder()
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
/** `20270301` */
const plainDay = (day: string): string => day.replaceAll('-', '')
/** `20261115T210500Z` */
const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

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

export type CalendarEvent = {
  id: string
  title: string
  about: string
  from: string
  /** The last day of it. */
  to: string
  /** Where it has a time: from and to in UTC, instead of whole days. */
  between?: readonly [from: Date, to: Date]
  url: string
  /** So many days before, the calendar reminds; not at all without. */
  remind_days?: number
}

// RFC 5545 has whole days end on the day after their last.
const timesOf = ({ between, from, to }: CalendarEvent): string[] =>
  between
    ? [`DTSTART:${stamp(between[0])}`, `DTEND:${stamp(between[1])}`]
    : [`DTSTART;VALUE=DATE:${plainDay(from)}`, `DTEND;VALUE=DATE:${plainDay(dayAfter(to))}`]

const alarmOf = ({ remind_days, title }: CalendarEvent): string[] =>
  remind_days === undefined
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:-P${remind_days}D`, 'END:VALARM']

/** Days and times on a calendar. */
export function calendarOf(events: readonly CalendarEvent[], { host, now }: { host: string; now: Date }): string {
  const eventLines = (event: CalendarEvent): string[] => [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    ...timesOf(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.about)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    ...alarmOf(event),
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Journeys//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
