import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { addMs, dayMs } from '#core/time.ts'
import type { ApprovalEvent } from './machine.ts'

/** From this amount on one person alone may not send money away; the limit is a dated rule. */
export const needsSecond = (amount: number, { approval_from }: { approval_from: number }): boolean =>
  amount >= approval_from

/** Somebody changed where the money goes. */
export type AccountChange = { changed_by: string; changed_at: Date }

/** What a call by which somebody rejects can say, and one by which they approve. */
export const rejectionRefusals = [codes.nothing_to_approve, codes.approver_without_role] as const
export const approvalRefusals = [
  ...rejectionRefusals,
  codes.approver_is_requester,
  codes.requester_deactivated,
  codes.approver_changed_account,
] as const

type Requester = { requested_by: string; is_active: boolean }
type Approver = { staff_id: string; has_role: boolean; event: ApprovalEvent }
type Circumstances = { account_changes: readonly AccountChange[]; now: Date }
type Decision = { ok: true } | { ok: false; code: RefusalCode }

const refused = (code: RefusalCode): Decision => ({ ok: false, code })

/** Whoever sends money to an account they have just changed themselves could send it to their own. */
export const changedRecently = (staff_id: string, { account_changes, now }: Circumstances): boolean =>
  account_changes.some(({ changed_by, changed_at }) => changed_by === staff_id && addMs(changed_at, dayMs) > now)

/** Whoever asked may take it back, and never approves it. What somebody asked for ends with their account. */
export function decideApproval(
  { requested_by, is_active }: Requester,
  { staff_id, has_role, event }: Approver,
  circumstances: Circumstances,
): Decision {
  if (!has_role) return refused(codes.approver_without_role)
  if (event === 'reject') return { ok: true }
  if (requested_by === staff_id) return refused(codes.approver_is_requester)
  if (!is_active) return refused(codes.requester_deactivated)
  if (changedRecently(staff_id, circumstances)) return refused(codes.approver_changed_account)
  return { ok: true }
}
