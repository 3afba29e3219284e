import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { isResetLive } from '../store.resets.ts'

export async function checkResetLink(
  ctx: AnyoneCtx,
  input: Input<typeof contract.checkResetLink>,
): Promise<Record<string, never>> {
  const link = { tenant_id: ctx.tenant.id, token_hash: hashSecret(input.token), now: ctx.now }
  if (!(await isResetLive(ctx.db, link))) throw new Refusal(codes.reset_link_invalid)
  return {}
}
