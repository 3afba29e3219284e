import { expect, test } from 'vitest'
import { decideApproval, needsSecond } from './approval.ts'

test('one person sends what is below the limit, two what reaches it', () => {
  const rules = { approval_from: 10_000_000 }
  expect([9_999_999, 10_000_000, 10_000_001].map((amount) => needsSecond(amount, rules))).toEqual([false, true, true])
})

test('whoever asked does not approve, and may take it back; another may do either', () => {
  const request = { requested_by: 'nadia' }
  expect(decideApproval(request, { staff_id: 'nadia', event: 'approve' })).toEqual({ ok: false, code: 'F-APR-1s1' })
  expect(decideApproval(request, { staff_id: 'nadia', event: 'reject' })).toEqual({ ok: true })
  expect(decideApproval(request, { staff_id: 'budi', event: 'approve' })).toEqual({ ok: true })
})
