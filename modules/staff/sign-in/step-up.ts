import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { StaffPorts } from '../ports.ts'
import { findStaff } from '../store.ts'
import { spendCode } from './prove.ts'

/** What a module must have that asks for one. */
export type StepUpPorts = Pick<StaffPorts, 'documents'>
type Ctx = Pick<StaffCtx<StepUpPorts>, 'db' | 'staff' | 'ports' | 'now' | 'counts_codes'>

/**
 * A code of the app for one step that weighs much: it is used up by it, so that no other step goes with the same. The pipeline
 * counts wrong ones (`step_code`): here it would take a second connection, and be undone with the transaction.
 */
export async function proveStep({ db, staff, ports, now, counts_codes }: Ctx, code: string): Promise<void> {
  if (!counts_codes) throw new Error('a call that asks for a code has to say step_code')
  const person = await findStaff(db, staff.id)
  if (!person || !(await spendCode(db, person, { code, ports, now }))) throw new Refusal(codes.staff_code_wrong)
}
