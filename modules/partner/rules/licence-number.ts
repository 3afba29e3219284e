import type { LicenceKind } from './licence.ts'

// The ministry's decrees are numbered "U.254 Tahun 2021" for umrah and "H.12 Tahun 2022" for special hajj, older ones without
// the letter. Since 2021 licences come from the one-stop service (OSS): the 13 digits of the NIB and four more.
const decree = (letter: string): RegExp => new RegExp(`^(?:${letter}\\. ?)?(\\d{1,4}) ?(?:/|TAHUN) ?(\\d{4})$`)
const oss = /^\d{17}$/
const nib = /^\d{13}$/
// Such as KEP-24/D.03/2016 or S-12/PB.13/2020.
const ojk = /^[A-Z]{1,4}-\d{1,4}\/[A-Z0-9.-]{2,12}\/(\d{4})$/

type Problem = 'number_form' | 'number_year'
type Decision = { ok: true; number: string } | { ok: false; word: Problem }

/** The first year of umrah licences as they are today (Law 13/2008). */
const firstYear = 2008

const inYear = (year: number, thisYear: number, number: string): Decision =>
  year < firstYear || year > thisYear ? { ok: false, word: 'number_year' } : { ok: true, number }

/** The number of a licence as its authority writes it, or what is wrong with it. */
export function readLicenceNumber(kind: LicenceKind, typed: string, thisYear: number): Decision {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/^(?:NOMOR|NO\.?) ?/, '')
  if (kind === 'NIB') return nib.test(text) ? { ok: true, number: text } : { ok: false, word: 'number_form' }
  if (kind === 'OJK') {
    const year = ojk.exec(text)?.[1]
    return year === undefined ? { ok: false, word: 'number_form' } : inYear(Number(year), thisYear, text)
  }
  if (oss.test(text)) return { ok: true, number: text }
  const letter = kind === 'PPIU' ? 'U' : 'H'
  const [, number, year] = decree(letter).exec(text) ?? []
  if (number === undefined) return { ok: false, word: 'number_form' }
  const written = `${text.startsWith(letter) ? `${letter}.` : ''}${Number(number)} Tahun ${year}`
  return Number(number) === 0 ? { ok: false, word: 'number_form' } : inYear(Number(year), thisYear, written)
}

/**
 * What makes a number this licence, however it is written: the ministry's letter and zeros before the number are left out of some
 * documents, and 254, U.254 and U.0254 of one year are one decree. Of a PPIU and a PIHK alike; the kind is compared beside it.
 */
export const licenceKey = (number: string): string => number.replace(/^(?:[UH]\.)?0*(?=\d+ Tahun )/, '')
