import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const event = {
  id: 'b1',
  title: 'Umrah, 9 hari; keluarga',
  about: 'Baris satu\nBaris dua \\ tiga',
  from: '2027-02-20',
  to: '2027-02-28',
  url: 'https://rihla.test/member/my-order/b1',
  remind_days: 3,
}
const made = (wish: Partial<typeof event> = {}) =>
  calendarOf([{ ...event, ...wish }], { host: 'rihla.test', now: new Date('2026-11-15T01:02:03Z') })

test('a journey takes whole days and ends the day after its last', () => {
  const text = made()
  expect(text).toContain('DTSTART;VALUE=DATE:20270220\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20270301\r\n')
  expect(text).toContain('DTSTAMP:20261115T010203Z\r\n')
  expect(text).toContain('TRIGGER:-P3D\r\n')
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('signs with a meaning of their own are escaped, so that no line can be planted', () => {
  const text = made({ title: 'x\r\nBEGIN:VALARM' })
  expect(text).toContain('SUMMARY:x\\nBEGIN:VALARM\r\n')
  expect(made()).toContain('SUMMARY:Umrah\\, 9 hari\\; keluarga\r\n')
  expect(made()).toContain('DESCRIPTION:Baris satu\\nBaris dua \\\\ tiga\r\n')
})

test('no line is longer than 75 octets, in any script', () => {
  const text = made({ title: 'ﷺ é '.repeat(40) })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${'ﷺ é '.repeat(40)}`)
})
