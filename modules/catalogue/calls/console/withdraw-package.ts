import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { tellSeatsChanged } from '../../events.ts'
import { lockInScope, pendingChange } from '../../packages/access.ts'
import { packageView } from '../../packages/see.ts'
import { decideChange, transitionPackage } from '../../packages/transition.ts'
import { savedContent } from '../../packages/write.ts'

type Call = typeof contract.withdrawPackage

export async function withdrawPackage(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, reason, confirm_name } = input
  const { language } = ctx
  const row = await lockInScope(ctx, id)
  confirmName({ confirm_name, name: savedContent(row).name[language] || savedContent(row).name.id, language })
  const change = await pendingChange(ctx.db, id)
  const withdrawn = await transitionPackage(ctx, row, { event: 'withdraw', actor: 'partner', reason })
  if (!withdrawn) throw new Refusal(codes.package_not_on_sale)
  if (change) await decideChange(ctx, change, { event: 'take_back', actor: 'partner', reason })
  await tellSeatsChanged(ctx.db, { product_id: id, now: ctx.now })
  ctx.audit({ thing: 'package', thing_id: id, before: { state: row.state }, after: { state: withdrawn.state }, reason })
  return packageView(ctx, withdrawn)
}
