import { cache } from '#core/cache.ts'
import type { Caller, Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Tenant } from '#core/tenant.ts'
import { findLiveSession } from '#modules/identity/module.ts'
import type { Keys } from './keys.ts'

const limits = { entries: 20_000, ttl_ms: 30_000 } // decisions §2: revocation is noticed after at most 30 s

type LiveSession = Awaited<ReturnType<typeof findLiveSession>>
export type Callers = {
  caller(tenant: Tenant, token: string): Promise<Caller>
  /** Makes this process notice the end of this member's sessions at once, or of anybody's. */
  forget(user_id?: string): void
}

/** User token → member. Another tenant's token, an ended session and a deleted member are all "sign in first". */
export function callers(db: Db, keys: Keys, clock: () => Date): Callers {
  const sessions = cache<LiveSession>(limits)
  return {
    async caller(tenant, token) {
      const claims = await keys.readUserToken(token, clock())
      if (claims === 'expired') throw new Refusal(codes.token_expired)
      if (claims === 'invalid' || claims.tenant_id !== tenant.id) throw new Refusal(codes.not_signed_in)
      const session = await sessions.load(claims.session_id, () => findLiveSession(db, claims.session_id))
      if (!session || session.user_id !== claims.user_id || session.tenant_id !== tenant.id) {
        throw new Refusal(codes.token_expired)
      }
      return { id: session.user_id, session_id: claims.session_id, authenticated_at: session.authenticated_at }
    },
    forget(user_id) {
      if (user_id === undefined) sessions.clear()
      else sessions.clear((session) => session?.user_id === user_id)
    },
  }
}
