import { formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Text } from '#modules/catalogue/rules/facts.ts'
import { type PackageContent, type PackageField, packageFields } from '#modules/catalogue/rules/package-fields.ts'
import { journeyKindWords, packageCategoryWords } from '#modules/catalogue/rules/package-words.ts'
import { fieldWords } from './words.ts'

const bothOf = ({ id, en }: Text): string[] => [...(id ? [`ID: ${id}`] : []), ...(en ? [`EN: ${en}`] : [])]
const listOf = (texts: readonly Text[]): string[] => texts.map(({ id, en }) => `${id} / ${en}`)
const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

type Writers = { [F in PackageField]: (value: PackageContent[F], language: Language) => string[] }

/** Each field as lines that a reviewer can compare, both languages of it. */
const writers: Writers = {
  category: (value, language) => [packageCategoryWords(language)[value]],
  kind: (value, language) => [journeyKindWords(language)[value]],
  type_slug: (value) => [value],
  name: bothOf,
  summary: bothOf,
  description: bothOf,
  duration_days: (value, language) => [fieldWords(language).days(formatNumber(value, language))],
  hijri_year: (value) => (value === null ? [] : [`${value} H`]),
  departure_airport: (value) => [value],
  picture_ids: (value, language) => [fieldWords(language).pictureCount(formatNumber(value.length, language))],
  includes: listOf,
  excludes: (value, language) =>
    value.map(({ id, en, amount }) => `${id} / ${en}${amount === null ? '' : ` (${money(amount, language)})`}`),
  agenda: (value, language) =>
    value.flatMap(({ day, title, text }) => [
      `${fieldWords(language).day(formatNumber(day, language))}: ${title.id} / ${title.en}`,
      ...bothOf(text),
    ]),
  questions: (value) =>
    value.flatMap(({ question, answer }) => [`${question.id} / ${question.en}`, `${answer.id} / ${answer.en}`]),
  facilities: listOf,
  documents: listOf,
  addons: (value, language) =>
    value.map(({ name, price, per }) => {
      const say = fieldWords(language)
      const unit = per === 'booking' ? say.perBooking : say.perPerson
      return `${name.id} / ${name.en}: ${money(price, language)}, ${unit}`
    }),
  refund_terms: bothOf,
  down_payment: (value, language) => [money(value, language)],
  can_finance: (value, language) => [value ? fieldWords(language).yes : fieldWords(language).no],
  can_save: (value, language) => [value ? fieldWords(language).yes : fieldWords(language).no],
}

function linesOf<F extends PackageField>(field: F, content: Partial<PackageContent>, language: Language): string[] {
  const value = content[field]
  return value === undefined ? [] : writers[field](value, language)
}

export type FieldLines = { field: PackageField; label: string; before: string[] | null; after: string[] }
type Compared = { before: Partial<PackageContent> | null; after: Partial<PackageContent> }

/** The fields of a change, as they are and as they would be; of a new package there is no before. */
export const fieldLines = ({ before, after }: Compared, language: Language): FieldLines[] =>
  packageFields
    .filter((field) => field in after)
    .map((field) => ({
      field,
      label: fieldWords(language)[field],
      before: before && linesOf(field, before, language),
      after: linesOf(field, after, language),
    }))
