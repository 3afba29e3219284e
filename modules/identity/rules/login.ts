import { codes, type RefusalCode } from '#core/refusal-codes.ts'

const window = 15 * 60

/** Failed sign-ins: of one account from one network, from one network, and of one account from anywhere. */
export const loginLimits = {
  pair: { points: 5, seconds: window },
  network: { points: 60, seconds: window },
  account: { points: 25, seconds: window },
} as const

export type LoginFacts = { is_password_right: boolean; email_verified_at: Date | null }
export type LoginDecision = { ok: true } | { ok: false; code: RefusalCode }

export function decideLogin(facts: LoginFacts): LoginDecision {
  if (!facts.is_password_right) return { ok: false, code: codes.login_wrong }
  return facts.email_verified_at ? { ok: true } : { ok: false, code: codes.email_unverified }
}
