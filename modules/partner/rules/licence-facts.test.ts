import { expect, test } from 'vitest'
import { licenceProblems, permittedCategories } from './licence-facts.ts'

const about = { partner_kind: 'travel', today: '2026-11-17' } as const
const good = { kind: 'PPIU', number: 'U.12 Tahun 2022', valid_from: null, valid_until: null } as const

test('a licence fits its partner, its authority and the calendar', () => {
  expect(licenceProblems(good, about)).toEqual({ problems: [], number: 'U.12 Tahun 2022' })
  expect(licenceProblems({ ...good, kind: 'OJK', number: 'x' }, about).problems).toEqual([
    { field: 'kind', word: 'kind_other' },
    { field: 'number', word: 'number_form' },
  ])
  const dated = { ...good, valid_from: '2026-02-01', valid_until: '2026-01-31' }
  expect(licenceProblems(dated, about).problems).toEqual([{ field: 'valid_until', word: 'until_before' }])
})

test('a number from before the rule stays, and is not changed into another like it', () => {
  const old = { ...good, number: 'U.DEMO-0101/2024' }
  expect(licenceProblems(old, { ...about, held: 'U.DEMO-0101/2024' }).problems).toEqual([])
  expect(licenceProblems(old, { ...about, held: 'U.DEMO-0102/2024' }).problems).toHaveLength(1)
})

test('each kind of licence is for its categories', () => {
  expect(permittedCategories('PPIU')).toEqual(['umroh', 'wisata-syariah'])
  expect(permittedCategories('PIHK')).toEqual(['haji', 'wisata-syariah'])
  expect(permittedCategories('NIB')).toEqual(['wisata-syariah'])
  expect(permittedCategories('OJK')).toEqual([])
})
