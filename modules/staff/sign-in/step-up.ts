import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { StaffPorts } from '../ports.ts'
import { findStaff } from '../store.ts'
import { takeCodeTry } from './counts.ts'
import { spendCode } from './prove.ts'

/** What a module must have that asks for one. */
export type StepUpPorts = Pick<StaffPorts, 'limits' | 'documents'>
type Ctx = Pick<StaffCtx<StepUpPorts>, 'db' | 'staff' | 'ports' | 'now'>

/** A code of the app for one step that weighs much: it is used up by it, so that no other step goes with the same. */
export async function proveStep(ctx: Ctx, code: string): Promise<void> {
  const { db, staff, ports, now } = ctx
  const undo = await takeCodeTry(ports, staff.id)
  const person = await findStaff(db, staff.id)
  if (!person || !(await spendCode(db, person, { code, ports, now }))) throw new Refusal(codes.staff_code_wrong)
  await undo()
}
