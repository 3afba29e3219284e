import type { LimitPort } from '#core/ports.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'

/** Where scans lie, what checks and seals them, and how many come at once. */
export type SavingsPorts = Pick<DocumentPorts, 'files' | 'documents'> & { limits: LimitPort }
/** A request of a bank as it came: headers in lower case, bytes as they were, and the path of our own address with its query sorted. */
export type BankDelivery = { headers: Readonly<Record<string, string | undefined>>; raw: Buffer; path: string }

/** `field` and `missing` name a header that is malformed or not there. */
export type BankToken =
  | { ok: true; token: string; expires_in: number }
  | { ok: false; why: 'unauthorized' }
  | { ok: false; why: 'format' | 'missing'; field: string }

/** What one bank and we have agreed on to speak over SNAP. */
export type BankConnection = {
  /** A token for the bank itself. */
  token(headers: BankDelivery['headers']): BankToken
  /** Whether its signature holds over the bytes as they came, in time and with a token of ours. */
  verify(delivery: BankDelivery): 'signed' | 'unauthorized' | 'token'
  /** What a repeat under the same external id is answered: that it is one, or what was answered first. */
  repeat_answer: 'inconsistent' | 'first'
}

export type BankPorts = {
  banks: {
    /** None for a bank that is not connected. */
    connection(slug: string): BankConnection | undefined
    /** Somebody whose signature did not hold: a line of the log, so many a minute and no more. */
    noteUnsigned(facts: { bank: string; ip: string; why: string }): void
  }
}
