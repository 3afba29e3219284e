import type { Sent } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { savePackage } from '#modules/catalogue/contract.console.ts'
import { type JourneyKind, journeyKinds } from '#modules/catalogue/rules/journey-kinds.ts'
import type { Values } from '../../../form.server.ts'
import { amountOf, bilingualOf, rowsOf } from '../../form.server.ts'

type Saved = Omit<Sent<typeof savePackage>, 'id' | 'version'>

const lists = ['includes', 'excludes', 'agenda', 'questions', 'facilities', 'documents', 'addons'] as const

/** The fields of the form. */
export const contentFields = [
  'kind',
  'type_slug',
  'duration_days',
  'hijri_year',
  'departure_airport',
  'down_payment',
  'can_finance',
  'can_save',
  /^(name|summary|description|refund_terms)\.(id|en)$/,
  /^(includes|excludes|agenda|questions|facilities|documents|addons)\.\d{1,3}\.[a-z.]{1,20}$/,
  /^pictures\.\d{1,2}\.id$/,
]

/** A number as it was typed; what is none is refused at its field by the call. */
const numberOf = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN)
const amountIn = (text: string | undefined): number => Number(amountOf(text) ?? Number.NaN)
const textIn = (row: Values, name = ''): { id: string; en: string } =>
  name === '' ? { id: row.id ?? '', en: row.en ?? '' } : bilingualOf(row, name)
const textsIn = (values: Values, name: string) => rowsOf(values, name).map((row) => textIn(row.values))

/** The rows of a list; one of the extras that was emptied is gone, though its id was sent. */
const rowsIn = (values: Values, list: (typeof lists)[number]) =>
  rowsOf(values, list).filter(({ values: row }) => list !== 'addons' || row['name.id'] || row['name.en'] || row.price)

/** They are arranged by forms of their own: this one sends them on as they are. */
const picturesIn = (values: Values): string[] =>
  rowsOf(values, 'pictures').flatMap(({ values: { id } }) => (id ? [id] : []))

const kindIn = (text: string | undefined): JourneyKind => journeyKinds.find((kind) => kind === text) ?? 'regular'

/** What was typed, as the call takes it. */
export const contentOf = (values: Values, category: Saved['category']): Saved => ({
  category,
  kind: kindIn(values.kind),
  type_slug: values.type_slug ?? '',
  name: bilingualOf(values, 'name'),
  summary: bilingualOf(values, 'summary'),
  description: bilingualOf(values, 'description'),
  duration_days: numberOf(values.duration_days),
  hijri_year: values.hijri_year?.trim() ? Number(values.hijri_year) : null,
  departure_airport: values.departure_airport ?? '',
  picture_ids: picturesIn(values),
  includes: textsIn(values, 'includes'),
  excludes: rowsOf(values, 'excludes').map(({ values: row }) => ({
    ...textIn(row),
    amount: row.amount ? amountIn(row.amount) : null,
  })),
  agenda: rowsOf(values, 'agenda').map(({ values: row }) => ({
    day: numberOf(row.number),
    title: textIn(row, 'title'),
    text: textIn(row, 'text'),
  })),
  questions: rowsOf(values, 'questions').map(({ values: row }) => ({
    question: textIn(row, 'question'),
    answer: textIn(row, 'answer'),
  })),
  facilities: textsIn(values, 'facilities'),
  documents: textsIn(values, 'documents'),
  addons: rowsIn(values, 'addons').map(({ values: row }) => ({
    id: row.id ?? newId(),
    name: textIn(row, 'name'),
    price: amountIn(row.price),
    per: row.per === 'booking' ? 'booking' : 'person',
  })),
  refund_terms: bilingualOf(values, 'refund_terms'),
  down_payment: values.down_payment?.trim() ? amountIn(values.down_payment) : 0,
  can_finance: values.can_finance === 'true',
  can_save: values.can_save === 'true',
})

/** Mistakes of rows by the place they were typed at: rows that were left empty are not sent on. */
export function typedErrors(errors: Record<string, string[]>, values: Values): Record<string, string[]> {
  const renamed = Object.entries(errors).map(([field, messages]): [string, string[]] => {
    const [name = '', sent, ...rest] = field.split('.')
    const list = lists.find((one) => one === name)
    const place = list && rowsIn(values, list)[Number(sent)]?.place
    const part = rest.join('.') === 'day' ? 'number' : rest.join('.')
    return [place === undefined ? field : `${name}.${place}.${part}`, messages]
  })
  return Object.fromEntries(renamed)
}
