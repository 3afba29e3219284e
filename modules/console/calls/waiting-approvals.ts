import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { approvalsWaitingFor } from '#modules/staff/module.ts'
import type * as contract from '../contract.console.ts'

type Call = typeof contract.waitingApprovals

export async function waitingApprovals({ db, staff, now }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  platformOnly(staff)
  const kinds = await approvalsWaitingFor(db, staff.id)
  return { kinds: kinds.map(({ oldest_at, ...kind }) => ({ ...kind, oldest_at: (oldest_at ?? now).toISOString() })) }
}
