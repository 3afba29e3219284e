import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.shown.ts'
import { chosenAt } from '../../shown-desk.ts'
import { hidePartner, unhidePartner } from '../../store.shown.ts'

type Call = typeof contract.showPartner

export async function showPartner(ctx: StaffCtx, { id, partner_id, is_shown }: Input<Call>): Promise<Output<Call>> {
  const { partners } = await chosenAt(ctx, { id, lock: true })
  const before = partners.find((one) => one.partner_id === partner_id)
  if (!before) throw new Refusal(codes.not_found)
  if (before.is_shown === is_shown) return { tenant_id: id, partners }
  await (is_shown ? unhidePartner : hidePartner)(ctx.db, { tenant_id: id, partner_id })
  const facts = (shown: boolean) => ({ partner_id, is_shown: shown })
  ctx.audit({ thing: 'tenant', thing_id: id, before: facts(before.is_shown), after: facts(is_shown) })
  return chosenAt(ctx, { id, lock: false })
}
