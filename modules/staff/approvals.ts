import type { Db, StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { type AccountChange, decideApproval, needsSecond } from './rules/approval.ts'
import { type ApprovalEvent, approvalMachine } from './rules/machine.ts'
import {
  type Approval,
  type ApprovedStep,
  insertApproval,
  lockActive,
  lockGrant,
  lockRequested,
  requestedOf,
  stepApproval,
} from './store.approvals.ts'

type Ctx = Pick<StaffCtx, 'staff' | 'audit' | 'now'>
type Step = ApprovedStep & Pick<Approval, 'amount' | 'details'>

async function insertRequest({ staff, now, audit }: Ctx, db: Db, step: Step): Promise<string> {
  const id = newId(now)
  const request = { id, ...step, state: approvalMachine.start, requested_by: staff.id, requested_at: now }
  if (!(await insertApproval(db, request))) throw new Refusal(codes.approval_waiting)
  audit({ thing: 'approval', thing_id: id, before: null, after: { ...described(step), state: approvalMachine.start } })
  return id
}

type AlwaysByTwo = ApprovedStep & { details?: Approval['details'] }

/** Asks for a second person, for a step that nobody takes alone, whatever the limit. Gives the id of the request. */
export const requestApproval = (ctx: Ctx, db: Db, { details = {}, ...step }: AlwaysByTwo): Promise<string> =>
  insertRequest(ctx, db, { ...step, amount: null, details })

type MoneyOut = ApprovedStep & {
  amount: number
  /** What counts for the limit: with parts of the same thing, so that nobody sends much in many small ones. */
  counted: number
}

const limitToday = (db: Db, now: Date) => datedRulesOn(db, jakartaDate(now))

/** Money that nobody has approved leaves by one person's word: refused from a limit on, and while a second person is waited for. */
export async function refuseUnapproved(
  { now }: Pick<Ctx, 'now'>,
  db: Db,
  step: Omit<MoneyOut, 'amount'>,
): Promise<void> {
  // A limit that was raised meanwhile does not overrule who waits for a second person.
  if ((await requestedOf(db, step.kind, [step.thing_id])).size > 0) throw new Refusal(codes.approval_waiting)
  if (needsSecond(step.counted, await limitToday(db, now))) throw new Refusal(codes.approval_needed)
}

/** Asks for a second person before money leaves; refused below the limit, where nobody has to wait for one. */
export async function requestMoneyOut(
  ctx: Ctx,
  db: Db,
  { counted, details = {}, ...step }: MoneyOut & { details?: Approval['details'] },
): Promise<void> {
  if (!needsSecond(counted, await limitToday(db, ctx.now))) throw new Refusal(codes.approval_not_needed)
  await insertRequest(ctx, db, { ...step, details })
}

/** A request as the desk shows it beside what it is about; nothing, where none waits. */
export const approvalView = (request: Approval | undefined) =>
  request ? { approval_id: request.id, requested_by: request.requested_by } : null

const described = ({ kind, thing_id, amount }: Pick<Approval, 'kind' | 'thing_id' | 'amount'>) => ({
  kind,
  of: thing_id,
  amount,
})

/** Who decides names the very request they have read: another may have taken its place. */
type Decision = ApprovedStep & {
  approval_id: string
  event: ApprovalEvent
  reason?: string
  /** Where money leaves: who has changed the account that it goes to. */
  account_changes?: readonly AccountChange[]
}
type Decided = Pick<Approval, 'state' | 'decided_by' | 'decided_at' | 'decision_reason'>

/** Who may decide is read under locks, with the step: a grant or an account may have ended since the call began. */
async function checkDecision({ staff, now }: Ctx, db: Db, { request, event, account_changes = [] }: Judged) {
  const active = await lockActive(db, [staff.id, request.requested_by])
  const has_role = active.has(staff.id) && (await lockGrant(db, staff, addMs(now, -dayMs)))
  const requester = { requested_by: request.requested_by, is_active: active.has(request.requested_by) }
  const decision = decideApproval(requester, { staff_id: staff.id, has_role, event }, { account_changes, now })
  if (!decision.ok) throw new Refusal(decision.code)
}
type Judged = Pick<Decision, 'event' | 'account_changes'> & { request: Approval }

/** The second person decides. Gives the request: whoever approved carries it out in the same transaction. */
export async function decideRequest(
  ctx: Ctx,
  db: Db,
  { approval_id, event, reason, account_changes, ...step }: Decision,
): Promise<Approval> {
  const { staff, now } = ctx
  const request = await lockRequested(db, step)
  if (request?.id !== approval_id) throw new Refusal(codes.nothing_to_approve)
  await checkDecision(ctx, db, { request, event, ...(account_changes && { account_changes }) })
  const state = next(approvalMachine, request.state, { event, actor: 'staff' })
  if (!state) throw new Error(`a request that is ${request.state} cannot be decided`)
  const decided = { state, decided_by: staff.id, decided_at: now, decision_reason: reason ?? null }
  await stepApproval(db, request, decided)
  await auditDecision(ctx, db, { request, decided })
  return { ...request, ...decided }
}

/** With the limit as it stands now, for money: whoever reads the audit sees by which one it was decided. */
async function auditDecision(
  { audit, now }: Ctx,
  db: Db,
  { request, decided }: { request: Approval; decided: Decided },
) {
  const limit = request.amount === null ? null : (await limitToday(db, now)).approval_from
  const facts = { ...described(request), limit }
  const [before, after] = [
    { ...facts, state: request.state },
    { ...facts, state: decided.state },
  ]
  const reason = decided.decision_reason
  audit({ thing: 'approval', thing_id: request.id, before, after, ...(reason && { reason }) })
}
