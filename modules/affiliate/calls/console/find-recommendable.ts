import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { ownProfile } from '../../desk.ts'
import type { AffiliatePorts } from '../../ports.ts'

type Call = typeof contract.findRecommendable

export async function findRecommendable(ctx: StaffCtx<AffiliatePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { site } = await ownProfile(ctx, input.consultant_id)
  const matches = await ctx.ports.recommendable.search({ ...ctx, tenant: site }, input.search)
  return { packages: matches.map(({ slug, name, partner }) => ({ slug, name, partner_name: partner.name })) }
}
