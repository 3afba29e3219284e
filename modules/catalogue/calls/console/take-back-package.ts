import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockInScope, pendingChange } from '../../packages/access.ts'
import { packageView } from '../../packages/see.ts'
import { decideChange, transitionPackage } from '../../packages/transition.ts'
import { writePackage } from '../../packages/write.ts'

type Call = typeof contract.takeBackPackage

export async function takeBackPackage(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const row = await lockInScope(ctx, id)
  const change = await pendingChange(ctx.db, id)
  if (!change) throw new Refusal(codes.package_not_waiting)
  const cause = { event: 'take_back', actor: 'partner' } as const
  await decideChange(ctx, change, cause)
  const taken =
    (await transitionPackage(ctx, row, cause)) ??
    (await writePackage(ctx, row, { event: 'take_back', next: row.next_fields }))
  const facts = ({ state, version }: typeof row) => ({ state, version })
  ctx.audit({ thing: 'package', thing_id: id, before: facts(row), after: facts(taken) })
  return packageView(ctx, taken)
}
