import { expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { decideApproval, needsSecond } from './approval.ts'

test('one person sends what is below the limit, two what reaches it', () => {
  const rules = { approval_from: 10_000_000 }
  expect([9_999_999, 10_000_000, 10_000_001].map((amount) => needsSecond(amount, rules))).toEqual([false, true, true])
})

const now = new Date('2026-11-17T03:00:00Z')
const request = { requested_by: 'nadia', is_active: true }
const calm = { account_changes: [], now }
const by = (staff_id: string, event: 'approve' | 'reject' = 'approve', has_role = true) => ({
  ...{ staff_id, event, has_role },
})

test('whoever asked does not approve, and may take it back; another may do either', () => {
  expect(decideApproval(request, by('nadia'), calm)).toEqual({ ok: false, code: 'F-APR-1s1' })
  expect(decideApproval(request, by('nadia', 'reject'), calm)).toEqual({ ok: true })
  expect(decideApproval(request, by('budi'), calm)).toEqual({ ok: true })
  expect(decideApproval(request, by('budi', 'reject'), calm)).toEqual({ ok: true })
})

test('who has lost the role decides nothing', () => {
  const refused = { ok: false, code: 'F-APR-4r4' }
  expect(decideApproval(request, by('budi', 'approve', false), calm)).toEqual(refused)
  expect(decideApproval(request, by('budi', 'reject', false), calm)).toEqual(refused)
})

test('what somebody asked for who has left is rejected, not approved', () => {
  const left = { ...request, is_active: false }
  expect(decideApproval(left, by('budi'), calm)).toEqual({ ok: false, code: 'F-APR-5d5' })
  expect(decideApproval(left, by('budi', 'reject'), calm)).toEqual({ ok: true })
})

test('who changed the bank account approves nothing for a day, and may reject; anyone else may approve', () => {
  const changed = (ago: number) => ({ account_changes: [{ changed_by: 'budi', changed_at: addMs(now, -ago) }], now })
  expect(decideApproval(request, by('budi'), changed(0))).toEqual({ ok: false, code: 'F-APR-6b6' })
  expect(decideApproval(request, by('budi'), changed(dayMs - 1))).toEqual({ ok: false, code: 'F-APR-6b6' })
  expect(decideApproval(request, by('budi'), changed(dayMs))).toEqual({ ok: true })
  expect(decideApproval(request, by('budi', 'reject'), changed(0))).toEqual({ ok: true })
  expect(decideApproval(request, by('sari'), changed(0))).toEqual({ ok: true })
})
