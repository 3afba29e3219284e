import { addMs, dayMs, secondMs } from '#core/time.ts'

// decisions §2: a refresh token lives 30 days; parallel tabs may use one twice within 10 s.
export const refreshLifeMs = 30 * dayMs
const graceMs = 10 * secondMs

export type RefreshFacts = {
  expires_at: Date
  used_at: Date | null
  session_ended_at: Date | null
  user_deleted_at: Date | null
}
export type RefreshDecision =
  | { ok: true; expires_at: Date }
  /** `reused`: someone else holds the family too, so all of it ends. */
  | { ok: false; why: 'ended' | 'expired' | 'reused' }

/** What a refresh token is worth now. */
export function decideRefresh(facts: RefreshFacts, now: Date): RefreshDecision {
  if (facts.session_ended_at || facts.user_deleted_at) return { ok: false, why: 'ended' }
  if (facts.used_at && now.getTime() - facts.used_at.getTime() > graceMs) return { ok: false, why: 'reused' }
  if (facts.expires_at <= now) return { ok: false, why: 'expired' }
  return { ok: true, expires_at: addMs(facts.used_at ?? now, refreshLifeMs) }
}
