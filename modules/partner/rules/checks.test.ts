import { expect, test } from 'vitest'
import { isHolder, openChecks } from './checks.ts'

test('all three are open at first, and of each the last one counts', () => {
  expect(openChecks([])).toEqual(['documents', 'licence', 'bank_account'])
  expect(
    openChecks([
      { kind: 'documents', outcome: 'failed' },
      { kind: 'licence', outcome: 'passed' },
      { kind: 'documents', outcome: 'passed' },
      { kind: 'licence', outcome: 'failed' },
      { kind: 'bank_account', outcome: 'passed' },
    ]),
  ).toEqual(['licence'])
})

test('an account is the company’s, however its legal form is written, and no person’s', () => {
  expect(isHolder('SAFAR BARU, PT', 'PT Safar Baru')).toBe(true)
  expect(isHolder('PT. Safar-Baru', 'PT Safar Baru')).toBe(true)
  expect(isHolder('Safar Baru', 'CV Safar Baru')).toBe(true)
  expect(isHolder('Rina Wulandari', 'PT Safar Baru')).toBe(false)
  expect(isHolder('PT', 'PT Safar Baru')).toBe(false)
  expect(isHolder(' ', ' ')).toBe(false)
})
