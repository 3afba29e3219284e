import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import type { SealPorts } from '../../ports.ts'
import { accountView, openNumber } from '../../refund-account.ts'
import { refundInScope } from '../../refunds.ts'
import { accountsOfRefunds } from '../../store.refund-accounts.ts'

type Call = typeof contract.openRefundAccount

export async function openRefundAccount(ctx: StaffCtx<SealPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  await refundInScope(ctx, id)
  const account = (await accountsOfRefunds(ctx.db, [id])).get(id)
  if (!account) throw new Refusal(codes.not_found)
  const { bank_code, holder, ending } = account
  const facts = { bank_code, holder, ending }
  ctx.audit({ thing: 'refund', thing_id: id, before: facts, after: facts })
  return { ...accountView(account), whole_number: openNumber(ctx.ports, account) }
}
