import { expect, test } from 'vitest'
import { datedTerms, standingTerms, type TypedTerms, termsProblems } from './terms.ts'

const bounds = { least: 5_000_000, most: 25_000_000, most_months: 24, days_before: 60 }
const murabahah: TypedTerms = {
  akad: 'murabahah',
  margin_bp: 950,
  financed_least: 5_000_000,
  financed_most: 25_000_000,
  days_before: 60,
  documents: ['identity_card', 'tax_card'],
  tax_card_from: 5_000_000,
  months: [6, 12, 18, 24],
}
const wadiah: TypedTerms = { akad: 'wadiah', minimum_deposit: 50_000, documents: [], months: [12] }
const said = (typed: TypedTerms, within = bounds) =>
  termsProblems(typed, within).map(({ field, word }) => `${field} ${word}`)

test('terms at the very bounds of the law are right, for each contract', () => {
  expect(said(murabahah)).toEqual([])
  expect(said({ ...murabahah, akad: 'ijarah multijasa', margin_bp: undefined, ujrah: 0 })).toEqual([])
  expect(said(wadiah)).toEqual([])
  expect(said({ ...wadiah, akad: 'mudharabah', nisbah: '40:60' })).toEqual([])
})

test('a bank may be narrower than the law, and never wider', () => {
  for (const [change, problem] of [
    [{ financed_least: 4_999_999 }, 'financed_least least_financed'],
    [{ financed_most: 25_000_001 }, 'financed_most most_financed'],
    [{ financed_least: 10_000_000, financed_most: 9_000_000 }, 'financed_most most_below_least'],
    [{ days_before: 59 }, 'days_before least_days'],
  ] as const)
    expect(said({ ...murabahah, ...change })).toEqual([problem])
  expect(said(murabahah, { ...bounds, most_months: 18 })).toEqual(['months most_months'])
})

test('each contract has its own figures, and none of another', () => {
  expect(said({ ...murabahah, margin_bp: undefined, ujrah: 1 })).toEqual([
    'margin_bp terms_needed',
    'ujrah terms_foreign',
  ])
  expect(said({ ...wadiah, nisbah: '40:60', tax_card_from: 1 })).toEqual([
    'nisbah terms_foreign',
    'tax_card_from terms_foreign',
  ])
  expect(said({ ...wadiah, akad: 'mudharabah', nisbah: '40:50' })).toEqual(['nisbah nisbah_sum'])
})

test('who finances sees an identity card, and a tax card from some income on only where it is asked for', () => {
  expect(said({ ...murabahah, documents: ['tax_card'] })).toEqual(['documents identity_needed'])
  expect(said({ ...murabahah, documents: ['identity_card'] })).toEqual(['tax_card_from tax_card_unlisted'])
})

test('terms end the day before the next, and the latest whose day has come are in force', () => {
  const dated = datedTerms([{ valid_from: '2026-01-01' }, { valid_from: '2026-03-01' }, { valid_from: '2025-01-01' }])
  expect(dated).toEqual([
    { valid_from: '2026-03-01', valid_to: null },
    { valid_from: '2026-01-01', valid_to: '2026-02-28' },
    { valid_from: '2025-01-01', valid_to: '2025-12-31' },
  ])
  expect(standingTerms(dated, '2026-02-28')).toEqual({ now: dated[1], next: dated[0] })
  expect(standingTerms(dated, '2026-03-01')).toEqual({ now: dated[0], next: null })
  expect(standingTerms(dated, '2024-12-31')).toEqual({ now: null, next: dated[2] })
})
