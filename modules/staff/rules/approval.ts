import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import type { ApprovalEvent } from './machine.ts'

/** From this amount on one person alone may not send money away; the limit is a dated rule. */
export const needsSecond = (amount: number, { approval_from }: { approval_from: number }): boolean =>
  amount >= approval_from

type Decision = { ok: true } | { ok: false; code: RefusalCode }

/** Whoever asked may take it back, and never approves it. */
export const decideApproval = (
  { requested_by }: { requested_by: string },
  { staff_id, event }: { staff_id: string; event: ApprovalEvent },
): Decision =>
  event === 'approve' && requested_by === staff_id ? { ok: false, code: codes.approver_is_requester } : { ok: true }
