import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { withdrawPlan } from '../end.ts'
import type { SavingsPorts } from '../ports.ts'

type Call = typeof contract.withdrawSavings

export async function withdrawSavings(
  ctx: MemberCtx<SavingsPorts>,
  { id }: Input<Call>,
): Promise<Record<string, never>> {
  await withdrawPlan(ctx, id)
  return {}
}
