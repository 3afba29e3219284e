import type { Db, StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { decideApproval, needsSecond } from './rules/approval.ts'
import { type ApprovalEvent, approvalMachine } from './rules/machine.ts'
import {
  type Approval,
  type ApprovedStep,
  insertApproval,
  lockRequested,
  requestedOf,
  stepApproval,
} from './store.approvals.ts'

type Ctx = Pick<StaffCtx, 'staff' | 'audit' | 'now'>
type Step = ApprovedStep & Pick<Approval, 'amount' | 'details'>

/** Asks for a second person. The step itself is done when they approve it. */
async function requestApproval(ctx: Ctx, db: Db, step: Step): Promise<void> {
  const { staff, now, audit } = ctx
  const id = newId(now)
  const request = { id, ...step, state: approvalMachine.start, requested_by: staff.id, requested_at: now }
  if (!(await insertApproval(db, request))) throw new Refusal(codes.approval_waiting)
  audit({ thing: 'approval', thing_id: id, before: null, after: { ...described(step), state: approvalMachine.start } })
}

type MoneyOut = ApprovedStep & {
  amount: number
  /** What counts for the limit: with parts of the same thing, so that nobody sends much in many small ones. */
  counted: number
  reference: string
  send: () => Promise<void>
}

/** Money leaves: at once, or from a limit on when a second person approves. */
export async function sendOrRequest(ctx: Ctx, db: Db, { send, reference, counted, ...step }: MoneyOut): Promise<void> {
  // A limit that was raised meanwhile does not overrule who waits for a second person.
  if ((await requestedOf(db, step.kind, [step.thing_id])).size > 0) throw new Refusal(codes.approval_waiting)
  const rules = await datedRulesOn(db, jakartaDate(ctx.now))
  return needsSecond(counted, rules) ? requestApproval(ctx, db, { ...step, details: { reference } }) : send()
}

/** A request as the desk shows it beside what it is about; nothing, where none waits. */
export const approvalView = (request: Approval | undefined) =>
  request
    ? { approval_id: request.id, requested_by: request.requested_by, reference: request.details.reference ?? '' }
    : null

const described = ({ kind, thing_id, amount }: Pick<Approval, 'kind' | 'thing_id' | 'amount'>) => ({
  kind,
  of: thing_id,
  amount,
})

/** Who decides names the very request they have read: another may have taken its place. */
type Decision = ApprovedStep & { approval_id: string; event: ApprovalEvent; reason?: string }

/** The second person decides. Gives the request: whoever approved carries it out in the same transaction. */
export async function decideRequest(
  ctx: Ctx,
  db: Db,
  { approval_id, event, reason, ...step }: Decision,
): Promise<Approval> {
  const { staff, now, audit } = ctx
  const request = await lockRequested(db, step)
  if (request?.id !== approval_id) throw new Refusal(codes.nothing_to_approve)
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
