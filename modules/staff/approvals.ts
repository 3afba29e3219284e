import type { Db, StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { decideApproval } from './rules/approval.ts'
import { type ApprovalEvent, approvalMachine } from './rules/machine.ts'
import { type Approval, type ApprovedStep, insertApproval, lockRequested, stepApproval } from './store.approvals.ts'

type Ctx = Pick<StaffCtx, 'staff' | 'audit' | 'now'>
type Step = ApprovedStep & Pick<Approval, 'amount' | 'details'>

/** Asks for a second person. The step itself is done when they approve it. */
export async function requestApproval(ctx: Ctx, db: Db, step: Step): Promise<void> {
  const { staff, now, audit } = ctx
  const id = newId(now)
  const request = { id, ...step, state: approvalMachine.start, requested_by: staff.id, requested_at: now }
  if (!(await insertApproval(db, request))) throw new Refusal(codes.approval_waiting)
  audit({ thing: 'approval', thing_id: id, before: null, after: { ...described(step), state: approvalMachine.start } })
}

const described = ({ kind, thing_id, amount }: Pick<Approval, 'kind' | 'thing_id' | 'amount'>) => ({
  kind,
  of: thing_id,
  amount,
})

type Decision = ApprovedStep & { event: ApprovalEvent; reason?: string }

/** The second person decides. Gives the request: whoever approved carries it out in the same transaction. */
export async function decideRequest(ctx: Ctx, db: Db, { event, reason, ...step }: Decision): Promise<Approval> {
  const { staff, now, audit } = ctx
  const request = await lockRequested(db, step)
  if (!request) throw new Refusal(codes.nothing_to_approve)
  const decision = decideApproval(request, { staff_id: staff.id, event })
  if (!decision.ok) throw new Refusal(decision.code)
  const state = next(approvalMachine, request.state, { event, actor: 'staff' })
  if (!state) throw new Error(`a request that is ${request.state} cannot be decided`)
  const decided = { state, decided_by: staff.id, decided_at: now, decision_reason: reason ?? null }
  await stepApproval(db, request, decided)
  const facts = described(request)
  const before = { ...facts, state: request.state }
  audit({ thing: 'approval', thing_id: request.id, before, after: { ...facts, state }, ...(reason && { reason }) })
  return { ...request, ...decided }
}
