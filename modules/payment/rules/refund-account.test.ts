import { expect, test } from 'vitest'
import { bankNameOf, canGiveAccount, isByTransfer, refundBankCodes } from './refund-account.ts'

test('an account is given while its refund is due, and once for one that was approved without it', () => {
  const given = (state: string, has_account: boolean) =>
    canGiveAccount({ state, has_account, can_return: false, is_listed: false })
  expect([given('due', false), given('due', true)]).toEqual([true, true])
  expect([given('approved', false), given('approved', true)]).toEqual([true, false])
  for (const state of ['sending', 'sent', 'confirmed']) expect(given(state, false)).toBe(false)
})

test('what goes back the way it came needs no account', () => {
  expect(isByTransfer({ state: 'due', can_return: true })).toBe(false)
  expect(canGiveAccount({ state: 'due', can_return: true, has_account: false, is_listed: false })).toBe(false)
})

test('every bank stands in the list once', () => {
  expect(new Set(refundBankCodes).size).toBe(refundBankCodes.length)
  expect(bankNameOf('451')).toBe('Bank Syariah Indonesia (BSI)')
})

test('what stands on a list of transfers goes where it was to go then; where there is no account, one is given', () => {
  const listed = { state: 'due', can_return: false, is_listed: true }
  expect(canGiveAccount({ ...listed, has_account: true })).toBe(false)
  expect(canGiveAccount({ ...listed, has_account: false })).toBe(true)
})
