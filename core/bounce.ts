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
 * Whether a status speaks of the recipient's address. X.1.7 and X.1.8 are about the sender and X.1.0 about either, a full
 * mailbox (X.2.2) may be emptied, and X.7 is policy: none of these says that the address is wrong.
 */
export function bounceReason(status: string): BounceReason | undefined {
  if (/^5\.1\.(2|10)$/.test(status)) return 'no_domain'
  if (/^5\.(1\.6|2\.1)$/.test(status)) return 'closed'
  return /^5\.1\.[1345]$/.test(status) ? 'no_mailbox' : undefined
}

/** Addresses may hold any word, and who writes the answer may write much. */
const wordsOf = (response: string): string => response.slice(0, 1000).replaceAll(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/g, '@')

const aboutUs = [
  /\b(senders?|from address|relay(?! recipient)|relaying|spf|dkim|dmarc|helo|ehlo|ptr|rdns|reverse dns|ip|rbl|dnsbl)\b/i,
  /\b(block|black ?list|den(y|ied)|listed|spam|polic|prohibit|reputation|authenticat|verif|call(back|out)|abus|virus)/i,
  /\b(rate|limit|volume|temporar|too (many|much)|your (domain|host|server|network|mail))/i,
]
const isFull = /\bquota\b|\boverquota\b|\bfull\b/i

/** What the status says of the recipient may be said because of the sender, our own server, or how much we send. */
const isAboutUs = (words: string): boolean => aboutUs.some((one) => one.test(words))

/** Without a status of its own, 550 is also what servers say to senders they will not have. */
const noMailbox = [
  /\bno such (local )?(user|mailbox|recipient|address|account|person)\b|\bno mailbox (here|by that name)\b/i,
  /\b(unknown|invalid|nonexistent|non-existent) (local )?(user|mailbox|recipient|address|account)\b/i,
  /\b(user|mailbox|recipient|address|account)( is)? (unknown|invalid|not found|not known|unavailable)\b/i,
  /\b(does not|doesn['’]t) exist\b|\bmailbox name not allowed\b/i,
]

/** The status in the answer of a mail server, where it refuses the recipient for good. */
export function bounceIn(response: string): Omit<Bounce, 'email'> | undefined {
  const [, code = '', enhanced] = /^(5\d\d)[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? []
  const words = wordsOf(response)
  if (isAboutUs(words) || isFull.test(words)) return undefined
  if (enhanced) {
    const reason = bounceReason(enhanced)
    return reason && { status: enhanced, reason }
  }
  const isBare = /^55[013]$/.test(code) && noMailbox.some((one) => one.test(words))
  return isBare ? { status: code, reason: 'no_mailbox' } : undefined
}

/** Whether a refusal speaks of the sender, or of what a server thinks of us: that is no fault of the recipient's. */
export const refusesUs = (response: string): boolean =>
  /^5\d\d[ -]5\.1\.[078]\b/.test(response) || isAboutUs(wordsOf(response))

/** Two spellings of one address are one address. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()

/** What a mail server reports later: which mail came back, and the addresses it may have been mailed to. */
export type BounceReport = { mail_id: string; failed: (Omit<Bounce, 'email'> & { emails: string[] })[] }
