import { codes, type RefusalCode } from '#core/refusal-codes.ts'

type Facts = {
  /** Whose account at the provider this is, by its subject. */
  linked_user_id: string | undefined
  /** The member with the provider's e-mail address. Deleted ones are nobody. */
  member: { id: string; email_verified_at: Date | null } | undefined
}
type Vouched = { email: string | undefined; email_verified: boolean }

export type LinkDecision =
  | { ok: true; step: 'enter' | 'link'; user_id: string }
  | { ok: true; step: 'reclaim'; user_id: string; email: string }
  | { ok: true; step: 'create'; email: string }
  | { ok: false; code: RefusalCode }

/**
 * Which member a person from a provider is. `reclaim`: somebody typed this address here and never proved it, so the
 * account becomes that of the person who did.
 */
export function decideLink({ linked_user_id, member }: Facts, { email, email_verified }: Vouched): LinkDecision {
  if (linked_user_id) return { ok: true, step: 'enter', user_id: linked_user_id }
  // CVE-2026-63472: an address nobody checked must not open the account of its owner.
  if (!email || !email_verified) return { ok: false, code: codes.oidc_email_unverified }
  if (!member) return { ok: true, step: 'create', email }
  if (!member.email_verified_at) return { ok: true, step: 'reclaim', user_id: member.id, email }
  return { ok: true, step: 'link', user_id: member.id }
}

const longestName = 100

/** The provider's name for a person as one clean line, else the part of the e-mail before the @. */
export function memberName(full_name: string | undefined, email: string): string {
  const line = (full_name ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()
  const name = line || email.slice(0, email.lastIndexOf('@'))
  return [...name].slice(0, longestName).join('').trim()
}
