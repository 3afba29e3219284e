import { expect, test } from 'vitest'
import { endingOf, maskedNumber } from '#core/account-number.ts'
import { isAsApplied, isPayableAtOnce } from './account.ts'

const applied = { bank_name: 'BSI', holder: 'PT Safar Uji', ending: '4321' }

test('the account of the application is the same in other capitals and spaces, and no other is', () => {
  expect(isAsApplied({ ...applied, bank_name: 'bsi', holder: 'PT  SAFAR Uji' }, applied)).toBe(true)
  for (const other of [{ ending: '4320' }, { bank_name: 'BCA' }, { holder: 'PT Lain' }])
    expect(isAsApplied({ ...applied, ...other }, applied)).toBe(false)
  expect(isAsApplied(applied, undefined)).toBe(false)
})

test('only the first account is paid to at once, and only as it was applied for', () => {
  const entered = { state: 'entered', is_as_applied: true }
  expect(isPayableAtOnce(entered, [entered])).toBe(true)
  expect(isPayableAtOnce({ is_as_applied: false }, [entered])).toBe(false)
  for (const state of ['verified', 'replaced']) expect(isPayableAtOnce(entered, [entered, { state }])).toBe(false)
})

test('of a number the last four digits are seen', () => {
  expect(maskedNumber(endingOf('7123456789'))).toBe('•••• 6789')
})
