import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { attributeOpened } from '../attribution.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.keepRecommendation

export async function keepRecommendation(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, now } = ctx
  const opened_at = new Date(input.opened_at)
  await attributeOpened(db, { tenant_id: tenant.id, user_id: user.id, code: input.affiliate_code, opened_at, now })
  return {}
}
