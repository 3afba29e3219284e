import type { FieldProblem } from '#core/validation.ts'
import type { PackageContent } from './package-fields.ts'
import type { PublishingWords } from './publishing-words.ts'

export type PublishingDate = {
  departs_on: string
  flights: readonly unknown[]
  stays: readonly unknown[]
  prices: { quad: number }
}
export type PublishingFacts = {
  content: PackageContent
  /** All that are or would be on sale. */
  dates: readonly PublishingDate[]
  /** Whether the partner holds, today, every licence that the journey needs. */
  is_licensed: boolean
  /** Whole rupiah; of an umrah alone. */
  reference_price: number
  explanation: string | null
}
export type PublishingProblem = FieldProblem<PublishingWords>

const isBlank = ({ id, en }: { id: string; en: string }): boolean => id.trim() === '' || en.trim() === ''

const leastExplanation = 20

/** An umrah below the reference price is not forbidden: its organiser says why, and the reviewer reads it. */
export const needsExplanation = ({ content, dates, reference_price }: PublishingFacts): boolean =>
  content.category === 'umroh' && dates.some(({ prices }) => prices.quad < reference_price)

function textProblems(content: PackageContent): PublishingProblem[] {
  const { name, summary, description, refund_terms, includes, agenda, addons } = content
  const single = Object.entries({ name, summary, description, refund_terms }).flatMap(([field, text]) =>
    isBlank(text) ? [{ field, word: 'text_missing' as const }] : [],
  )
  const listed = [
    { field: 'includes', texts: includes },
    { field: 'agenda', texts: agenda.map(({ title }) => title) },
  ].flatMap(({ field, texts }) =>
    texts.length === 0 || texts.some(isBlank) ? [{ field, word: 'list_missing' as const }] : [],
  )
  const extras = addons.some(({ name: extra }) => isBlank(extra))
    ? [{ field: 'addons', word: 'text_missing' as const }]
    : []
  return [...single, ...listed, ...extras]
}

function dateProblems(dates: readonly PublishingDate[]): PublishingProblem[] {
  if (dates.length === 0) return [{ field: 'departures', word: 'departure_missing' }]
  const some = (
    test: (date: PublishingDate) => boolean,
    field: string,
    word: 'price_missing' | 'hotel_missing' | 'flight_missing',
  ) => (dates.some(test) ? [{ field, word }] : [])
  return [
    ...some(({ prices }) => prices.quad <= 0, 'prices', 'price_missing'),
    ...some(({ stays }) => stays.length === 0, 'hotels', 'hotel_missing'),
    ...some(({ flights }) => flights.length === 0, 'flights', 'flight_missing'),
  ]
}

/** Banks finance umrah, and people save for it; for hajj the law has other ways, and a tour has none. */
function planProblems({ category, can_finance, can_save }: PublishingFacts['content']): PublishingProblem[] {
  if (category === 'umroh') return []
  const financed = category === 'haji' ? 'hajj_financed' : 'tour_financed'
  return [
    ...(can_finance ? [{ field: 'can_finance', word: financed } as const] : []),
    ...(can_save ? [{ field: 'can_save', word: 'only_umrah_saved' } as const] : []),
  ]
}

/** Everything that keeps a package from being published, all at once. */
export function publishingProblems(facts: PublishingFacts): PublishingProblem[] {
  const { content, dates, is_licensed, explanation } = facts
  const problems: PublishingProblem[] = []
  if (!is_licensed) problems.push({ field: 'licence', word: 'licence_missing' })
  problems.push(...textProblems(content), ...dateProblems(dates))
  if (content.picture_ids.length === 0) problems.push({ field: 'picture_ids', word: 'picture_missing' })
  if (content.duration_days < 1) problems.push({ field: 'duration_days', word: 'duration_missing' })
  problems.push(...planProblems(content))
  if (needsExplanation(facts) && (explanation ?? '').trim().length < leastExplanation)
    problems.push({ field: 'explanation', word: 'explanation_missing', values: [facts.reference_price] })
  return problems
}
