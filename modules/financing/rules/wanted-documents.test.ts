import { expect, test } from 'vitest'
import { areComplete, wantedDocuments } from './wanted-documents.ts'

const bank = { documents: ['identity_card', 'proof_of_income', 'tax_card'] as const, tax_card_from: 10_000_000 }

test('the tax card is wanted from the income on that the bank names', () => {
  expect(wantedDocuments(bank, 9_999_999)).toEqual(['identity_card', 'proof_of_income'])
  expect(wantedDocuments(bank, 10_000_000)).toEqual(['identity_card', 'proof_of_income', 'tax_card'])
})

test('a bank without a list wants what banks usually want', () => {
  const usual = ['identity_card', 'family_card', 'proof_of_income']
  expect(wantedDocuments({ documents: [], tax_card_from: null }, 50_000_000)).toEqual(usual)
})

test('a bank that names no income wants the tax card of everybody, where it lists it', () => {
  expect(wantedDocuments({ documents: ['tax_card'], tax_card_from: null }, 1)).toEqual(['tax_card'])
})

test('what is asked for again is not there', () => {
  const sent = [{ kind: 'identity_card', state: 'received' as const }]
  expect(areComplete(['identity_card'], sent)).toBe(true)
  expect(areComplete(['identity_card', 'family_card'], sent)).toBe(false)
  expect(areComplete(['identity_card'], [{ kind: 'identity_card', state: 'rejected' }])).toBe(false)
})
