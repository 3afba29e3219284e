import { formatDay, formatNumber, formatRupiah, formatShortDay, localTime } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Claim } from '#modules/catalogue/rules/certainties.ts'
import { type DateField, type DateFields, dateFields } from '#modules/catalogue/rules/date-fields.ts'
import { type CertaintyName, certaintyNames } from '#modules/catalogue/rules/facts.ts'
import { priceNames } from '../date-terms/labels.ts'
import { termWords } from '../date-terms/words.ts'
import { certaintyWords, dateFieldWords } from './words.ts'

/** A date as somebody reads it: when a certainty was checked is not among it. */
type ReadDate = Omit<DateFields, 'certainties'> & { certainties: Readonly<Record<CertaintyName, Claim>> }
type Names = ReadonlyMap<string, string>
type Reader = { language: Language; hotels: Names; airlines: Names }
type Writers = { [F in DateField]: (value: ReadDate[F], reader: Reader) => string[] }

/** What choices are called, by their values. */
export const namesOf = (choices: readonly { value: string; label: string }[]): Names =>
  new Map(choices.map(({ value, label }) => [value, label]))

const day = (value: string, { language }: Reader): string[] => [formatDay(value, language)]

/** By the clock of the place itself. */
function momentAt(at: string, language: Language): string {
  const local = localTime(at, language)
  return local ? `${formatShortDay(local.day, language)}, ${local.clock}` : at
}

/** Each field of a date as lines that a reviewer can compare. */
const writers: Writers = {
  departs_on: day,
  returns_on: day,
  cutoff_days: (value, { language }) => [
    value === null ? termWords(language).usualCutoff : termWords(language).daysBefore(formatNumber(value, language)),
  ],
  airline_code: (value, { airlines }) => [airlines.get(value) ?? value],
  flights: (value, { language }) =>
    value.map(({ departs_at, arrives_at, ...leg }) => {
      const [leaves, lands] = [momentAt(departs_at, language), momentAt(arrives_at, language)]
      return termWords(language).flightLine({ ...leg, leaves, lands })
    }),
  stays: (value, { language, hotels }) =>
    value.map(
      ({ hotel_id, nights }) =>
        `${hotels.get(hotel_id) ?? ''} (${termWords(language).nightsOf(formatNumber(nights, language))})`,
    ),
  prices: (value, { language }) => {
    const say = termWords(language)
    return priceNames.map((name) => {
      const price = value[name]
      return `${say[name]}: ${price === null ? say.notOffered : formatRupiah(rupiah(price), language)}`
    })
  },
  certainties: (value, { language }) => {
    const say = certaintyWords(language)
    return certaintyNames.map((name) => {
      const { state, evidence } = value[name]
      return `${say[name]}: ${say[state]}. ${evidence.id} / ${evidence.en}`
    })
  },
}

function linesOf<F extends DateField>(field: F, content: Partial<ReadDate>, reader: Reader): string[] {
  const value = content[field]
  return value === undefined ? [] : writers[field](value, reader)
}

type Compared = { before: Partial<ReadDate> | null; after: Partial<ReadDate> }

/** The fields of a date, as they are and as they would be; of a new date there is no before. */
export const dateLines = ({ before, after }: Compared, reader: Reader) =>
  dateFields
    .filter((field) => field in after)
    .map((field) => ({
      field,
      label: dateFieldWords(reader.language)[field],
      before: before && linesOf(field, before, reader),
      after: linesOf(field, after, reader),
    }))
