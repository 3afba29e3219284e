export type Standing = 'unknown' | 'unverified' | 'verified'
export type RegistrationFacts = { standing: Standing; may_mail: boolean }
export type RegistrationDecision = {
  /** A new row, or an unverified one written over. */
  may_replace: boolean
  mail: 'code' | 'replaced_code' | 'already_member' | 'none'
}

/** Where an e-mail address stands before a registration. */
export function standingOf(member: { email_verified_at: Date | null } | undefined): Standing {
  if (!member) return 'unknown'
  return member.email_verified_at ? 'verified' : 'unverified'
}

/**
 * Whatever it decides, the caller sees the same. Without a new mail nothing is replaced: a code that waits in a
 * mailbox must never confirm a password that somebody else has set since.
 */
export function decideRegistration({ standing, may_mail }: RegistrationFacts): RegistrationDecision {
  if (!may_mail) return { may_replace: false, mail: 'none' }
  if (standing === 'verified') return { may_replace: false, mail: 'already_member' }
  return { may_replace: true, mail: standing === 'unverified' ? 'replaced_code' : 'code' }
}
