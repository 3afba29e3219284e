import type { Output } from '#core/call.ts'
import type { Db, RefreshCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { decideRefresh } from '../rules/refresh.ts'
import { endSession, insertRefreshToken, lockRefreshToken, markRefreshTokenUsed } from '../store.ts'

type Ctx = RefreshCtx<IdentityPorts>

/** The next pair. The successor is made from the token itself, so a parallel tab gets the very same one. */
export async function refresh(ctx: Ctx): Promise<Output<typeof contract.refresh>> {
  const rotated = await ctx.db.transaction((db) => rotate(ctx, db))
  if (!rotated) throw new Refusal(codes.session_ended)
  const { user_id, session_id, refresh_token } = rotated
  const user_token = await ctx.ports.tokens.signUserToken({ user_id, session_id, tenant_id: ctx.tenant.id }, ctx.now)
  return { user_token, refresh_token, token_type: 'Bearer' }
}

/** Nothing when the token is worth nothing; ending a stolen family must be kept, so it is not a throw. */
async function rotate(ctx: Ctx, db: Db) {
  const token_hash = hashSecret(ctx.refresh_token)
  const stored = await lockRefreshToken(db, ctx.tenant.id, token_hash)
  if (!stored) return undefined
  const decision = decideRefresh(stored, ctx.now)
  if (!decision.ok) {
    const { rowCount } = await endSession(db, stored.session_id, { now: ctx.now, reason: decision.why })
    // A token of a session that ended long ago tells nobody anything, however often it comes.
    if (rowCount) ctx.ports.sessionsEnded(stored.user_id)
    return undefined
  }
  const refresh_token = ctx.ports.tokens.keyedHash('refresh-successor', ctx.refresh_token)
  await markRefreshTokenUsed(db, token_hash, ctx.now)
  const { session_id, user_id } = stored
  await insertRefreshToken(db, { token_hash: hashSecret(refresh_token), session_id, expires_at: decision.expires_at })
  return { session_id, user_id, refresh_token }
}
