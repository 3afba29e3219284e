import { tidyName } from '#core/passport-name.ts'
import { maskedPhone } from '#modules/booking/rules/masked-phone.ts'
import { maskedPassport } from '#modules/booking/rules/passport.ts'

export const manifestFormats = ['csv', 'xlsx', 'pdf'] as const
export type ManifestFormat = (typeof manifestFormats)[number]

export const manifestColumns = [
  'number',
  'mrz_name',
  'name',
  'gender',
  'birth_date',
  'passport_number',
  'passport_expires_on',
  'guardian',
  'booking_code',
  'phone_number',
  'room_type',
  'rooms',
] as const
export type ManifestColumn = (typeof manifestColumns)[number]

/** Which columns a manifest has, from a day on: those who receive it change their form now and then. */
const templates: readonly { from: string; columns: readonly ManifestColumn[] }[] = [
  { from: '2026-01-01', columns: manifestColumns },
]

/** The columns in force on a day; before the first of them, the first. */
export const columnsOn = (day: string): readonly ManifestColumn[] =>
  (templates.findLast(({ from }) => from <= day) ?? templates[0])?.columns ?? []

// What the machine-readable zone writes for letters that are more than a plain one with a mark (ICAO 9303, part 3, section 6).
const written: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Ł: 'L',
  Ø: 'OE',
  Ö: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ü: 'UE',
  ẞ: 'SS',
}

/** A name as the machine-readable zone of a passport spells it: capitals A to Z, words apart, apostrophes and stops left out. */
export const mrzName = (name: string): string =>
  tidyName(name)
    .replaceAll('ß', 'ẞ')
    .toUpperCase()
    .replaceAll(/[ÄÅÆÐŁØÖŒÞÜẞ]/gu, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replaceAll('-', ' ')
    .replaceAll(/[^A-Z ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()

type Personal = { birth_date: string; passport_number: string; phone_number: string }

/** Enough to tell two people apart, and no more. */
export const masked = <Row extends Personal>(row: Row): Row => ({
  ...row,
  birth_date: row.birth_date && `${row.birth_date.slice(0, 4)}-••-••`,
  passport_number: row.passport_number && maskedPassport(row.passport_number),
  phone_number: row.phone_number && maskedPhone(row.phone_number),
})
