import { Undeliverable } from './undeliverable.ts'

/** Why an address takes no mail: no such mailbox, no such domain, or a mailbox that was closed. */
export const bounceReasons = ['no_mailbox', 'no_domain', 'closed'] as const
export type BounceReason = (typeof bounceReasons)[number]

/** What a mail server says of an address: RFC 3463 (`5.1.1`), or the three digits of SMTP where it says no more. */
export type Bounce = { email: string; status: string; reason: BounceReason }

/** The mailbox of one recipient is not there: no mail to it will arrive. */
export class Bounced extends Undeliverable {
  override name = 'Bounced'
  readonly status: string
  readonly reason: BounceReason
  constructor(message: string, { status, reason }: Omit<Bounce, 'email'>) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

/**
 * Whether a status speaks of the recipient's address. X.1.7 and X.1.8 are about the sender, a full mailbox (X.2.2) may be
 * emptied, and X.7 is policy: none of these says that the address is wrong.
 */
export function bounceReason(status: string): BounceReason | undefined {
  if (/^5\.1\.(2|10)$/.test(status)) return 'no_domain'
  if (/^5\.(1\.6|2\.1)$/.test(status)) return 'closed'
  return /^5\.1\.[01345]$|^55[013]$/.test(status) ? 'no_mailbox' : undefined
}

// Without a status of its own, 550 is also what servers say to senders they will not have.
const isAboutSender = /relay|block|spam|polic|denied|listed|reputation|authenticat/i

/** The status in the answer of a mail server, where it refuses the recipient for good. */
export function bounceIn(response: string): Omit<Bounce, 'email'> | undefined {
  const [, code = '', enhanced] = /^(5\d\d)[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? []
  if (!enhanced && isAboutSender.test(response)) return undefined
  const status = enhanced ?? code
  const reason = bounceReason(status)
  return reason && { status, reason }
}

/** Two spellings of one address are one address. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()

/** What a mail server reports later: which mail came back, and the addresses it may have been mailed to. */
export type BounceReport = { mail_id: string; failed: (Omit<Bounce, 'email'> & { emails: string[] })[] }
