import { expect, test } from 'vitest'
import { checkFacts } from './check-facts.ts'

const travel = { kind: 'travel', company: 'PT Safar Baru', today: '2026-11-17' } as const
const licence = {
  kind: 'licence',
  outcome: 'passed',
  licence_kind: 'PPIU',
  licence_number: 'u.254/2021',
  valid_until: '2026-11-17',
  evidence_url: 'https://simpu.example/254',
} as const
const wordsOf = (decision: ReturnType<typeof checkFacts>) =>
  decision.ok ? [] : decision.problems.map(({ field, word }) => `${field} ${word}`)

test('a licence that passed says its number as the ministry writes it', () => {
  const decision = checkFacts(licence, travel)
  expect(decision.ok && decision.facts.licence_number).toBe('U.254 Tahun 2021')
})

test('a licence passes only where it is of the right kind, in the right form, seen, and good', () => {
  expect(wordsOf(checkFacts({ kind: 'licence', outcome: 'passed' }, travel))).toEqual([
    'licence_kind empty',
    'licence_number empty',
    'evidence_url empty',
  ])
  expect(wordsOf(checkFacts({ ...licence, licence_kind: 'OJK' }, travel))).toEqual([
    'licence_kind kind_other',
    'licence_number number_form',
  ])
  expect(wordsOf(checkFacts({ ...licence, valid_until: '2026-11-16' }, travel))).toEqual(['valid_until until_past'])
  expect(wordsOf(checkFacts({ ...licence, valid_from: '2026-11-18' }, travel))).toEqual(['valid_until until_before'])
  expect(wordsOf(checkFacts({ ...licence, licence_number: 'U.1' }, travel))).toEqual(['licence_number number_form'])
})

test('an account passes only in the name of the company', () => {
  const account = { kind: 'bank_account', outcome: 'passed', bank_name: 'BSI', account_ending: '1234' } as const
  expect(checkFacts({ ...account, account_holder: 'SAFAR BARU PT' }, travel).ok).toBe(true)
  expect(wordsOf(checkFacts({ ...account, account_holder: 'Rina' }, travel))).toEqual(['account_holder holder_other'])
  expect(wordsOf(checkFacts({ kind: 'bank_account', outcome: 'passed' }, travel))).toHaveLength(3)
})

test('what failed says why, and nothing else is needed', () => {
  expect(wordsOf(checkFacts({ kind: 'licence', outcome: 'failed' }, travel))).toEqual(['note empty'])
  expect(checkFacts({ kind: 'licence', outcome: 'failed', note: 'Tidak ada di SISKOPATUH' }, travel).ok).toBe(true)
  expect(checkFacts({ kind: 'documents', outcome: 'passed' }, travel).ok).toBe(true)
})
