export type Standing = 'unknown' | 'unverified' | 'verified'
export type RegistrationFacts = { standing: Standing; may_mail: boolean }
export type RegistrationMail = 'code' | 'repeated_code' | 'already_member' | 'none'

/** Where an e-mail address stands before a registration. */
export function standingOf(member: { email_verified_at: Date | null } | undefined): Standing {
  if (!member) return 'unknown'
  return member.email_verified_at ? 'verified' : 'unverified'
}

/** What is mailed; whatever it is, the caller sees the same. */
export function mailOfRegistration({ standing, may_mail }: RegistrationFacts): RegistrationMail {
  if (!may_mail) return 'none'
  if (standing === 'verified') return 'already_member'
  return standing === 'unverified' ? 'repeated_code' : 'code'
}

/** How many registrations of one address wait at a time, and how many of them from one network. */
export const mostPending = 8
export const mostPendingOfNetwork = 3

/** A registration of an address that waits for its code. `is_first`: the account was made of it. */
export type Pending = { id: string; is_first: boolean; token_hash: string; network: string }
export type Prover = { token_hash: string | undefined; network: string }
export type Confirmed = { what: 'as_it_is' } | { what: 'registration'; id: string } | { what: 'address_only' }

/**
 * What a right code confirms. It proves the mailbox, and strangers can register an address: a password counts only
 * where whoever brings the code also shows that the registration was theirs.
 */
export function confirmedBy(pending: readonly Pending[], { token_hash, network }: Prover): Confirmed {
  const first = pending.find((one) => one.is_first)
  if (token_hash === undefined) {
    // An app that knows no secret is believed where nobody else has registered, and where it registered from.
    const isTheirs = pending.length === 0 || (pending.length === 1 && first?.network === network)
    return { what: isTheirs ? 'as_it_is' : 'address_only' }
  }
  const own = pending.find((one) => one.token_hash === token_hash)
  // The first one too by what it says itself: what the account has is never taken on trust from a secret.
  return own ? { what: 'registration', id: own.id } : { what: 'address_only' }
}
