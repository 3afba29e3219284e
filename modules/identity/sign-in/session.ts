import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import { addMs } from '#core/time.ts'
import type { login } from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { refreshLifeMs } from '../rules/refresh.ts'
import { insertRefreshToken, insertSession } from '../store.ts'

/** Signs a member in on this device: a new session each time, so one set beforehand is worth nothing. */
export async function openSession(ctx: AnyoneCtx<IdentityPorts>, user_id: string): Promise<Output<typeof login>> {
  const { db, now, tenant, request } = ctx
  const session_id = newId(now)
  const refresh_token = newSecret()
  await insertSession(db, {
    id: session_id,
    user_id,
    user_agent: request.user_agent,
    ip: request.ip,
    created_at: now,
    authenticated_at: now,
  })
  const expires_at = addMs(now, refreshLifeMs)
  await insertRefreshToken(db, { token_hash: hashSecret(refresh_token), session_id, expires_at })
  const user_token = await ctx.ports.tokens.signUserToken({ user_id, session_id, tenant_id: tenant.id }, now)
  return { user_token, refresh_token, token_type: 'Bearer' }
}
