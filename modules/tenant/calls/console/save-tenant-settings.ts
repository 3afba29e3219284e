import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { lockVersion, requirePlatform, saveAudited } from '../../desk.ts'

type Call = typeof contract.saveTenantSettings

export async function saveTenantSettings(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const { id, version, google_analytics_id, ...feature_flag } = input
  const before = await lockVersion(ctx, { id, version })
  return saveAudited(ctx, before, { feature_flag, google_analytics_id })
}
