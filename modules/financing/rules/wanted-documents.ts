import type { DocumentState } from '#modules/documents/rules/review.ts'
import { type FinancingDocument, financingDocuments } from '#modules/partner/rules/akad.ts'

type BankList = { documents: readonly FinancingDocument[]; tax_card_from: number | null }

/** What a bank that has no list of its own wants to see. */
const usual = ['identity_card', 'family_card', 'proof_of_income'] as const satisfies readonly FinancingDocument[]

/** What a bank wants to see of whoever earns so much: its own list, and the tax card from an income on. */
export function wantedDocuments({ documents, tax_card_from }: BankList, monthly_income: number): FinancingDocument[] {
  const listed: readonly FinancingDocument[] = documents.length > 0 ? documents : usual
  const wantsTax = tax_card_from !== null && monthly_income >= tax_card_from
  return financingDocuments.filter((kind) =>
    kind === 'tax_card' ? wantsTax || (tax_card_from === null && listed.includes(kind)) : listed.includes(kind),
  )
}

type Sent = { kind: string; state: DocumentState }

/** Whether every one of them is there; one that is asked for again is not. */
export const areComplete = (wanted: readonly FinancingDocument[], sent: readonly Sent[]): boolean =>
  wanted.every((kind) => sent.some((one) => one.kind === kind && one.state !== 'rejected'))
