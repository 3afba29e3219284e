import { expect, test } from 'vitest'
import { acceptsDocuments, documentsFor } from './documents.ts'

test('an agency and a bank bring licence, business number and identity card; a channel has no licence letter', () => {
  const requiredOf = (kind: 'travel' | 'financial' | 'tdc') =>
    documentsFor(kind).flatMap((one) => (one.is_required ? [one.kind] : []))
  expect(requiredOf('travel')).toEqual(['licence', 'nib', 'ktp'])
  expect(requiredOf('financial')).toEqual(['licence', 'nib', 'ktp'])
  expect(requiredOf('tdc')).toEqual(['nib', 'ktp'])
})

test('documents come until they have passed their check, or the application is decided', () => {
  const passed = { kind: 'documents', outcome: 'passed' } as const
  const failed = { kind: 'documents', outcome: 'failed' } as const
  expect(acceptsDocuments({ state: 'unverified', checks: [] })).toBe(false)
  expect(acceptsDocuments({ state: 'submitted', checks: [] })).toBe(true)
  expect(acceptsDocuments({ state: 'in_review', checks: [passed, failed] })).toBe(true)
  expect(acceptsDocuments({ state: 'in_review', checks: [failed, passed] })).toBe(false)
  expect(acceptsDocuments({ state: 'rejected', checks: [failed] })).toBe(false)
})
