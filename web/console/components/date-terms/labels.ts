import type { Failure } from '../../../components/form/failure.ts'
import type { termWords } from './words.ts'

export const priceNames = ['quad', 'triple', 'double', 'child', 'infant'] as const

/** What the fields of the terms are called in the list of mistakes; of a row, its list. */
export function termLabels(failure: Failure | undefined, say: ReturnType<typeof termWords>): Record<string, string> {
  const rows = Object.keys(failure?.errors ?? {}).flatMap((field): [string, string][] =>
    field.startsWith('flights') ? [[field, say.flights]] : field.startsWith('stays') ? [[field, say.stays]] : [],
  )
  return Object.fromEntries([
    ['cutoff_days', say.cutoff],
    ['airline_code', say.airline],
    ...priceNames.map((name): [string, string] => [`prices.${name}`, say[name]]),
    ...rows,
  ])
}
