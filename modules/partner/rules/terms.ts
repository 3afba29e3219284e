import { addDays } from '#core/time.ts'
import type { Akad, FinancingDocument } from './akad.ts'

/** What the rules of a day allow a bank that finances. */
export type FinancingBounds = { least: number; most: number; most_months: number; days_before: number }

/** Terms as somebody has typed them, for whatever contract. */
export type TypedTerms = {
  akad: Akad
  margin_bp?: number | undefined
  ujrah?: number | undefined
  financed_least?: number | undefined
  financed_most?: number | undefined
  days_before?: number | undefined
  documents: readonly FinancingDocument[]
  tax_card_from?: number | undefined
  nisbah?: string | undefined
  minimum_deposit?: number | undefined
  months: readonly number[]
}

type Plain =
  | 'terms_needed'
  | 'terms_foreign'
  | 'most_below_least'
  | 'identity_needed'
  | 'tax_card_unlisted'
  | 'nisbah_sum'
type Figured = 'least_financed' | 'most_financed' | 'most_months' | 'least_days'
export type TermsProblem =
  | { field: keyof TypedTerms; word: Plain }
  | { field: keyof TypedTerms; word: Figured; values: readonly number[] }

const financing = ['financed_least', 'financed_most', 'days_before'] as const

/** The figures that each contract has to have. */
const needs = {
  murabahah: ['margin_bp', ...financing],
  'ijarah multijasa': ['ujrah', ...financing],
  wadiah: ['minimum_deposit'],
  mudharabah: ['nisbah', 'minimum_deposit'],
} as const satisfies Record<Akad, readonly (keyof TypedTerms)[]>

/** Those of other contracts that it may not have. */
const ofOthers = ['margin_bp', 'ujrah', ...financing, 'nisbah', 'minimum_deposit', 'tax_card_from'] as const

export const financesBy = (akad: Akad): boolean => akad === 'murabahah' || akad === 'ijarah multijasa'

/** All that is wrong with terms, at the field where it can be mended. Law first: a bank may only be narrower. */
export function termsProblems(typed: TypedTerms, bounds: FinancingBounds): TermsProblem[] {
  const needed: readonly (keyof TypedTerms)[] = needs[typed.akad]
  const isOwn = (field: (typeof ofOthers)[number]) =>
    needed.includes(field) || (field === 'tax_card_from' && financesBy(typed.akad))
  return [
    ...needed.flatMap((field) => (typed[field] === undefined ? [{ field, word: 'terms_needed' } as const] : [])),
    ...ofOthers.flatMap((field) =>
      typed[field] !== undefined && !isOwn(field) ? [{ field, word: 'terms_foreign' } as const] : [],
    ),
    ...(financesBy(typed.akad) ? [...sumProblems(typed, bounds), ...documentProblems(typed)] : nisbahProblems(typed)),
  ]
}

function sumProblems({ financed_least, financed_most, days_before, months }: TypedTerms, bounds: FinancingBounds) {
  const problems: TermsProblem[] = []
  if (financed_least !== undefined && financed_least < bounds.least)
    problems.push({ field: 'financed_least', word: 'least_financed', values: [bounds.least] })
  if (financed_most !== undefined && financed_most > bounds.most)
    problems.push({ field: 'financed_most', word: 'most_financed', values: [bounds.most] })
  if (financed_least !== undefined && financed_most !== undefined && financed_most < financed_least)
    problems.push({ field: 'financed_most', word: 'most_below_least' })
  if (days_before !== undefined && days_before < bounds.days_before)
    problems.push({ field: 'days_before', word: 'least_days', values: [bounds.days_before] })
  if (Math.max(...months) > bounds.most_months)
    problems.push({ field: 'months', word: 'most_months', values: [bounds.most_months] })
  return problems
}

function documentProblems({ documents, tax_card_from }: TypedTerms): TermsProblem[] {
  const problems: TermsProblem[] = []
  if (!documents.includes('identity_card')) problems.push({ field: 'documents', word: 'identity_needed' })
  if (tax_card_from !== undefined && !documents.includes('tax_card'))
    problems.push({ field: 'tax_card_from', word: 'tax_card_unlisted' })
  return problems
}

function nisbahProblems({ nisbah }: TypedTerms): TermsProblem[] {
  const parts = nisbah?.split(':').map(Number)
  const isWhole = !parts || parts.reduce((sum, part) => sum + part, 0) === 100
  return isWhole ? [] : [{ field: 'nisbah', word: 'nisbah_sum' }]
}

type Dated = { valid_from: string }

/** The newest first, each with its last day: the next one ends it. */
export function datedTerms<Row extends Dated>(rows: readonly Row[]): (Row & { valid_to: string | null })[] {
  const newest = rows.toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))
  return newest.map((row, i) => {
    const follows = newest[i - 1]
    return { ...row, valid_to: follows ? addDays(follows.valid_from, -1) : null }
  })
}

/** Of terms with the newest first: those in force on a day, and the first that follow. */
export const standingTerms = <Row extends Dated>(newest: readonly Row[], day: string) => ({
  now: newest.find(({ valid_from }) => valid_from <= day) ?? null,
  next: newest.findLast(({ valid_from }) => valid_from > day) ?? null,
})
