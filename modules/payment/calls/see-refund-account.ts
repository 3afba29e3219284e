import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import type { PaymentPorts } from '../ports.ts'
import { ownAccountView, ownRefunds } from '../refund-account.ts'

type Call = typeof contract.seeRefundAccount

export async function seeRefundAccount(ctx: MemberCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports } = ctx
  const rows = await ownRefunds(db, ports, { tenant_id: tenant.id, user_id: user.id, order_id: id })
  if (rows.length === 0) throw new Refusal(codes.not_found)
  return ownAccountView(rows)
}
